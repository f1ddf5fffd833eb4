/** A file on its way, as those see it who fill it. */
export interface Part {
  /** Bytes that are written and hashed. */
  readonly received: number;
  readonly total: number | null;
  /** Of the file on the server, where it told. */
  readonly etag: string | null;
  /** What the server says of the file. */
  describe(facts: { readonly total: number; readonly etag: string | null }): void;
  /** @throws FileError `disk_full`; what fitted is kept */
  append(bytes: Uint8Array<ArrayBuffer>): void;
  /** From here on a crash costs nothing of what has arrived. */
  checkpoint(): void;
  /** Throws away what has arrived. */
  restart(): void;
  /** The first bytes, as far as they are there. */
  head(length: number): Uint8Array;
}
