import * as z from 'zod/mini';
import { fnv1a } from '@/lib/fnv1a';
import { modelEntrySchema } from '../model/model-entry';

/** What is needed to go on with a half file: how much of it is safe, and the hash of just that much. */
const partStateSchema = z.object({
  version: z.literal(1),
  /** Grows with each writing, so that the newer of two slots is known. */
  turn: z.int(),
  entry: modelEntrySchema,
  /** Bytes that are on the disk and in the hash. */
  received: z.int().check(z.nonnegative()),
  total: z.nullable(z.int()),
  /** The running SHA-256, as hash-wasm saves it, in base64. */
  hash: z.string(),
  /** Of the file on the server, where it told: another one means another file. */
  etag: z.nullable(z.string()),
  /** The person stopped it: it doesn't go on by itself. */
  isPaused: z.boolean(),
});

export type PartState = z.infer<typeof partStateSchema>;

/** One slot of the state file: a sum, then JSON. An entry takes about a kilobyte. */
export const SLOT_BYTES = 8192;
const SUM_CHARS = 16;
export const SLOTS = 2;

/**
 * A state as the bytes of one slot. Slots are written in turn, so a crash in mid-write tears at most the newer
 * one, and the older still fits the part: bytes behind it are cut off.
 */
export function encodeSlot(state: PartState): Uint8Array<ArrayBuffer> {
  const slot = new Uint8Array(SLOT_BYTES).fill(0x20);
  const text = new TextEncoder().encode(JSON.stringify(state));
  if (SUM_CHARS + text.length > SLOT_BYTES) throw new RangeError(`${text.length} bytes don't fit a slot.`);
  slot.set(text, SUM_CHARS);
  // Two states look so much alike that the head of one and the tail of the other can make valid JSON.
  slot.set(new TextEncoder().encode(fnv1a(slot.subarray(SUM_CHARS))));
  return slot;
}

/** The newest whole state of a state file; null when there is none, whatever the bytes are. */
export function readSlots(bytes: Uint8Array): PartState | null {
  const states = Array.from({ length: SLOTS }, (_, slot) =>
    decodeSlot(bytes.subarray(slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES)),
  );
  return states.reduce((best, state) => (state && (!best || state.turn > best.turn) ? state : best), null);
}

function decodeSlot(bytes: Uint8Array): PartState | null {
  try {
    const sum = new TextDecoder().decode(bytes.subarray(0, SUM_CHARS));
    const rest = bytes.subarray(SUM_CHARS);
    if (sum !== fnv1a(rest)) return null;
    const parsed = partStateSchema.safeParse(JSON.parse(new TextDecoder().decode(rest)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
