import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  caseEvents,
  isAccepted,
  runCase,
  type CaseEvent,
  type StreamCase,
} from '../../../../e2e/launch/cases.check';
import { seededRandom, splitRandomly } from './splits';

function readCases(path: string): StreamCase[] {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as StreamCase[];
}

const files = [
  { name: 'the shared cases', cases: readCases('../../../fixtures/stream-cases.json') },
  { name: 'our own cases', cases: readCases('./more-cases.json') },
];

/** Every way to feed a case: whole, as it says itself, by code unit, by code point, and in 200 random ways. */
function* waysToFeed({ text, chunks }: StreamCase): Generator<readonly string[]> {
  yield [text];
  if (chunks) yield chunks;
  yield text.split('');
  yield Array.from(text);
  for (let seed = 1; seed <= 200; seed += 1) yield splitRandomly(text, seededRandom(seed));
}

describe.each(files)('$name', ({ cases }) => {
  it.each(cases)('$id', (streamCase) => {
    let wrong: readonly CaseEvent[] | undefined;
    for (const chunks of waysToFeed(streamCase)) {
      const got = caseEvents(runCase(streamCase, chunks));
      if (!isAccepted(streamCase, got)) wrong = got;
    }
    expect(wrong ?? streamCase.expected).toEqual(streamCase.expected);
    expect(wrong).toBeUndefined();
  });

  it('has cases with ids of their own', () => {
    expect(cases.length).toBeGreaterThan(80);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});
