/** Whether this browser can run a model at all, before anything heavy is loaded. */
export type GpuCapability =
  | { readonly kind: 'supported'; readonly adapter: string }
  /** no WebGPU in this browser */
  | { readonly kind: 'no_webgpu' }
  /** WebGPU, but it gives no graphics chip: switched off, blocked, or a driver it distrusts */
  | { readonly kind: 'no_adapter' };

/** Asks for an adapter, since the mere presence of WebGPU proves nothing. Never rejects. */
export async function probeGpu(): Promise<GpuCapability> {
  if (!('gpu' in navigator)) return { kind: 'no_webgpu' };
  try {
    const adapter = await navigator.gpu.requestAdapter();
    if (adapter === null) return { kind: 'no_adapter' };
    return { kind: 'supported', adapter: adapterName(adapter.info) };
  } catch {
    return { kind: 'no_adapter' };
  }
}

/** What a browser tells of a graphics chip, which may be nothing. */
export function adapterName({ description, vendor, architecture }: GPUAdapterInfo): string {
  return description || [vendor, architecture].filter(Boolean).join(' ');
}
