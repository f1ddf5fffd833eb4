/** What the browser tells of the graphics chip, before anything heavy is loaded. */
export type GpuCapability =
  | {
      readonly kind: 'supported';
      /** vendor and architecture, as far as the browser tells */
      readonly adapter: string;
      readonly shaderF16: boolean;
      /** bytes that one buffer can hold and a shader can see */
      readonly maxBuffer: number;
      /** computed on the processor */
      readonly isSoftware: boolean;
    }
  /** no WebGPU in this browser */
  | { readonly kind: 'no_webgpu' }
  /** WebGPU, but it gives no graphics chip: switched off, blocked, or a driver it distrusts */
  | { readonly kind: 'no_adapter' };

/** What matters of a device before a model of gigabytes is offered to it. */
export interface DeviceFacts {
  readonly gpu: GpuCapability;
  /** GiB, rounded and capped by the browser; null where it doesn't tell */
  readonly memory: number | null;
  /** GiB at which the browser stops telling more */
  readonly mostMemoryTold: number;
  readonly isMobile: boolean;
  /** bytes of this origin; null where the browser doesn't tell */
  readonly storage: { readonly usage: number; readonly quota: number; readonly isPersisted: boolean } | null;
  /** so little room that it is probably a private window, whose models are gone when it closes */
  readonly looksPrivate: boolean;
}

/** Chromium tells 8 at most on phones and many desktops. */
const MOST_MEMORY_TOLD = 8;

interface Hints {
  readonly deviceMemory?: number;
  readonly userAgentData?: { readonly mobile: boolean };
}

/** Asks for an adapter, since the mere presence of WebGPU proves nothing. Never rejects. */
export async function probeGpu(): Promise<GpuCapability> {
  if (!('gpu' in navigator)) return { kind: 'no_webgpu' };
  try {
    const adapter = await navigator.gpu.requestAdapter();
    if (adapter === null) return { kind: 'no_adapter' };
    const { info, limits, features } = adapter;
    return {
      kind: 'supported',
      adapter: adapterName(info),
      shaderF16: features.has('shader-f16'),
      maxBuffer: Math.min(limits.maxBufferSize, limits.maxStorageBufferBindingSize),
      isSoftware:
        info.isFallbackAdapter || /swiftshader|llvmpipe/i.test(`${info.architecture} ${info.description}`),
    };
  } catch {
    return { kind: 'no_adapter' };
  }
}

/** Never rejects: what the browser doesn't tell is null. */
export async function probeDevice(): Promise<DeviceFacts> {
  const hints = navigator as Navigator & Hints;
  const [gpu, storage] = await Promise.all([probeGpu(), probeStorage()]);
  const memory = hints.deviceMemory ?? null;
  return {
    gpu,
    memory,
    mostMemoryTold: Math.max(memory ?? 0, MOST_MEMORY_TOLD),
    isMobile: hints.userAgentData?.mobile ?? /Android|Mobile/i.test(navigator.userAgent),
    storage,
    looksPrivate: storage !== null && storage.quota < 2 * heapLimit(),
  };
}

/** Empty where there is none, or no word of it. */
export function adapterOf(gpu: GpuCapability): string {
  return gpu.kind === 'supported' ? gpu.adapter : '';
}

/** What a browser tells of a graphics chip, which may be nothing. */
export function adapterName({ description, vendor, architecture }: GPUAdapterInfo): string {
  return description || [vendor, architecture].filter(Boolean).join(' ');
}

async function probeStorage(): Promise<DeviceFacts['storage']> {
  try {
    const [{ usage, quota }, isPersisted] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined || quota === undefined ? null : { usage, quota, isPersisted };
  } catch {
    return null;
  }
}

/** Chromium gives a private window a quota in memory, of less than two heaps. */
function heapLimit(): number {
  const { memory } = performance as { readonly memory?: { readonly jsHeapSizeLimit: number } };
  return memory?.jsHeapSizeLimit ?? 0;
}
