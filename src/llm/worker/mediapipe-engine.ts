import { LlmInference } from '@mediapipe/tasks-genai';
import wasmBinaryPath from '@mediapipe/tasks-genai/genai_wasm_module_internal.wasm?url';
import wasmLoaderPath from '@mediapipe/tasks-genai/genai_wasm_module_internal.js?url';
import { LlmError } from '../errors';
import type { DeviceFacts } from '../protocol';
import type { AcquireDevice, InferenceEngine } from './inference-engine';

/** The GPU through MediaPipe's LLM Inference. Only the ES-module wasm runs in a module worker. */
export const acquireMediaPipeDevice: AcquireDevice = async () => {
  const facts = await probeAdapter();
  const device = await LlmInference.createWebGpuDevice();
  return {
    facts,
    lost: device.lost,
    async createEngine(model, settings) {
      const inference = await LlmInference.createFromOptions(
        { wasmLoaderPath, wasmBinaryPath },
        {
          baseOptions: { modelAssetBuffer: model, gpuOptions: { device } },
          ...settings,
          forceF32: !facts.shaderF16,
        },
      );
      return adapt(inference);
    },
  };
};

async function probeAdapter(): Promise<DeviceFacts> {
  if (!('gpu' in navigator)) throw new LlmError('no_webgpu');
  const adapter = await navigator.gpu.requestAdapter();
  if (adapter === null) throw new LlmError('no_adapter');
  const { vendor, architecture } = adapter.info;
  return {
    adapter: [vendor, architecture].filter(Boolean).join(' '),
    shaderF16: adapter.features.has('shader-f16'),
  };
}

function adapt(inference: LlmInference): InferenceEngine {
  return {
    generate: (prompt, onDelta) => inference.generateResponse(prompt, (delta) => onDelta(delta)),
    cancel: () => inference.cancelProcessing(),
    countTokens: (text) => inference.sizeInTokens(text),
  };
}
