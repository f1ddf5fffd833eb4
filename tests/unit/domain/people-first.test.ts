import { describe, expect, it } from 'vitest';
import { namesEatingTrouble, namesSelfHarm, needsPeople } from '@/domain/people-first';

describe('needsPeople', () => {
  it.each([
    '죽고 싶어',
    '자해하고 싶어',
    '자살 생각이 나',
    '살기 싫어',
    'I want to kill myself',
    'self-harm',
  ])('hears danger in “%s”', (words) => {
    expect(namesSelfHarm(words)).toBe(true);
    expect(needsPeople(words.normalize('NFD'))).toBe(true);
  });

  it.each(['폭식하고 토해', '먹토 그만', '밤마다 폭식해', 'I purge after eating', 'binge eating at night'])(
    'hears trouble with eating in “%s”',
    (words) => {
      expect(namesEatingTrouble(words)).toBe(true);
      expect(needsPeople(words)).toBe(true);
    },
  );

  it.each([
    '혼자해 볼게',
    '혼자 살기 연습',
    '혼자살기 계획 세우기',
    '보고서 검토하기',
    '재검토하자',
    '계단식 정리하기',
    '테니스 단식 연습',
    'purge my closet',
    'killing it at work',
    'call a die-hard fan',
    'binge-watch less',
  ])('leaves “%s” to the coach', (words) => {
    expect(needsPeople(words)).toBe(false);
  });
});
