import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, render, screen, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import type { LocalDay } from '@/domain/local-day';
import { TodayModel } from '@/features/today/today-model';
import { TodayScreen } from '@/features/today/today-screen';
import { locale } from '@/i18n/current';
import { SnackbarHost, Snackbars } from '@/ui/snackbar';
import { coachWorld, type CoachWorld } from '../support/coach-world';
import { ScriptedLlm } from '../support/scripted-llm';

const TODAY = '2026-11-30' as LocalDay;

function open(prepare: (world: CoachWorld) => void = () => undefined) {
  const world = coachWorld(new ScriptedLlm());
  prepare(world);
  const snackbars = new Snackbars();
  const day = signal(TODAY);
  const model = new TodayModel({
    ...world,
    userId: 'local',
    catalog: bundledCatalog,
    day,
    snackbars,
  });
  render(
    <>
      <TodayScreen model={model} />
      <SnackbarHost snackbars={snackbars} />
    </>,
  );
  return { ...world, day, user: userEvent.setup() };
}

const starter = () => screen.findByRole('button', { name: '고마운 일 세 줄 쓰기 더하기' });
const list = () => screen.findByRole('list', { name: '오늘의 습관' });
const check = async () => within(await list()).getByRole('button', { name: /월 \d+일/ });

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('today', () => {
  it('begins with three small things and where the words stay', async () => {
    open();
    await starter();
    expect(
      within(screen.getByRole('list', { name: '바로 시작할 수 있는 습관' })).getAllByRole('button'),
    ).toHaveLength(3);
    expect(screen.getByText('여기 적는 글은 이 기기 밖으로 나가지 않아요.')).toBeTruthy();
  });

  it('adds a starter under the same rules and takes it back', async () => {
    const { user, rows } = open();
    await user.click(await starter());
    await screen.findByText('‘고마운 일 세 줄 쓰기’ 습관을 더했어요');
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
    await user.click(screen.getByRole('button', { name: '실행 취소' }));
    await starter();
    expect(await rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('adds once for an impatient double tap', async () => {
    const { user, rows } = open();
    await user.dblClick(await starter());
    await screen.findByRole('list', { name: '오늘의 습관' });
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('checks with one tap, says so, and takes it back', async () => {
    const { user, db } = open();
    await user.click(await starter());
    await user.click(await check());
    await screen.findByText('‘고마운 일 세 줄 쓰기’ 했어요');
    await vi.waitFor(async () =>
      expect((await check()).getAttribute('aria-label')).toBe(
        '고마운 일 세 줄 쓰기, 11월 30일 월요일, 했어요',
      ),
    );
    expect(await db.checkIns.toArray()).toMatchObject([{ day: TODAY, kind: 'done' }]);
    await user.click(screen.getByRole('button', { name: '실행 취소' }));
    await vi.waitFor(async () => expect(await db.checkIns.count()).toBe(0));
  });

  it('says when a check could not be saved, and the row stays as it was', async () => {
    const { user, checkInDao } = open();
    await user.click(await starter());
    vi.spyOn(checkInDao, 'put').mockRejectedValue(new Error('disk full'));
    await user.click(await check());
    await screen.findByText('저장하지 못했어요. 다시 시도해 주세요.');
    expect((await check()).getAttribute('aria-label')).toMatch(/아직$/);
  });

  it('begins the next day with open rows', async () => {
    const { user, day } = open();
    await user.click(await starter());
    await user.click(await check());
    await screen.findByText('오늘 할 일을 다 했어요');
    day.value = '2026-12-01' as LocalDay;
    await screen.findByText('한 가지 남았어요');
    await vi.waitFor(async () =>
      expect((await check()).getAttribute('aria-label')).toMatch(/12월 1일 화요일, 아직$/),
    );
  });

  it('takes every answer in the sheet: minimum, rest, and none again', async () => {
    const { user, db } = open();
    await user.click(await starter());
    const openSheet = async () => {
      await user.click(within(await list()).getByRole('button', { name: /다르게 답하기$/ }));
      return within(await screen.findByRole('dialog', { name: '고마운 일 세 줄 쓰기' }));
    };
    for (const [answer, kind] of [
      [/최소로 했어요/, 'minimal'],
      [/쉬었어요/, 'skip'],
      [/못 했어요/, 'missed'],
    ] as const) {
      await user.click((await openSheet()).getByRole('button', { name: answer }));
      await vi.waitFor(async () => expect(await db.checkIns.toArray()).toMatchObject([{ kind }]));
    }
    await user.click((await openSheet()).getByRole('button', { name: '표시 지우기' }));
    await vi.waitFor(async () => expect(await db.checkIns.count()).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('archives a habit, which frees its seat, and takes that back', async () => {
    const { user, habitDao } = open();
    const active = () => habitDao.countActive({ userId: 'local', type: 'build' });
    await user.click(await starter());
    await user.click(within(await list()).getByRole('button', { name: /다르게 답하기$/ }));
    await user.click(await screen.findByRole('button', { name: '보관하기' }));
    await screen.findByText('‘고마운 일 세 줄 쓰기’ 습관을 보관했어요');
    expect(await active()).toBe(0);
    await user.click(screen.getByRole('button', { name: '실행 취소' }));
    await vi.waitFor(async () => expect(await active()).toBe(1));
  });

  it('says so when a habit was deleted elsewhere, and claims nothing', async () => {
    const { user, checkInDao } = open();
    await user.click(await starter());
    vi.spyOn(checkInDao, 'put').mockResolvedValue('no_such_habit');
    await user.click(await check());
    await screen.findByText('저장하지 못했어요. 다시 시도해 주세요.');
    expect(screen.queryByText('‘고마운 일 세 줄 쓰기’ 했어요')).toBeNull();
  });

  it('says so when the database can’t be read', async () => {
    open(({ habitDao }) => vi.spyOn(habitDao, 'listActive').mockRejectedValue(new Error('lost')));
    expect((await screen.findByRole('alert')).textContent).toContain('기록을 열지 못했어요');
  });

  it('speaks English when asked', async () => {
    locale.value = 'en';
    open();
    await screen.findByRole('button', { name: 'Add: Write three lines about things I am thankful for' });
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });
});
