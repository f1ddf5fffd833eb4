import type { DeviceFacts } from '../capability';
import type { ModelEntry } from './model-entry';

/** Why a model fits less than well. In the order in which they matter. */
export type VerdictReason =
  | 'no_webgpu'
  | 'no_adapter'
  | 'buffer_too_small'
  | 'memory_too_small'
  | 'no_space'
  | 'memory_tight'
  | 'memory_unknown'
  | 'no_shader_f16'
  | 'software_gpu'
  | 'failed_before';

export interface Verdict {
  readonly fit: 'good' | 'slow' | 'unfit';
  /** null: nothing speaks against it */
  readonly reason: VerdictReason | null;
  /** what it needs and what there is, in the reason's unit: bytes, or GiB of memory */
  readonly needed: number | null;
  readonly available: number | null;
}

/** Bytes beyond the model itself: the runtime, and room to breathe for the records. */
const SPARE = 64 * 1024 * 1024;

/** Bytes that must be free before `bytes` more are worth starting. */
export function roomNeeded(bytes: number): number {
  return Math.ceil(bytes * 1.02) + SPARE;
}

export interface Circumstances {
  /** Bytes of this model that are on the device already. */
  readonly present: number;
  /** It failed or closed the tab on this device with this runtime before. */
  readonly hasFailed: boolean;
}

/**
 * Whether a model is worth its bytes on this device. The presence of WebGPU proves nothing: the adapter, its
 * limits, the memory and the free space are looked at, and what happened here before.
 */
export function judge(
  entry: ModelEntry,
  device: DeviceFacts,
  { present, hasFailed }: Circumstances,
): Verdict {
  const { gpu, memory, storage } = device;
  if (gpu.kind !== 'supported') return unfit(gpu.kind);
  const { needs, source } = entry;
  if (gpu.maxBuffer < needs.buffer) return unfit('buffer_too_small', needs.buffer, gpu.maxBuffer);
  if (memory !== null && memory < needs.memory.least)
    return unfit('memory_too_small', needs.memory.least, memory);
  const missing = Math.max(0, (source.bytes ?? 0) - present);
  if (storage && missing > 0 && storage.quota - storage.usage < roomNeeded(missing))
    return unfit('no_space', roomNeeded(missing), storage.quota - storage.usage);
  if (hasFailed) return slow('failed_before');
  if (gpu.isSoftware && needs.shaderF16) return slow('software_gpu');
  if (memory === null && needs.memory.least > 0) return slow('memory_unknown', needs.memory.good);
  if (memory !== null && memory < Math.min(needs.memory.good, device.mostMemoryTold))
    return slow('memory_tight', needs.memory.good, memory);
  // A browser that tells at most 8 GiB can't promise 12; a phone shares what it has with everything else.
  if (memory !== null && needs.memory.good > device.mostMemoryTold)
    return device.isMobile
      ? slow('memory_tight', needs.memory.good, memory)
      : slow('memory_unknown', needs.memory.good);
  if (needs.shaderF16 && !gpu.shaderF16) return slow('no_shader_f16');
  return { fit: 'good', reason: null, needed: null, available: null };
}

const unfit = (
  reason: VerdictReason,
  needed: number | null = null,
  available: number | null = null,
): Verdict => ({
  fit: 'unfit',
  reason,
  needed,
  available,
});

const slow = (
  reason: VerdictReason,
  needed: number | null = null,
  available: number | null = null,
): Verdict => ({
  ...unfit(reason, needed, available),
  fit: 'slow',
});
