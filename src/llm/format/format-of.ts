import { functionGemmaFormat } from './functiongemma/function-gemma-format';
import { gemma3Format } from './gemma3/gemma3-format';
import { gemma4Format } from './gemma4/gemma4-format';
import type { ModelFamily, PromptFormat } from './prompt-format';

const formats: Readonly<Record<ModelFamily, PromptFormat>> = {
  gemma4: gemma4Format,
  functiongemma: functionGemmaFormat,
  gemma3: gemma3Format,
};

/** The language of the family that a model's manifest names. */
export function formatOf(family: ModelFamily): PromptFormat {
  return formats[family];
}
