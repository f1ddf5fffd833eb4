import { createSHA256, type IHasher } from 'hash-wasm';

/** SHA-256 of bytes as they come, whose state can be kept and taken up again. */
export class RunningHash {
  private readonly hasher: IHasher;

  private constructor(hasher: IHasher) {
    this.hasher = hasher;
  }

  static async create(): Promise<RunningHash> {
    return new RunningHash((await createSHA256()).init());
  }

  update(bytes: Uint8Array): void {
    this.hasher.update(bytes);
  }

  restart(): void {
    this.hasher.init();
  }

  /** base64 */
  save(): string {
    return btoa(String.fromCharCode(...this.hasher.save()));
  }

  /** Throws on anything that `save` of the same library's version didn't write. */
  load(state: string): void {
    this.hasher.load(Uint8Array.from(atob(state), (char) => char.charCodeAt(0)));
  }

  /** Lower-case hex. Ends the hash. */
  digest(): string {
    return this.hasher.digest('hex');
  }
}
