import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineSetup, isSameSetup, type EngineWishes } from '@/llm/model/engine-setup';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';

const gemma = catalogModels[0] ?? tinyDemo;
const usual: EngineWishes = { contextTokens: null, sampling: 'usual', thinks: false };

describe('how a model is run', () => {
  it('is as its makers advise, unless the person says otherwise', () => {
    expect(engineSetup(gemma, usual, 7).settings).toEqual({
      maxTokens: 2048,
      topK: 64,
      temperature: 1,
      randomSeed: 7,
    });
    expect(engineSetup(gemma, { ...usual, contextTokens: 4096 }, 7).settings.maxTokens).toBe(4096);
  });

  it('never asks for more context than the model has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 512, max: 32_768 }), (contextTokens) => {
        for (const entry of [tinyDemo, ...catalogModels]) {
          const { maxTokens } = engineSetup(entry, { ...usual, contextTokens }, 1).settings;
          expect(maxTokens).toBe(Math.min(contextTokens, entry.context.most));
        }
      }),
    );
  });

  it('is steadier when focused and livelier when varied', () => {
    const temperature = (sampling: EngineWishes['sampling'], entry = gemma): number =>
      engineSetup(entry, { ...usual, sampling }, 1).settings.temperature;
    expect(temperature('focused')).toBeLessThan(temperature('usual'));
    expect(temperature('varied')).toBeGreaterThan(temperature('usual'));
    expect(temperature('focused', tinyDemo)).toBe(0);
    expect(temperature('varied', tinyDemo)).toBeGreaterThan(0);
  });

  it('asks a greedy model the same way each time', () => {
    expect(engineSetup(tinyDemo, usual, 7).settings.randomSeed).toBe(0);
  });

  it('is another one when anything but the seed is', () => {
    const setup = engineSetup(gemma, usual, 1);
    expect(isSameSetup(setup, engineSetup(gemma, usual, 2))).toBe(true);
    expect(isSameSetup(setup, engineSetup(gemma, { ...usual, contextTokens: 1024 }, 1))).toBe(false);
    expect(isSameSetup(setup, engineSetup(gemma, { ...usual, sampling: 'varied' }, 1))).toBe(false);
    expect(isSameSetup(setup, engineSetup(tinyDemo, usual, 1))).toBe(false);
  });
});
