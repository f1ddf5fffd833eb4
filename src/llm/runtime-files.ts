import wasmLoaderPath from '@mediapipe/tasks-genai/genai_wasm_module_internal.js?url';
import wasmBinaryPath from '@mediapipe/tasks-genai/genai_wasm_module_internal.wasm?url';

/** The runtime's two files, by their hashed names. Only the ES-module build runs in a module worker. */
export const runtimeFiles = { wasmLoaderPath, wasmBinaryPath } as const;
