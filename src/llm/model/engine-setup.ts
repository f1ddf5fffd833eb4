import type { EngineSettings } from '../protocol';
import type { ModelEntry } from './model-entry';

/** How a person wants a model to run; null: as its makers advise. */
export interface EngineWishes {
  readonly contextTokens: number | null;
  readonly sampling: 'focused' | 'usual' | 'varied';
  readonly thinks: boolean;
}

/** A model and how it is to run. */
export interface EngineSetup {
  readonly entry: ModelEntry;
  readonly settings: EngineSettings;
}

const MOST_TEMPERATURE = 1.6;

/** What the runtime is told. `seed` is drawn anew for each load, unless the model is asked greedily. */
export function engineSetup(entry: ModelEntry, wishes: EngineWishes, seed: number): EngineSetup {
  const { usual, most } = entry.context;
  const sampling = sample(entry.sampling, wishes.sampling);
  const maxTokens = Math.min(wishes.contextTokens ?? usual, most);
  return { entry, settings: { maxTokens, ...sampling, randomSeed: sampling.temperature === 0 ? 0 : seed } };
}

/** Whether a loaded setup still is what is wanted; another seed makes no other setup. */
export function isSameSetup(a: EngineSetup, b: EngineSetup): boolean {
  return (
    a.entry.id === b.entry.id &&
    a.entry.source.sha256 === b.entry.source.sha256 &&
    a.settings.maxTokens === b.settings.maxTokens &&
    a.settings.topK === b.settings.topK &&
    a.settings.temperature === b.settings.temperature
  );
}

function sample(usual: ModelEntry['sampling'], wish: EngineWishes['sampling']): ModelEntry['sampling'] {
  const { topK, temperature } = usual;
  switch (wish) {
    case 'usual':
      return usual;
    case 'focused':
      // Calls come out whole more often when little is left to chance.
      return { topK: Math.min(topK, 20), temperature: temperature * 0.3 };
    case 'varied':
      return temperature === 0
        ? { topK: 40, temperature: 0.7 }
        : { topK, temperature: Math.min(temperature * 1.3, MOST_TEMPERATURE) };
  }
}
