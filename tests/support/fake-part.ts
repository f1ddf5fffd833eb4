import type { Part } from '@/llm/download-worker/part';
import { FileError } from '@/llm/files/file-error';

/** A half file in memory. */
export class FakePart implements Part {
  bytes: number[] = [];
  total: number | null;
  etag: string | null = null;
  checkpoints = 0;
  /** Bytes that the disk takes. */
  room = Number.POSITIVE_INFINITY;

  constructor(total: number | null = null) {
    this.total = total;
  }

  get received(): number {
    return this.bytes.length;
  }

  describe({ total, etag }: { readonly total: number; readonly etag: string | null }): void {
    this.total = total;
    this.etag = etag;
  }

  append(bytes: Uint8Array): void {
    const fits = Math.min(bytes.length, this.room - this.bytes.length);
    this.bytes.push(...bytes.subarray(0, fits));
    if (fits < bytes.length) throw new FileError('disk_full');
  }

  checkpoint(): void {
    this.checkpoints += 1;
  }

  restart(): void {
    this.bytes = [];
    this.etag = null;
  }

  head(length: number): Uint8Array {
    return Uint8Array.from(this.bytes.slice(0, length));
  }
}
