import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalDay } from '@/domain/local-day';
import { locale } from '@/i18n/current';
import type { Reading } from '@/tools/reading';
import { open, readingOf, spoken, TODAY } from './fake-talk';

const show = (reading: Reading) => open(readingOf(reading));
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

const today = {
  kind: 'today',
  day: TODAY,
  habits: [
    { handle: '1', sentence: '아침에 햇빛 보기', mark: 'done' },
    { handle: '2', sentence: '의자에 앉아 숨 세기', mark: 'open' },
    { handle: '3', sentence: '보리차 마시기', mark: 'skip' },
  ],
} as const satisfies Reading;

const progress = {
  kind: 'progress',
  first: '2026-11-24' as LocalDay,
  last: TODAY,
  habits: [
    { handle: '1', sentence: '아침에 햇빛 보기', kept: 5, days: 7 },
    { handle: '2', sentence: '의자에 앉아 숨 세기', kept: 0, days: 3 },
    { handle: '3', sentence: '보리차 마시기', kept: 0, days: 0 },
  ],
} as const satisfies Reading;

const catalog = {
  kind: 'catalog',
  query: '아침',
  items: [{ id: 'morning_sunlight', title: '아침 햇빛', sentence: '아침에 햇빛 보기' }],
} as const satisfies Reading;

describe('what the app found', () => {
  it('today: each habit by its number, with its mark in words and as a sun', async () => {
    show(today);
    expect(screen.getByRole('region', { name: '오늘 · 한 가지 남았어요' })).toBeTruthy();
    expect(rows()).toEqual([
      '11번, 아침에 햇빛 보기, 했어요',
      '22번, 의자에 앉아 숨 세기, 아직',
      '33번, 보리차 마시기, 쉬었어요',
    ]);
    const suns = Array.from(document.querySelectorAll('.sun-mark'), (sun) => sun.getAttribute('data-state'));
    expect(suns).toEqual(['done', 'open', 'skip']);
    expect(spoken()).toBe('오늘 · 한 가지 남았어요');
    locale.value = 'en';
    expect(await screen.findByRole('region', { name: 'Today · One left' })).toBeTruthy();
    expect(rows()[1]).toContain('not yet');
  });

  it('today: says once that all is done', () => {
    show({ ...today, habits: today.habits.filter(({ mark }) => mark !== 'open') });
    expect(screen.getByRole('region', { name: '오늘 할 일을 다 했어요' })).toBeTruthy();
  });

  it('habits: when, and which are there to replace something', async () => {
    show({
      kind: 'habits',
      habits: [
        { handle: '1', sentence: '아침에 햇빛 보기', type: 'build', when: '기상 후' },
        { handle: '2', sentence: '탄산수로 건배하기', type: 'break', when: null },
      ],
    });
    expect(screen.getByRole('region', { name: '지금 하고 있는 습관 두 가지' })).toBeTruthy();
    expect(rows()[0]).toContain('기상 후');
    expect(rows()[1]).toContain('바꾸는 습관');
    locale.value = 'en';
    expect(await screen.findByRole('region', { name: 'Your two habits now' })).toBeTruthy();
  });

  it('progress: kept of counted days, in words and as a share', async () => {
    show(progress);
    expect(screen.getByRole('region', { name: '지난 7일' })).toBeTruthy();
    expect(rows()[0]).toContain('7일 가운데 5일');
    expect(rows()[1]).toContain('3일 가운데 아직 없어요');
    expect(rows()[2]).toContain('아직 센 날이 없어요');
    const shares = Array.from(
      document.querySelectorAll<HTMLElement>('.reading__share > i'),
      (bar) => bar.style.width,
    );
    expect(shares).toEqual(['71%', '0%']);
    expect(spoken()).toContain('아침에 햇빛 보기, 7일 가운데 5일');
    locale.value = 'en';
    await screen.findByRole('region', { name: 'The last 7 days' });
    expect(rows()[0]).toContain('5 of 7 days');
  });

  it('catalogue: what fits, each with a way into the editor', async () => {
    show(catalog);
    const link = screen.getByRole('link', { name: '아침 햇빛 더하기' });
    expect(link.getAttribute('href')).toBe('/new?item=morning_sunlight');
    expect(rows()[0]).toContain('아침에 햇빛 보기');
    expect(spoken()).toBe('‘아침’에 맞는 습관. 아침 햇빛');
    locale.value = 'en';
    expect(await screen.findByRole('link', { name: 'Add: 아침 햇빛' })).toBeTruthy();
  });

  for (const [reading, name, words, link] of [
    [{ ...today, habits: [] }, '오늘', '아직 습관이 없어요', '/new'],
    [{ kind: 'habits', habits: [] }, '지금 하고 있는 습관', '아직 습관이 없어요', '/new'],
    [{ ...progress, habits: [] }, '지난 7일', '아직 습관이 없어요', '/new'],
    [{ ...catalog, items: [] }, '‘아침’에 맞는 습관', '‘아침’에 맞는 습관을 찾지 못했어요.', '/catalog'],
  ] as const) {
    it(`nothing in ${reading.kind}: says so, with a way on`, () => {
      show(reading);
      const card = screen.getByRole('region', { name });
      expect(card.textContent).toContain(words);
      expect(within(card).getByRole('link').getAttribute('href')).toBe(link);
      expect(spoken()).toContain(words);
    });
  }
});
