import { signal } from '@preact/signals';
import { ModelSteps, type ModelStepsPorts } from '@/coach/model-steps';
import { tinyDemo } from '@/llm/model/manifest';
import { ScriptedLlm } from './scripted-llm';

/** The ways on, for the practice model unless a test says otherwise. */
export function modelSteps(ports: Partial<ModelStepsPorts> = {}): ModelSteps {
  return new ModelSteps({
    model: new ScriptedLlm(),
    chosen: signal(tinyDemo),
    contextTokens: () => null,
    setContext: () => undefined,
    choosePractice: () => undefined,
    practiceId: tinyDemo.id,
    openModelScreen: () => undefined,
    ...ports,
  });
}
