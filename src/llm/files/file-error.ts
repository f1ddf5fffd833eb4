/** Why a model's file is not on the device. Wire values: the worker sends them, the screens translate them. */
export type FileErrorCode =
  /** too little room before the first byte */
  | 'no_space'
  /** the disk filled up on the way; what has arrived is kept */
  | 'disk_full'
  /** 401, 403: the host wants a token or an accepted licence */
  | 'forbidden'
  | 'not_found'
  /** 429, 503 and other 5xx, after all tries */
  | 'server_busy'
  /** another status that helps nobody */
  | 'server_error'
  /** no connection, after all tries; or a host that doesn't allow other sites to read it */
  | 'unreachable'
  /** the server's ranges are not the ones that were asked for, and starting over didn't help */
  | 'bad_range'
  | 'size_unknown'
  | 'size_mismatch'
  | 'hash_mismatch'
  /** the first bytes are not those of a model: a login page, say */
  | 'not_a_model'
  | 'bad_address'
  /** the browser gives no private file system, or an error of its own */
  | 'storage';

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly code: FileErrorCode;
  /** a number: an HTTP status, or bytes */
  readonly detail: number | null;

  constructor(code: FileErrorCode, detail: number | null = null) {
    super(detail === null ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }

  /** Anything thrown, as one of ours; a full disk is known by the browser's own name for it. */
  static from(error: unknown, fallback: FileErrorCode = 'storage'): FileError {
    if (error instanceof FileError) return error;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return new FileError(isFull ? 'disk_full' : fallback);
  }
}
