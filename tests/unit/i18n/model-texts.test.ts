import { describe, expect, it } from 'vitest';
import { modelTextsEn } from '@/i18n/model-texts.en';
import { modelTextsKo } from '@/i18n/model-texts.ko';

const hangul = /[가-힣]/;

describe('bytes', () => {
  it.each([
    [0, '0.0 MB'],
    [1_094_976, '1.1 MB'],
    [9_949_999, '9.9 MB'],
    [10_000_000, '10 MB'],
    [8_400_000, '8.4 MB'],
    [440_000_000, '440 MB'],
    [999_400_000, '999 MB'],
    [1_000_000_000, '1.00 GB'],
    [2_003_697_664, '2.00 GB'],
    [2_964_324_352, '2.96 GB'],
  ])('%d are %s, the same in both languages', (bytes, words) => {
    expect(modelTextsKo.bytes(bytes)).toBe(words);
    expect(modelTextsEn.bytes(bytes)).toBe(words);
  });

  it('never come as a thousand of the smaller unit', () => {
    for (const bytes of [9_960_000, 999_499_999, 999_500_000, 999_999_999]) {
      expect(modelTextsKo.bytes(bytes)).not.toMatch(/^(1000|10\.0) MB$/);
      expect(modelTextsEn.bytes(bytes)).not.toMatch(/^(1000|10\.0) MB$/);
    }
  });
});

describe('the time that is left', () => {
  it.each([
    [0, '몇 초 남았어요', 'a few seconds left'],
    [11, '20초쯤 남았어요', 'about 20 seconds left'],
    [51, '1분쯤 남았어요', 'about a minute left'],
    [60, '1분쯤 남았어요', 'about a minute left'],
    [85, '1분 30초쯤 남았어요', 'about 1.5 minutes left'],
    [590, '10분쯤 남았어요', 'about 10 minutes left'],
    [3599, '1시간쯤 남았어요', 'about 1 h left'],
    [3600, '1시간쯤 남았어요', 'about 1 h left'],
    [3661, '1시간 2분쯤 남았어요', 'about 1 h 2 min left'],
  ])('%d seconds', (seconds, korean, english) => {
    expect(modelTextsKo.download.left(seconds)).toBe(korean);
    expect(modelTextsEn.download.left(seconds)).toBe(english);
  });
});

describe('sentences', () => {
  it('have no Korean in English', () => {
    expect(words(modelTextsEn).filter((each) => hangul.test(each))).toEqual([]);
  });

  it('blame nobody and shout at nobody', () => {
    expect(words(modelTextsKo).filter((each) => /!|실패|위반|초과|강제|오류/.test(each))).toEqual([]);
    expect(words(modelTextsEn).filter((each) => /!|\berror\b|\bfail/i.test(each))).toEqual([]);
  });
});

/** Every sentence; those with numbers in them, with some. */
function words(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function')
    return [String((texts as (...values: number[]) => unknown)(1e9, 5e8, 1e9))];
  return Object.values(texts as object).flatMap(words);
}
