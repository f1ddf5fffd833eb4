import { Watchdog } from '@/lib/watchdog';
import type { InterimEvent } from '../files/download-protocol';
import type { WaitReason } from '../files/download-state';
import { FileError } from '../files/file-error';
import { HEAD_BYTES, isModelHead } from '../files/model-head';
import type { ModelEntry } from '../model/model-entry';
import { roomNeeded } from '../model/verdict';
import { byteChunks } from './byte-chunks';
import { checkResponse, type ResponseVerdict } from './check-response';
import type { Part } from './part';

/** A silent connection is taken for a broken one after so many milliseconds. */
const STALL_MS = 30_000;
/** Tries without a new byte before the person is asked. */
const MAX_TRIES = 8;
const FIRST_WAIT_MS = 1000;
/** Also without a network, whose return may go unheard. */
const LONGEST_WAIT_MS = 30_000;

export interface FetchPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly part: Part;
  readonly report: (event: InterimEvent) => void;
  /** Aborts when the person pauses. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves after so many milliseconds, when the network is back, when hurried, on or after an abort. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Bytes that this origin may still take; null: unknown. */
  readonly freeBytes: () => Promise<number | null>;
}

/** A failure that passes: the same request may work later. */
class Transient {
  readonly error: FileError;
  readonly retryAfter: number | null;
  constructor(error: FileError, retryAfter: number | null = null) {
    this.error = error;
    this.retryAfter = retryAfter;
  }
}

/**
 * Brings the missing bytes of a file into its part, over cuts, refusals that pass and servers without ranges.
 * Returns when the part is complete, or when the signal aborts.
 *
 * @throws FileError when going on by itself makes no sense
 */
export async function fetchModel(entry: ModelEntry, token: string | null, ports: FetchPorts): Promise<void> {
  const { part, report, signal } = ports;
  const request = new ModelRequest(entry, token, ports);
  let tries = 0;
  while (!signal.aborted && part.received !== part.total) {
    const before = part.received;
    const transient = await request.send();
    if (!transient) continue;
    part.checkpoint();
    tries = part.received > before ? 1 : tries + 1;
    const isOffline = !ports.isOnline();
    if (tries >= MAX_TRIES && !isOffline) throw transient.error;
    const pause = transient.retryAfter ?? Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    const reason: WaitReason = isOffline
      ? 'offline'
      : transient.error.code === 'server_busy'
        ? 'server_busy'
        : 'unreachable';
    const amount = { received: part.received, total: part.total };
    report({ kind: 'waiting', reason, retryAt: isOffline ? null : ports.now() + pause, amount });
    await ports.wait(isOffline ? LONGEST_WAIT_MS : pause);
  }
}

class ModelRequest {
  private readonly entry: ModelEntry;
  private readonly token: string | null;
  private readonly ports: FetchPorts;
  /** `If-Range` makes a browser ask the host for leave first, which some hosts refuse. */
  private sendsIfRange = true;
  private restarts = 0;
  private isRoomKnown = false;

  constructor(entry: ModelEntry, token: string | null, ports: FetchPorts) {
    this.entry = entry;
    this.token = token;
    this.ports = ports;
  }

  /** One request and its body. Null: nothing stands in the way of the next step. */
  async send(): Promise<Transient | null> {
    const { part, signal } = this.ports;
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    signal.addEventListener('abort', stop, { once: true });
    const watchdog = new Watchdog(stop);
    watchdog.feed(STALL_MS);
    try {
      const usesIfRange = this.sendsIfRange && part.received > 0 && part.etag !== null;
      const response = await this.ask(attempt.signal, usesIfRange);
      if (response === null) {
        if (usesIfRange && !signal.aborted && this.ports.isOnline()) {
          this.sendsIfRange = false;
          return null;
        }
        return new Transient(new FileError('unreachable'));
      }
      const asked = { offset: part.received, total: part.total, etag: part.etag };
      const verdict = checkResponse(response, asked, this.ports.now());
      return await this.obey(verdict, response, watchdog, attempt);
    } finally {
      watchdog.stop();
      signal.removeEventListener('abort', stop);
      attempt.abort();
    }
  }

  private ask(signal: AbortSignal, usesIfRange: boolean): Promise<Response | null> {
    const { part } = this.ports;
    const headers = new Headers();
    if (part.received > 0) headers.set('Range', `bytes=${part.received}-`);
    if (usesIfRange && part.etag !== null) headers.set('If-Range', part.etag);
    // A redirect to another host loses it: browsers drop this header there.
    if (this.token !== null) headers.set('Authorization', `Bearer ${this.token}`);
    const init: RequestInit = {
      headers,
      signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    };
    return this.ports.fetch(this.entry.source.url ?? '', init).catch(() => null);
  }

  private async obey(
    verdict: ResponseVerdict,
    response: Response,
    watchdog: Watchdog,
    attempt: AbortController,
  ): Promise<Transient | null> {
    const { part, report } = this.ports;
    switch (verdict.kind) {
      case 'refused':
        if (verdict.isTransient) return new Transient(verdict.error, verdict.retryAfter);
        throw verdict.error;
      case 'start_over':
        if (part.received === 0 || this.restarts > 1) throw new FileError('bad_range');
        this.startOver();
        return null;
      case 'whole':
      case 'append': {
        const { total } = verdict.facts;
        const { bytes } = this.entry.source;
        if (bytes !== null && total !== bytes) throw new FileError('size_mismatch', total);
        if (verdict.kind === 'whole') this.startOver();
        part.describe(verdict.facts);
        await this.checkRoom(total);
        report({ kind: 'progress', amount: { received: part.received, total } });
        return this.take(response, total, watchdog, attempt);
      }
    }
  }

  private startOver(): void {
    this.restarts += 1;
    this.ports.part.restart();
    this.ports.report({ kind: 'restarted' });
  }

  /** Better no byte than a full disk. */
  private async checkRoom(total: number): Promise<void> {
    if (this.isRoomKnown) return;
    const free = await this.ports.freeBytes();
    const needed = roomNeeded(total - this.ports.part.received);
    if (free !== null && free < needed) throw new FileError('no_space', needed - free);
    this.isRoomKnown = true;
  }

  private async take(
    response: Response,
    total: number,
    watchdog: Watchdog,
    attempt: AbortController,
  ): Promise<Transient | null> {
    const { part, report, signal } = this.ports;
    if (response.body === null) return new Transient(new FileError('unreachable'));
    const chunks = byteChunks(response.body);
    let isHeadSeen = part.received >= HEAD_BYTES;
    for (;;) {
      const step = await chunks.next().catch(() => null);
      if (signal.aborted) return null;
      if (step === null) return new Transient(new FileError('unreachable'));
      if (step.done === true) break;
      watchdog.feed(STALL_MS);
      if (part.received + step.value.length > total) {
        attempt.abort();
        throw new FileError('size_mismatch', part.received + step.value.length);
      }
      part.append(step.value);
      if (!isHeadSeen && part.received >= HEAD_BYTES) {
        if (!isModelHead(part.head(HEAD_BYTES))) throw new FileError('not_a_model');
        isHeadSeen = true;
      }
      report({ kind: 'progress', amount: { received: part.received, total } });
    }
    return part.received === total ? null : new Transient(new FileError('unreachable'));
  }
}
