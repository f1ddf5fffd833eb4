import { describe, expect, it } from 'vitest';
import { STARTER_TRACKERS, type TrackerKind, type TrackerUnit } from '@/domain/tracker';
import { trackerTexts } from '@/i18n/tracker-texts';

describe('names of trackers', () => {
  it.each(['ko', 'en'] as const)('differ and are written in %s', (locale) => {
    const names = STARTER_TRACKERS.map((tracker) => trackerTexts[locale].name(tracker));
    expect(new Set(names).size).toBe(STARTER_TRACKERS.length);
    for (const name of names) expect(/[가-힣]/.test(name)).toBe(locale === 'ko');
  });

  it('are the person’s own where there is one', () => {
    expect(trackerTexts.en.name({ id: 'sleep', name: '낮잠' })).toBe('낮잠');
  });

  it.each(['constructor', 'no_such'])('have a word for %j', (id) => {
    expect(trackerTexts.ko.name({ id, name: null })).toBe('기록');
    expect(trackerTexts.en.name({ id, name: null })).toBe('Record');
  });
});

describe('values of trackers', () => {
  const cases: readonly (readonly [TrackerKind, TrackerUnit, number, string, string])[] = [
    ['duration', 'hours', 7, '7시간', '7 hours'],
    ['duration', 'hours', 1, '1시간', '1 hour'],
    ['duration', 'hours', 7.25, '7.25시간', '7.25 hours'],
    ['count', 'cups', 5, '5잔', '5 cups'],
    ['count', 'cups', 1, '1잔', '1 cup'],
    ['count', 'cups', 0, '0잔', '0 cups'],
    ['scale', 'points', 4, '4점', '4 points'],
    ['scale', 'points', 1, '1점', '1 point'],
    ['number', 'steps', 8000, '8,000보', '8,000 steps'],
    ['number', 'kilograms', 61.5, '61.5kg', '61.5 kg'],
    ['number', 'none', 0.1 + 0.2, '0.3', '0.3'],
    ['yes_no', 'none', 1, '네', 'Yes'],
    ['yes_no', 'none', 0, '아니요', 'No'],
  ];

  it.each(cases)('%s in %s: %d', (kind, unit, value, korean, english) => {
    expect(trackerTexts.ko.value({ kind, unit }, value)).toBe(korean);
    expect(trackerTexts.en.value({ kind, unit }, value)).toBe(english);
  });
});
