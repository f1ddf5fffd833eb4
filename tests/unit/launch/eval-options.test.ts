import { describe, expect, test } from 'vitest';
import { readOptions, usage } from '../../../e2e/launch/eval-options.mjs';

const read = (...args: string[]) => readOptions(args, ['tiny-demo']);

test('without a word it checks the embedded model with everything', () => {
  expect(read()).toEqual({ model: 'tiny-demo', locale: 'both', limit: null, out: null });
});

test('takes each option', () => {
  expect(read('--model', 'tiny-demo', '--locale', 'ko', '--limit', '10', '--out', 'report.json')).toEqual({
    model: 'tiny-demo',
    locale: 'ko',
    limit: 10,
    out: 'report.json',
  });
});

describe('says what is wrong', () => {
  test('a model that is not embedded: which are, and where to check others', () => {
    const told = read('--model', 'gemma-9');
    expect(told).toContain('“gemma-9”');
    expect(told).toContain('tiny-demo');
    expect(told).toContain('더보기 → 모델 점검');
  });

  test.each([
    ['another language', ['--locale', 'fr'], '“fr”'],
    ['no limit', ['--limit', '0'], '“0”'],
    ['a limit in words', ['--limit', 'ten'], '“ten”'],
    ['an unknown option', ['--fast'], '--fast'],
    ['an option without its value', ['--out'], '--out'],
    ['a stray word', ['tiny-demo'], 'tiny-demo'],
  ])('%s', (_, args, named) => {
    const told = read(...args);
    expect(told).toContain(named);
    expect(told).toContain(usage);
  });
});
