import { beforeEach, describe, expect, it } from 'vitest';
import { fetchModel, type FetchPorts } from '@/llm/download-worker/fetch-model';
import type { DownloadEvent } from '@/llm/files/download-protocol';
import { ownModel } from '@/llm/model/own-model';
import { FakePart } from '../../../support/fake-part';

const URL = 'https://models.example/m.bin';
const whole = Uint8Array.from({ length: 100 }, (_, index) => index);
whole.set(new TextEncoder().encode('TFL3'), 4);

interface Asked {
  readonly range: string | null;
  readonly ifRange: string | null;
  readonly authorization: string | null;
}
type Answer = (asked: Asked) => Response | Promise<Response>;

/** `bytes`, and then a broken connection unless that was all. */
function stream(bytes: Uint8Array, { isCut = false } = {}): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (!isSent) controller.enqueue(bytes);
      else if (isCut) controller.error(new TypeError('network error'));
      else controller.close();
      isSent = true;
    },
  });
}

/** An honest server; `upTo` is where its connection breaks. */
const serve =
  ({ upTo = whole.length, etag = '"a"', content = whole } = {}): Answer =>
  ({ range }) => {
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const headers: Record<string, string> = { 'content-length': String(content.length - from), etag };
    if (range !== null) headers['content-range'] = `bytes ${from}-${content.length - 1}/${content.length}`;
    const body = stream(content.slice(from, Math.max(upTo, from)), { isCut: upTo < content.length });
    return new Response(body, { status: range === null ? 200 : 206, headers });
  };
const refuse =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('', { status, headers });
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fetching a model', () => {
  let part: FakePart;
  let asked: Asked[];
  let events: DownloadEvent[];
  let waits: number[];
  let isOnline: boolean;
  let free: number | null;
  let stopper: AbortController;

  beforeEach(() => {
    part = new FakePart();
    asked = [];
    events = [];
    waits = [];
    isOnline = true;
    free = null;
    stopper = new AbortController();
  });

  function fetching(
    answers: readonly Answer[],
    ports: Partial<FetchPorts> = {},
    token: string | null = null,
  ) {
    const rest = [...answers];
    const last = answers.at(-1) ?? unreachable;
    return fetchModel(ownModel({ name: 'm.bin', family: 'gemma4', url: URL, sha256: null }), token, {
      fetch: async (url, { headers }) => {
        expect(url).toBe(URL);
        const sent = new Headers(headers);
        const request: Asked = {
          range: sent.get('range'),
          ifRange: sent.get('if-range'),
          authorization: sent.get('authorization'),
        };
        asked.push(request);
        return (rest.shift() ?? last)(request);
      },
      part,
      report: (event) => events.push(event),
      signal: stopper.signal,
      now: () => 1_000_000,
      isOnline: () => isOnline,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        isOnline = true;
        return Promise.resolve();
      },
      freeBytes: () => Promise.resolve(free),
      ...ports,
    });
  }
  const isWhole = (): void => expect(part.bytes).toEqual([...whole]);
  const kinds = (): readonly string[] => events.map(({ kind }) => kind);

  it('takes a file in one go, and asks for no range', async () => {
    await fetching([serve()]);
    isWhole();
    expect(asked).toEqual([{ range: null, ifRange: null, authorization: null }]);
    expect(waits).toEqual([]);
  });

  it('goes on where the connection broke, and reads nothing twice', async () => {
    await fetching([serve({ upTo: 30 }), serve({ upTo: 31 }), serve()]);
    isWhole();
    expect(asked.map(({ range, ifRange }) => [range, ifRange])).toEqual([
      [null, null],
      ['bytes=30-', '"a"'],
      ['bytes=31-', '"a"'],
    ]);
    expect(part.checkpoints).toBe(2);
  });

  it('goes on with what an earlier life left, and asks nothing when that was all', async () => {
    part = new FakePart(100);
    part.append(whole.slice(0, 60));
    await fetching([serve()]);
    isWhole();
    expect(asked[0]?.range).toBe('bytes=60-');
    await fetching([unreachable]);
    expect(asked).toHaveLength(1);
  });

  it('starts over, and says so, on a server without ranges', async () => {
    const noRanges: Answer = () => new Response(stream(whole), { headers: { 'content-length': '100' } });
    await fetching([serve({ upTo: 30 }), noRanges]);
    isWhole();
    expect(kinds()).toContain('restarted');
  });

  it('starts over when the file is another one by now, told by If-Range or only by its tag', async () => {
    const other = whole.map((byte, index) => (index < 8 ? byte : 255 - byte));
    for (const isHonoured of [true, false]) {
      part = new FakePart();
      const changed = serve({ etag: '"b"', content: other });
      const honouring: Answer = (request) =>
        changed({ ...request, range: isHonoured ? null : request.range });
      await fetching([serve({ upTo: 30 }), honouring, changed]);
      expect(part.bytes).toEqual([...other]);
      expect(part.etag).toBe('"b"');
    }
  });

  it('starts over on a wrong range, and gives up on a server that never gets it right', async () => {
    const wrong: Answer = ({ range }) =>
      range === null
        ? serve({ upTo: 20 })({ range, ifRange: null, authorization: null })
        : new Response(stream(whole), { status: 206, headers: { 'content-range': 'bytes 0-99/100' } });
    await expect(fetching([wrong])).rejects.toMatchObject({ code: 'bad_range' });
    part = new FakePart();
    await fetching([serve({ upTo: 20 }), wrong, serve()]);
    isWhole();
  });

  it('leaves If-Range out where the host doesn’t let it through', async () => {
    const picky: Answer = (request) => (request.ifRange === null ? serve()(request) : unreachable(request));
    await fetching([serve({ upTo: 50 }), picky]);
    isWhole();
    expect(asked.map(({ ifRange }) => ifRange)).toEqual([null, '"a"', null]);
    // That was no failure of the network, so nobody waited for it.
    expect(waits).toHaveLength(1);
  });

  it('waits longer each time, as long as the server says, and not at all for what passes by itself', async () => {
    await fetching([refuse(503), refuse(429, { 'retry-after': '7' }), unreachable, serve()]);
    isWhole();
    expect(waits).toEqual([1000, 7000, 4000]);
    expect(events.filter(({ kind }) => kind === 'waiting')).toEqual([
      { kind: 'waiting', reason: 'server_busy', retryAt: 1_001_000, amount: { received: 0, total: null } },
      { kind: 'waiting', reason: 'server_busy', retryAt: 1_007_000, amount: { received: 0, total: null } },
      { kind: 'waiting', reason: 'unreachable', retryAt: 1_004_000, amount: { received: 0, total: null } },
    ]);
  });

  it('waits for the network without counting', async () => {
    let tries = 0;
    const offline: Answer = () => {
      tries += 1;
      isOnline = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await fetching([...Array.from({ length: 20 }, () => offline), serve()]);
    isWhole();
    expect(tries).toBe(20);
    expect(new Set(waits)).toEqual(new Set([30_000]));
  });

  it('asks the person after eight tries without a byte, but not while bytes still come', async () => {
    await expect(fetching([unreachable])).rejects.toMatchObject({ code: 'unreachable' });
    expect(asked).toHaveLength(8);
    await expect(fetching([refuse(500)])).rejects.toMatchObject({ code: 'server_busy', detail: 500 });
    part = new FakePart();
    await fetching(Array.from({ length: 50 }, (_, index) => serve({ upTo: 2 * index + 2 })));
    isWhole();
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [400, 'server_error'],
  ])('asks the person at once on %i', async (status, code) => {
    await expect(fetching([refuse(status)])).rejects.toMatchObject({ code, detail: status });
    expect(waits).toEqual([]);
  });

  it('sends the token that it is given', async () => {
    await fetching([serve()], {}, 'hf_secret');
    expect(asked[0]?.authorization).toBe('Bearer hf_secret');
  });

  it('takes no page for a model, and does not read on', async () => {
    const page = new TextEncoder().encode('<!doctype html><title>로그인</title>');
    await expect(fetching([serve({ content: page })])).rejects.toMatchObject({ code: 'not_a_model' });
  });

  it('takes no byte more than was announced', async () => {
    const longer: Answer = () => new Response(stream(whole), { headers: { 'content-length': '60' } });
    await expect(fetching([longer])).rejects.toMatchObject({ code: 'size_mismatch' });
    expect(part.received).toBe(0);
  });

  it('takes a short body for a cut', async () => {
    const shorter: Answer = () =>
      new Response(stream(whole.slice(0, 40)), { headers: { 'content-length': '100', etag: '"a"' } });
    await fetching([shorter, serve()]);
    isWhole();
    expect(asked[1]?.range).toBe('bytes=40-');
  });

  it('begins nothing that the device has no room for', async () => {
    free = 1000;
    await expect(fetching([serve()])).rejects.toMatchObject({ code: 'no_space' });
    expect(part.received).toBe(0);
  });

  it('keeps what fitted when the disk fills up on the way', async () => {
    part.room = 64;
    await expect(fetching([serve()])).rejects.toMatchObject({ code: 'disk_full' });
    expect(part.received).toBe(64);
  });

  it('stops when told, also in mid-wait, and keeps what has arrived', async () => {
    await fetching([serve({ upTo: 30 })], {
      wait: () => {
        stopper.abort();
        return Promise.resolve();
      },
    });
    expect(part.received).toBe(30);
    expect(asked).toHaveLength(1);
  });
});
