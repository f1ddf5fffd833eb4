import { signal } from '@preact/signals';
import { cleanup, render, screen, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { catalogText } from '@/catalog/catalog-text';
import { withoutFood } from '@/catalog/without-food';
import { CatalogModel } from '@/features/catalog/catalog-model';
import { CatalogScreen } from '@/features/catalog/catalog-screen';
import { locale } from '@/i18n/current';

function open() {
  const catalog = signal(bundledCatalog);
  const model = new CatalogModel({ catalog });
  const { unmount } = render(<CatalogScreen model={model} />);
  return {
    catalog,
    unmount,
    user: userEvent.setup(),
    openAgain: () => render(<CatalogScreen model={model} />),
  };
}

const field = () => screen.getByRole('searchbox', { name: '습관 찾기' });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('li');
  if (!found) throw new Error(`no card ${title}`);
  return within(found);
};
const chips = () =>
  within(screen.getByRole('group', { name: '종류' }))
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
const chip = (name: RegExp) =>
  within(screen.getByRole('group', { name: '종류' })).getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('the catalogue’s screen', () => {
  it('shows all habits, and the way back', () => {
    open();
    expect(titles()).toEqual(bundledCatalog.list().map(({ title_ko }) => title_ko));
    expect(status()).toBe('42가지');
    expect(screen.getByRole('link', { name: '뒤로' }).getAttribute('href')).toBe('/more');
  });

  it('says of a habit when, what, how little, and what it rests on', () => {
    open();
    const shown = card('아침 햇빛');
    for (const text of ['기상 후', '아침에 햇빛 보기', '창문 열고 1분'])
      expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByText('근거').closest('details')?.textContent).toContain('8명의 실험에서');
    expect(shown.getByText(/Curr Biol/).closest('details')).not.toBeNull();
    expect(shown.queryByText('바꾸기')).toBeNull();
    expect(card('음주 습관 바꾸기').getByText('바꾸기')).toBeTruthy();
  });

  it.each(['ko', 'en'] as const)(
    'shows every health line in the open, before the habit can be added (%s)',
    (language) => {
      locale.value = language;
      open();
      for (const item of bundledCatalog.list()) {
        const { title, safety } = catalogText(item, language);
        const found = screen.getByRole('heading', { name: title }).closest('li');
        const line = found?.querySelector('.catalog-card__care') ?? null;
        expect([title, line?.textContent ?? null]).toEqual([title, safety]);
        expect(line?.closest('details') ?? null).toBeNull();
      }
    },
  );

  it('leads from a habit to where it is added, by a link that names it', () => {
    open();
    const link = screen.getByRole('link', { name: '아침에 햇빛 보기 더하기' });
    expect(link.getAttribute('href')).toBe('/new?item=morning_sunlight');
    expect(screen.getAllByRole('link', { name: /더하기$/ })).toHaveLength(42);
  });

  it('follows every letter, marks what was looked for, and tells the count', async () => {
    const { user } = open();
    await user.type(field(), '햇ㅂ');
    expect(titles()).toEqual(['아침 햇빛']);
    expect(status()).toBe('42가지 가운데 1가지');
    const marks = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marks).toEqual(['햇빛', '햇빛']);
    expect(card('아침 햇빛').getByText((_, node) => node?.textContent === '아침에 햇빛 보기')).toBeTruthy();
  });

  it('clears the field and stays in it', async () => {
    const { user } = open();
    expect(screen.queryByRole('button', { name: '찾는 말 지우기' })).toBeNull();
    await user.type(field(), '물');
    await user.click(screen.getByRole('button', { name: '찾는 말 지우기' }));
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
    expect(titles()).toHaveLength(42);
  });

  it('keeps to one kind, and counts each', async () => {
    const { user } = open();
    expect(chips()).toEqual([
      ['모두 42', 'true'],
      ['만들기 24', 'false'],
      ['바꾸기 10', 'false'],
      ['먹는 일 8', 'false'],
    ]);
    await user.click(chip(/^바꾸기/));
    expect(titles()).toHaveLength(10);
    expect(status()).toBe('42가지 가운데 10가지');
    await user.type(field(), '폰');
    expect(titles()).toEqual(['침대에서 폰 보는 습관 바꾸기', '끝없는 스크롤 바꾸기']);
    expect(chips()).toEqual([
      ['모두 3', 'false'],
      ['만들기 1', 'false'],
      ['바꾸기 2', 'true'],
      ['먹는 일 0', 'false'],
    ]);
  });

  it('knows nothing of food where food is hidden, even in the middle of looking at it', async () => {
    const { user, catalog } = open();
    await user.click(chip(/^먹는 일/));
    expect(titles()).toHaveLength(8);
    catalog.value = withoutFood(bundledCatalog);
    expect(await screen.findByText('32가지')).toBeTruthy();
    expect(chips()).toEqual([
      ['모두 32', 'true'],
      ['만들기 24', 'false'],
      ['바꾸기 8', 'false'],
    ]);
    await user.type(field(), '채소');
    expect(titles()).toEqual(['‘채소’에 맞는 습관을 찾지 못했어요']);
  });

  it('offers the coach and the whole list where nothing fits', async () => {
    const { user } = open();
    await user.type(field(), 'qqqq');
    expect(status()).toBe('찾은 습관이 없어요');
    expect(screen.getByRole('heading', { name: '‘qqqq’에 맞는 습관을 찾지 못했어요' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '코치와 이야기하기' }).getAttribute('href')).toBe('/coach');
    await user.click(screen.getByRole('button', { name: '지우고 모두 보기' }));
    expect(titles()).toHaveLength(42);
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('leads to what another kind holds', async () => {
    const { user } = open();
    await user.click(chip(/^먹는 일/));
    await user.type(field(), '담배');
    expect(titles()).toEqual(['‘먹는 일’에는 없어요']);
    await user.click(screen.getByRole('button', { name: '모두에서 1가지 보기' }));
    expect(titles()).toEqual(['흡연 습관 바꾸기']);
  });

  it('is as it was left on coming back, at the card one left from', async () => {
    const { user, unmount, openAgain } = open();
    await user.click(chip(/^바꾸기/));
    await user.type(field(), '폰');
    const name = '점심 후 10분 타이머 켜고 SNS 보기 더하기';
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    unmount();
    openAgain();
    expect(field()).toHaveProperty('value', '폰');
    expect(titles()).toHaveLength(2);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name }));
    cleanup();
    openAgain();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves an opened evidence open while the list changes around it', async () => {
    const { user } = open();
    const evidence = () => card('아침 햇빛').getByText('근거').closest('details');
    await user.click(card('아침 햇빛').getByText('근거'));
    expect(evidence()?.open).toBe(true);
    await user.type(field(), '햇빛');
    expect(evidence()?.open).toBe(true);
  });

  it('speaks English when asked, and follows a change of language', async () => {
    const { user } = open();
    locale.value = 'en';
    const english = await screen.findByRole('searchbox', { name: 'Find a habit' });
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
    await user.type(english, 'sunlihgt');
    expect(titles()).toEqual(['Morning sunlight']);
    expect(status()).toBe('1 of 42 habits');
    expect(screen.getByRole('link', { name: 'Add: Step into the morning light after waking' })).toBeTruthy();
    await user.type(english, 'qqq');
    expect(screen.getByRole('heading', { name: 'No habit fits “sunlihgtqqq”' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });
});
