import { FileError } from '../files/file-error';

/** What is known before a request is sent. */
export interface Asked {
  /** First byte that is still missing. */
  readonly offset: number;
  readonly total: number | null;
  readonly etag: string | null;
}

export interface FileFacts {
  readonly total: number;
  readonly etag: string | null;
}

export type ResponseVerdict =
  /** the body goes on where the file ends */
  | { readonly kind: 'append'; readonly facts: FileFacts }
  /** the body is the whole file, although the rest was asked for */
  | { readonly kind: 'whole'; readonly facts: FileFacts }
  /** of no use; ask again for the whole file */
  | { readonly kind: 'start_over' }
  | {
      readonly kind: 'refused';
      readonly error: FileError;
      readonly isTransient: boolean;
      /** milliseconds that the server asks for */
      readonly retryAfter: number | null;
    };

/** What a server's answer means, by its status and the headers that it lets us read. Pure. */
export function checkResponse(response: Response, asked: Asked, now: number): ResponseVerdict {
  const { status, headers } = response;
  if (status === 416) return { kind: 'start_over' };
  if (status !== 200 && status !== 206) return refuse(status, headers, now);
  const etag = strongTag(headers.get('etag'));
  const isOther = asked.etag !== null && etag !== null && etag !== asked.etag;
  const facts = (total: number): FileFacts => ({ total, etag });
  const length = bodyLength(headers);
  if (status === 200) {
    const total = length ?? asked.total;
    if (total === null) return fatal(new FileError('size_unknown'));
    return { kind: asked.offset === 0 ? 'append' : 'whole', facts: facts(total) };
  }
  const range = readRange(headers.get('content-range'));
  // A host may keep the range to itself; then the length must be that of the rest.
  const start =
    range?.start ?? (length !== null && asked.total === asked.offset + length ? asked.offset : null);
  const total = range?.total ?? asked.total;
  if (isOther || start !== asked.offset || total === null) return { kind: 'start_over' };
  if (asked.total !== null && total !== asked.total) return { kind: 'start_over' };
  return { kind: 'append', facts: { total, etag: etag ?? asked.etag } };
}

function refuse(status: number, headers: Headers, now: number): ResponseVerdict {
  if (status === 401 || status === 403) return fatal(new FileError('forbidden', status));
  if (status === 404 || status === 410) return fatal(new FileError('not_found', status));
  const isTransient = status === 408 || status === 429 || status >= 500;
  return {
    kind: 'refused',
    error: new FileError(isTransient ? 'server_busy' : 'server_error', status),
    isTransient,
    retryAfter: readRetryAfter(headers.get('retry-after'), now),
  };
}

const fatal = (error: FileError): ResponseVerdict => ({
  kind: 'refused',
  error,
  isTransient: false,
  retryAfter: null,
});

/** Bytes of the body; null where it isn't said, or where it is packed and the number means something else. */
function bodyLength(headers: Headers): number | null {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const text = headers.get('content-length');
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

function readRange(text: string | null): { readonly start: number; readonly total: number | null } | null {
  const match = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(text ?? '');
  if (!match) return null;
  return { start: Number(match[1]), total: match[2] === '*' ? null : Number(match[2]) };
}

/** Weak ones don't promise the same bytes (RFC 9110, 8.8.1). */
function strongTag(tag: string | null): string | null {
  return tag?.startsWith('"') ? tag : null;
}

/** Seconds or a date (RFC 9110, 10.2.3), at most an hour. */
function readRetryAfter(text: string | null, now: number): number | null {
  if (text === null) return null;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 3_600_000) : null;
}
