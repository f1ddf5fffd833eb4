import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with the next answers for a path; everything else is as it should be. */
export interface Fault {
  /** Answers with this status and nothing else. */
  readonly status?: number;
  readonly retryAfter?: string;
  /** The connection is cut when the file has got so far: a share of the whole. */
  readonly cutAt?: number;
  /** Stops sending there without a word, until `release`. */
  readonly holdAt?: number;
  /** The connection is cut before a single byte. */
  readonly isDown?: boolean;
  readonly ignoresRanges?: boolean;
  /** Sends the beginning whatever was asked for, and calls it a range. */
  readonly sendsWrongRange?: boolean;
  readonly hidesRange?: boolean;
  /** Another file from now on, with another tag. */
  readonly version?: number;
  readonly refusesPreflight?: boolean;
  readonly hidesLength?: boolean;
  readonly flipsByte?: boolean;
  readonly body?: string;
  readonly redirectTo?: string;
  /** Wants a token. */
  readonly token?: string;
}

export interface LoggedRequest {
  readonly path: string;
  readonly range: string | null;
  readonly ifRange: string | null;
  readonly authorization: string | null;
  readonly status: number;
  sent: number;
}

const MIB = 1024 * 1024;
const PIECE = 64 * 1024;

/** A host of model files that can do wrong on purpose. */
export class FaultServer {
  readonly log: LoggedRequest[] = [];
  readonly size: number;
  private readonly server: Server;
  private faults: Fault[] = [];
  private usual: Fault = {};
  private releases: (() => void)[] = [];

  constructor(size = 3 * MIB) {
    this.size = size;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
    return this.origin;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  url(name: string): string {
    return `${this.origin}/${name}`;
  }

  /** The next answers, one each; after them the last word of `always` counts. */
  next(...faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  always(fault: Fault): void {
    this.usual = fault;
  }

  /** Lets held answers go on, or cuts them. */
  release(): void {
    for (const release of this.releases.splice(0)) release();
  }

  reset(): void {
    this.log.length = 0;
    this.faults = [];
    this.usual = {};
    this.release();
  }

  get sent(): number {
    return this.log.reduce((sum, { sent }) => sum + sent, 0);
  }

  content(version = 0): Buffer {
    return modelBytes(this.size, version);
  }

  sha256(version = 0): string {
    return createHash('sha256').update(this.content(version)).digest('hex');
  }

  async close(): Promise<void> {
    this.release();
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      const isRefused = [...this.faults, this.usual].some(
        ({ refusesPreflight }) => refusesPreflight === true,
      );
      const asksIfRange = (request.headers['access-control-request-headers'] ?? '').includes('if-range');
      cors(response, true).writeHead(isRefused && asksIfRange ? 403 : 204);
      response.end();
      return;
    }
    const fault = this.faults.shift() ?? this.usual;
    const entry = this.note(request, fault);
    if (fault.isDown === true) {
      response.destroy();
      return;
    }
    cors(response, fault.hidesRange !== true);
    const isDenied = fault.token !== undefined && entry.authorization !== `Bearer ${fault.token}`;
    const status = isDenied ? 401 : fault.status;
    if (fault.redirectTo !== undefined) {
      response.writeHead(302, { Location: fault.redirectTo }).end();
    } else if (status !== undefined) {
      response
        .writeHead(status, fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter })
        .end();
    } else if (fault.body !== undefined) {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Length': Buffer.byteLength(fault.body),
      });
      response.end(fault.body);
    } else await this.send(response, fault, entry);
  }

  private async send(response: ServerResponse, fault: Fault, entry: LoggedRequest): Promise<void> {
    const version = fault.version ?? 0;
    const whole = this.content(version);
    if (fault.flipsByte === true) whole[whole.length - 1] = (whole.at(-1) ?? 0) ^ 1;
    const tag = `"v${version}"`;
    const wanted = Number(/^bytes=(\d+)-$/.exec(entry.range ?? '')?.[1] ?? 0);
    const isPartial =
      entry.range !== null &&
      fault.ignoresRanges !== true &&
      (entry.ifRange === null || entry.ifRange === tag);
    const from = isPartial && fault.sendsWrongRange !== true ? wanted : 0;
    const bytes = whole.subarray(from);
    response.setHeader('ETag', tag);
    if (isPartial) response.setHeader('Content-Range', `bytes ${from}-${whole.length - 1}/${whole.length}`);
    if (fault.hidesLength !== true) response.setHeader('Content-Length', bytes.length);
    response.writeHead(isPartial ? 206 : 200);
    const stop = Math.round((fault.cutAt ?? fault.holdAt ?? Number.POSITIVE_INFINITY) * whole.length) - from;
    for (let at = 0; at < bytes.length && at < stop; at += PIECE) {
      const piece = bytes.subarray(at, Math.min(at + PIECE, stop, bytes.length));
      entry.sent += piece.length;
      if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
      if (response.destroyed) return;
    }
    if (fault.holdAt !== undefined) {
      await new Promise<void>((resolve) => {
        this.releases.push(resolve);
        response.once('close', resolve);
      });
      response.destroy();
    } else if (fault.cutAt !== undefined) {
      // What was written has to leave before the connection breaks.
      await new Promise((resolve) => setTimeout(resolve, 100));
      response.destroy();
    } else response.end();
  }

  private note(request: IncomingMessage, { status, body }: Fault): LoggedRequest {
    const header = (name: string): string | null => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : null;
    };
    const entry: LoggedRequest = {
      path: request.url ?? '',
      range: header('range'),
      ifRange: header('if-range'),
      authorization: header('authorization'),
      status: status ?? (body === undefined ? 206 : 200),
      sent: 0,
    };
    this.log.push(entry);
    return entry;
  }
}

/** A file that begins as a model does and goes on as noise of its own. */
export function modelBytes(size: number, version = 0): Buffer {
  const bytes = Buffer.alloc(size);
  let state = 0x9e3779b9 ^ (version + 1);
  for (let at = 0; at + 4 <= size; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes.writeInt32LE(state | 0, at);
  }
  bytes.write('TFL3', 4, 'latin1');
  return bytes;
}

function cors(response: ServerResponse, exposes: boolean): ServerResponse {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'range, if-range, authorization');
  response.setHeader('Access-Control-Max-Age', '0');
  if (exposes) response.setHeader('Access-Control-Expose-Headers', 'ETag, Content-Range, Retry-After');
  return response;
}
