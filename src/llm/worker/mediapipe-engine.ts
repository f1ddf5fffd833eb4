import { LlmInference } from '@mediapipe/tasks-genai';
import { adapterName } from '../capability';
import { LlmError } from '../errors';
import type { AdapterFacts } from '../protocol';
import { runtimeFiles } from '../runtime-files';
import type { AcquireDevice, InferenceEngine } from './inference-engine';

/** The GPU through MediaPipe's LLM Inference. */
export const acquireMediaPipeDevice: AcquireDevice = async () => {
  const facts = await probeAdapter();
  const device = await LlmInference.createWebGpuDevice();
  return {
    facts,
    lost: device.lost,
    async createEngine(model, settings) {
      try {
        const inference = await LlmInference.createFromOptions(runtimeFiles, {
          baseOptions: { modelAssetBuffer: model, gpuOptions: { device } },
          ...settings,
          forceF32: !facts.shaderF16,
        });
        return adapt(inference);
      } catch {
        throw new LlmError((await isRuntimeReachable()) ? 'model_rejected' : 'runtime_unreachable');
      }
    },
  };
};

async function probeAdapter(): Promise<AdapterFacts> {
  if (!('gpu' in navigator)) throw new LlmError('no_webgpu');
  const adapter = await navigator.gpu.requestAdapter();
  if (adapter === null) throw new LlmError('no_adapter');
  return {
    adapter: adapterName(adapter.info),
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

/** The runtime's own errors don't tell a missing wasm from a model it doesn't like, so it is asked for afterwards. */
async function isRuntimeReachable(): Promise<boolean> {
  const answers = await Promise.all(
    Object.values(runtimeFiles).map((url) =>
      fetch(url).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}
