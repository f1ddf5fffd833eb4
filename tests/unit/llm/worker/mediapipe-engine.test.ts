import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acquireMediaPipeDevice } from '@/llm/worker/mediapipe-engine';

const runtime = vi.hoisted(() => ({
  createWebGpuDevice: vi.fn(),
  createFromOptions: vi.fn(),
}));
vi.mock('@mediapipe/tasks-genai', () => ({ LlmInference: runtime }));

const settings = { maxTokens: 2048, topK: 1, temperature: 0, randomSeed: 0 };
const reader = new ReadableStream<Uint8Array>().getReader();
const device = { lost: new Promise(() => undefined) };

/** The adapter that the browser would give; null is none, undefined is a browser without WebGPU. */
function withAdapter(features: readonly string[] | null | undefined): void {
  const adapter = features && {
    features: new Set(features),
    info: { vendor: 'arm', architecture: 'valhall' },
  };
  vi.stubGlobal(
    'navigator',
    features === undefined ? {} : { gpu: { requestAdapter: () => Promise.resolve(adapter) } },
  );
}

describe('the device under MediaPipe', () => {
  beforeEach(() => {
    runtime.createWebGpuDevice.mockResolvedValue(device);
    runtime.createFromOptions.mockResolvedValue({});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it.each([
    [['shader-f16'], false],
    [[], true],
  ] as const)('with the features %j it forces 32-bit floats: %s', async (features, forceF32) => {
    withAdapter(features);
    const acquired = await acquireMediaPipeDevice();
    expect(acquired.facts).toEqual({ adapter: 'arm valhall', shaderF16: !forceF32 });
    await acquired.createEngine(reader, settings);
    expect(runtime.createFromOptions).toHaveBeenCalledWith(expect.anything(), {
      ...settings,
      forceF32,
      baseOptions: { modelAssetBuffer: reader, gpuOptions: { device } },
    });
  });

  it('says that there is no WebGPU, or no graphics chip, before any runtime is loaded', async () => {
    withAdapter(undefined);
    await expect(acquireMediaPipeDevice()).rejects.toMatchObject({ code: 'no_webgpu' });
    withAdapter(null);
    await expect(acquireMediaPipeDevice()).rejects.toMatchObject({ code: 'no_adapter' });
    expect(runtime.createWebGpuDevice).not.toHaveBeenCalled();
  });

  it.each([
    ['model_rejected', 'is there', () => Promise.resolve(new Response('wasm'))],
    ['runtime_unreachable', 'answers 404', () => Promise.resolve(new Response('', { status: 404 }))],
    ['runtime_unreachable', 'is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('calls a failed start %s when the runtime %s', async (code, _when, answer) => {
    withAdapter([]);
    vi.stubGlobal('fetch', answer);
    runtime.createFromOptions.mockRejectedValue(new Error('비밀'));
    const acquired = await acquireMediaPipeDevice();
    await expect(acquired.createEngine(reader, settings)).rejects.toMatchObject({ code, message: code });
  });

  it('passes on only the new piece of text', async () => {
    withAdapter([]);
    const generateResponse = vi.fn((_prompt: string, listener: (delta: string, done: boolean) => void) => {
      listener('안녕', false);
      listener('', true);
      return Promise.resolve('안녕');
    });
    runtime.createFromOptions.mockResolvedValue({ generateResponse });
    const acquired = await acquireMediaPipeDevice();
    const engine = await acquired.createEngine(reader, settings);
    const deltas: string[] = [];
    expect(await engine.generate('p', (text) => deltas.push(text))).toBe('안녕');
    expect(deltas).toEqual(['안녕', '']);
  });
});
