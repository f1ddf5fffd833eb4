import { FileError } from '../files/file-error';
import { fileName } from '../files/file-names';
import { encodeSlot, readSlots, SLOT_BYTES, SLOTS, type PartState } from '../files/part-state';
import type { ModelEntry } from '../model/model-entry';
import type { Part } from './part';
import { RunningHash } from './running-hash';
import { removeIfThere, writeAt } from './sync-file';

/** After this many bytes what has arrived is made safe. What came later is fetched again after a crash. */
const CHECKPOINT_BYTES = 32 * 1024 * 1024;

/** A model's file on its way: its bytes, the hash of just those bytes, and where to go on. */
export class PartFile implements Part {
  private readonly folder: FileSystemDirectoryHandle;
  private readonly handle: FileSystemFileHandle;
  private readonly bytes: FileSystemSyncAccessHandle;
  private readonly slots: FileSystemSyncAccessHandle;
  private readonly hash: RunningHash;
  private state: PartState;
  private safeBytes: number;
  private isOpen = true;

  private constructor(
    folder: FileSystemDirectoryHandle,
    handle: FileSystemFileHandle,
    files: readonly [bytes: FileSystemSyncAccessHandle, slots: FileSystemSyncAccessHandle],
    hash: RunningHash,
    state: PartState,
  ) {
    this.folder = folder;
    this.handle = handle;
    [this.bytes, this.slots] = files;
    this.hash = hash;
    this.state = state;
    this.safeBytes = state.received;
  }

  /** Takes up what is there of the entry's file, unless another file is wanted under its id by now. */
  static async open(folder: FileSystemDirectoryHandle, entry: ModelEntry): Promise<PartFile> {
    const handle = await folder.getFileHandle(fileName(entry.id, 'part'), { create: true });
    const stateHandle = await folder.getFileHandle(fileName(entry.id, 'state'), { create: true });
    const bytes = await handle.createSyncAccessHandle();
    const slots = await stateHandle.createSyncAccessHandle().catch((error: unknown) => {
      bytes.close();
      throw error;
    });
    const hash = await RunningHash.create();
    const state = takeUp(entry, slots, bytes, hash);
    const part = new PartFile(folder, handle, [bytes, slots], hash, state);
    // Bytes behind the last safe one may never have reached the disk.
    bytes.truncate(state.received);
    part.reserve();
    part.checkpoint({ isPaused: false });
    return part;
  }

  get received(): number {
    return this.state.received;
  }

  /** A crash now would cost something. */
  get isAtRisk(): boolean {
    return this.isOpen && this.state.received !== this.safeBytes;
  }

  get total(): number | null {
    return this.state.total;
  }

  get etag(): string | null {
    return this.state.etag;
  }

  get entry(): ModelEntry {
    return this.state.entry;
  }

  describe(facts: { readonly total: number; readonly etag: string | null }): void {
    this.state = { ...this.state, ...facts };
  }

  append(bytes: Uint8Array<ArrayBuffer>): void {
    const written = writeAt(this.bytes, bytes, this.state.received);
    this.hash.update(written === bytes.length ? bytes : bytes.subarray(0, written));
    this.state = { ...this.state, received: this.state.received + written };
    if (written < bytes.length) throw new FileError('disk_full');
    if (this.state.received - this.safeBytes >= CHECKPOINT_BYTES) this.checkpoint();
  }

  checkpoint(change: Partial<Pick<PartState, 'isPaused'>> = {}): void {
    this.bytes.flush();
    const turn = this.state.turn + 1;
    this.state = { ...this.state, ...change, turn, hash: this.hash.save() };
    writeAt(this.slots, encodeSlot(this.state), (turn % SLOTS) * SLOT_BYTES);
    this.slots.flush();
    this.safeBytes = this.state.received;
  }

  restart(): void {
    this.bytes.truncate(0);
    this.hash.restart();
    this.state = { ...this.state, received: 0, etag: null, total: this.state.entry.source.bytes };
    this.checkpoint();
  }

  head(length: number): Uint8Array {
    const head = new Uint8Array(Math.min(length, this.state.received));
    this.bytes.read(head, { at: 0 });
    return head;
  }

  /** SHA-256 of the whole, in lower-case hex. Nothing can be appended after it. */
  digest(): string {
    return this.hash.digest();
  }

  /** Lets go of the files. What was checkpointed stays. Returns the bytes' file. */
  close(): FileSystemFileHandle {
    this.isOpen = false;
    this.bytes.close();
    this.slots.close();
    return this.handle;
  }

  /** Closes and deletes. */
  async discard(): Promise<void> {
    this.close();
    await removeIfThere(this.folder, this.handle.name);
    await removeIfThere(this.folder, fileName(this.state.entry.id, 'state'));
  }

  /** Room for both slots, so that a full disk can still note how far it came. */
  private reserve(): void {
    if (this.slots.getSize() >= SLOTS * SLOT_BYTES) return;
    const empty = new Uint8Array(SLOTS * SLOT_BYTES);
    if (writeAt(this.slots, empty, 0) < empty.length) throw new FileError('disk_full');
  }
}

function takeUp(
  entry: ModelEntry,
  slots: FileSystemSyncAccessHandle,
  bytes: FileSystemSyncAccessHandle,
  hash: RunningHash,
): PartState {
  const fresh: PartState = {
    version: 1,
    turn: 0,
    entry,
    received: 0,
    total: entry.source.bytes,
    hash: hash.save(),
    etag: null,
    isPaused: false,
  };
  const stored = new Uint8Array(SLOTS * SLOT_BYTES);
  slots.read(stored, { at: 0 });
  const state = readSlots(stored);
  if (!state) return fresh;
  const isSameFile =
    state.entry.source.url === entry.source.url && state.entry.source.sha256 === entry.source.sha256;
  if (!isSameFile || bytes.getSize() < state.received) return { ...fresh, turn: state.turn };
  try {
    hash.load(state.hash);
    return { ...state, entry };
  } catch {
    hash.restart();
    return { ...fresh, turn: state.turn };
  }
}
