import { describe, expect, it } from 'vitest';
import { createSandbox } from '@/coach/evaluation/sandbox';
import { matchesArgument, matchesArguments } from '@/coach/evaluation/match-argument';
import type { ExpectedArgument } from '@/coach/evaluation/evaluation-request';

const { day } = createSandbox('ko');

describe('one argument', () => {
  it.each<[value: unknown, expected: ExpectedArgument, isRight: boolean]>([
    ['meditation', 'meditation', true],
    [' Meditation ', 'meditation', true],
    ['meditations', 'meditation', false],
    [undefined, 'meditation', false],
    [['meditation'], 'meditation', false],
    [7, 7, true],
    ['7', 7, true],
    ['7시간', 7, true],
    ['6.5', 6.5, true],
    ['8,000보', 8000, true],
    ['#1', 1, true],
    ['1번', 1, true],
    ['1, 2', 1, false],
    ['일곱', 7, false],
    [true, 1, false],
    [70, 7, false],
    ['default', ['default', null], true],
    [undefined, ['default', null], true],
    [null, ['default', null], true],
    ['', ['default', null], true],
    ['skip', ['default', null], false],
    ['하루 3분', { contains: ['3', '세'] }, true],
    ['세 번', { contains: ['3', '세'] }, true],
    ['5분', { contains: ['3', '세'] }, false],
    [3, { contains: ['3'] }, false],
    ['저녁엔 탄산수로 건배하기', { lacks: ['끊'] }, true],
    ['술 끊기', { lacks: ['끊'] }, false],
    ['QUIT smoking', { lacks: ['quit'] }, false],
  ])('%j against %j: %s', (value, expected, isRight) => {
    expect(matchesArgument(value, expected)).toBe(isRight);
  });
});

describe('days', () => {
  const call = (args: Record<string, ExpectedArgument> = {}) => ({ tools: ['x'], args });

  it.each(['2026-11-29', 'yesterday', '어제'])('reads %s by what it means', (written) => {
    expect(matchesArguments({ day: written }, call({ day: '2026-11-29' }), day)).toBe(true);
    expect(matchesArguments({ day: written }, call({ day: '2026-11-28' }), day)).toBe(false);
  });

  it.each([undefined, null, '', '오늘', '2026-11-30'])(
    'takes %s for today where none is named',
    (written) => {
      expect(matchesArguments({ day: written }, call(), day)).toBe(true);
    },
  );

  it.each(['2025-11-30', '2026-12-01', '언젠가', 20261130])('refuses the invented day %s', (written) => {
    expect(matchesArguments({ day: written }, call(), day)).toBe(false);
  });
});

it('wants every named argument, and leaves the others free', () => {
  const due = { tools: ['log_tracker_entry'], args: { tracker_id: 'water', value: 2 } };
  expect(matchesArguments({ tracker_id: 'water', value: 2, note: '운동 뒤' }, due, day)).toBe(true);
  expect(matchesArguments({ tracker_id: 'water' }, due, day)).toBe(false);
  expect(matchesArguments({ tracker_id: 'water', value: 3 }, due, day)).toBe(false);
});
