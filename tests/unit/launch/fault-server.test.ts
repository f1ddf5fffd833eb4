import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FaultServer, type Fault } from '../../../e2e/support/fault-server';

/** A server that does nothing wrong would let the tests of the downloads pass for nothing. */
const server = new FaultServer(300_000);
const half = { Range: 'bytes=150000-' };

beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const get = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url('a.task'), { headers, redirect: 'manual' });

/** How many bytes come before the answer ends or breaks. */
async function take(response: Response): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of response.body ?? []) pieces.push(piece);
    return { bytes: Buffer.concat(pieces), isWhole: true };
  } catch {
    return { bytes: Buffer.concat(pieces), isWhole: false };
  }
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('without a fault', () => {
  test('the whole file, which begins as a model does and is the one that the test knows', async () => {
    const response = await get();
    const { bytes } = await take(response);
    expect(response.status).toBe(200);
    expect(bytes.toString('latin1', 4, 8)).toBe('TFL3');
    expect(hash(bytes)).toBe(server.sha256());
    expect(server.sha256(1)).not.toBe(server.sha256());
  });

  test('a range is the rest of the file and says so', async () => {
    const response = await get(half);
    const { bytes } = await take(response);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 150000-299999/300000');
    expect(bytes.equals(server.content().subarray(150_000))).toBe(true);
  });

  test('another tag in If-Range gives the whole file', async () => {
    expect((await get({ ...half, 'If-Range': '"other"' })).status).toBe(200);
    expect((await get({ ...half, 'If-Range': '"v0"' })).status).toBe(206);
  });

  test('other sites may read it, and the log says what was asked and sent', async () => {
    const response = await get({ ...half, Authorization: 'Bearer x' });
    await take(response);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
    expect(server.log).toMatchObject([
      { path: '/a.task', range: 'bytes=150000-', ifRange: null, authorization: 'Bearer x', sent: 150_000 },
    ]);
  });
});

describe('each fault is really there, and only once', () => {
  const faults: readonly (readonly [fault: Fault, seen: (response: Response) => unknown, wanted: unknown])[] =
    [
      [{ status: 503 }, ({ status }) => status, 503],
      [{ status: 429, retryAfter: '7' }, ({ headers }) => headers.get('retry-after'), '7'],
      [{ ignoresRanges: true }, ({ status }) => status, 200],
      [{ sendsWrongRange: true }, ({ headers }) => headers.get('content-range'), 'bytes 0-299999/300000'],
      [{ hidesRange: true }, ({ headers }) => headers.get('access-control-expose-headers'), null],
      [{ version: 1 }, ({ headers }) => headers.get('etag'), '"v1"'],
      [{ hidesLength: true }, ({ headers }) => headers.get('content-length'), null],
      [{ body: '<p>로그인' }, ({ headers }) => headers.get('content-type'), 'text/html'],
      [
        { redirectTo: 'http://localhost:9/' },
        ({ headers }) => headers.get('location'),
        'http://localhost:9/',
      ],
      [{ token: 'x' }, ({ status }) => status, 401],
      [{ cutAt: 0.8 }, async (response) => (await take(response)).isWhole, false],
      [{ flipsByte: true }, async (response) => hash((await take(response)).bytes), hash(flipped())],
    ];

  test.each(faults)('%o', async (fault, seen, wanted) => {
    server.next(fault);
    expect(await seen(await get(half))).toEqual(wanted);
    expect(await seen(await get(half))).not.toEqual(wanted);
  });

  function flipped(): Buffer {
    const rest = server.content().subarray(150_000);
    rest[rest.length - 1] = (rest.at(-1) ?? 0) ^ 1;
    return rest;
  }

  test('no answer at all', async () => {
    server.next({ isDown: true });
    await expect(get()).rejects.toThrow();
    expect((await get()).status).toBe(200);
  });

  test('a cut comes after exactly the share that was asked for', async () => {
    server.next({ cutAt: 0.3 });
    const { bytes, isWhole } = await take(await get());
    expect(isWhole).toBe(false);
    expect(bytes.length).toBe(90_000);
    expect(server.log[0]?.sent).toBe(90_000);
  });

  test('a held answer stays silent until it is released', async () => {
    server.next({ holdAt: 0.3 });
    const reader = (await get()).body?.getReader();
    let received = 0;
    while (received < 90_000) received += (await reader?.read())?.value?.length ?? 0;
    expect(received).toBe(90_000);
    const next = reader?.read().then(
      () => 'more',
      () => 'broken',
    );
    server.release();
    expect(await next).toBe('broken');
    expect(server.sent).toBe(90_000);
  });

  test('a preflight that asks for If-Range is refused, others are not', async () => {
    const ask = (names: string): Promise<Response> =>
      fetch(server.url('a.task'), {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Headers': names },
      });
    server.always({ refusesPreflight: true });
    expect((await ask('if-range,range')).ok).toBe(false);
    expect((await ask('authorization')).ok).toBe(true);
    server.always({});
    expect((await ask('if-range,range')).ok).toBe(true);
  });
});
