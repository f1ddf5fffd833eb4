import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { UndoOutcome } from '@/db/activity-dao';
import type { Activity, Deed } from '@/domain/activity';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import { STARTER_TRACKERS } from '@/domain/tracker';
import {
  ActivityModel,
  type ActivityModelDeps,
  type ActivityState,
} from '@/features/activity/activity-model';
import { ActivityScreen } from '@/features/activity/activity-screen';
import { locale } from '@/i18n/current';
import { SnackbarHost, Snackbars } from '@/ui/snackbar';
import { coachWorld } from '../support/coach-world';
import { ScriptedLlm } from '../support/scripted-llm';

const day = (name: string) => name as LocalDay;
const habitId = 'h1' as HabitId;
const checkInOf = (on: string) => ({ habitId, day: day(on), kind: 'minimal', at: 1 }) as const;

const deeds = {
  added: { kind: 'add_habit', habitId, sentence: '아침에 햇빛 보기' },
  water: { kind: 'log_tracker_entry', entryId: 'e1', trackerId: 'water', day: day('2026-11-30'), value: 5 },
  checked: {
    kind: 'check_in_habit',
    sentence: '의자에 앉아 숨 세기',
    checkIn: checkInOf('2026-11-28'),
    before: null,
  },
  archived: { kind: 'archive_habit', habitId, sentence: '보리차 마시기' },
} as const satisfies Record<string, Deed>;

function activity(deed: Deed, at: string, undoneAt: number | null = null): Activity {
  return { id: at, userId: 'local', at: Date.parse(at), proposalKey: `key ${at}`, deed, undoneAt };
}

/** Newest first, as the DAO lists them. */
const four = [
  activity(deeds.water, '2026-11-30T21:05:00+09:00'),
  activity(deeds.checked, '2026-11-30T00:10:00+09:00'),
  activity(deeds.archived, '2026-11-29T23:50:00+09:00', 1),
  activity(deeds.added, '2026-11-20T08:00:00+09:00'),
];

function open(overrides: Partial<ActivityModelDeps> = {}) {
  const snackbars = new Snackbars();
  const model = new ActivityModel({
    userId: 'local',
    activityDao: { list: () => Promise.resolve(four), undo: () => Promise.resolve('undone') },
    trackerDao: { list: () => Promise.resolve(STARTER_TRACKERS) },
    zone: () => 'Asia/Seoul',
    snackbars,
    ...overrides,
  });
  render(
    <>
      <ActivityScreen model={model} />
      <SnackbarHost snackbars={snackbars} />
    </>,
  );
  return { model, user: userEvent.setup() };
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('what the coach did', () => {
  it('is read by day and time in the person’s zone, newest first', async () => {
    open();
    await screen.findByRole('region', { name: '11월 30일 월요일' });
    const [first, second] = rowsOf('11월 30일 월요일');
    expect(first).toContain('‘물 5잔’ 기록했어요');
    expect(first).toContain('오후 9:05');
    expect(second).toContain('‘의자에 앉아 숨 세기’ 최소로 했다고 체크했어요');
    expect(second).toContain('오전 12:10 · 11월 28일 토요일 기록');
    expect(first).not.toContain('토요일');
    expect(rowsOf('11월 29일 일요일')[0]).toContain('‘보리차 마시기’ 습관을 보관했어요');
    expect(rowsOf('11월 20일 금요일')[0]).toContain('‘아침에 햇빛 보기’ 습관을 더했어요');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '11월 30일 월요일',
      '11월 29일 일요일',
      '11월 20일 금요일',
    ]);
  });

  it('follows another zone, and takes an unknown one for home', async () => {
    const zone = signal('Europe/London');
    open({ zone: () => zone.value });
    // 00:10 in Seoul is still the day before in London.
    await screen.findByRole('region', { name: '11월 29일 일요일' });
    expect(rowsOf('11월 30일 월요일')[0]).toContain('오후 12:05');
    expect(rowsOf('11월 29일 일요일')).toHaveLength(2);
    zone.value = 'Mars/Olympus';
    await waitFor(() => expect(rowsOf('11월 30일 월요일')).toHaveLength(2));
  });

  it('can be undone deed by deed; an undone one says so', async () => {
    const undone: string[] = [];
    const { user } = open({
      activityDao: {
        list: () => Promise.resolve(four),
        undo: (key) => {
          undone.push(key);
          return Promise.resolve('undone');
        },
      },
    });
    expect(await screen.findAllByRole('button', { name: /^되돌리기/ })).toHaveLength(3);
    expect(rowsOf('11월 29일 일요일')[0]).toContain('되돌렸어요');
    await user.click(screen.getByRole('button', { name: '되돌리기: ‘물 5잔’ 기록했어요' }));
    expect(undone).toEqual(['key 2026-11-30T21:05:00+09:00']);
    await within(screen.getByRole('status')).findByText('되돌렸어요');
  });

  const outcomes: readonly (readonly [UndoOutcome, keyof typeof deeds, string, string])[] = [
    ['undone', 'water', '되돌렸어요', 'Undone'],
    ['changed', 'added', '그 뒤에 기록이 더해져서 그대로 두었어요', 'Left as it is: it has records since'],
    [
      'changed',
      'water',
      '그 뒤에 달라진 것이 있어서 그대로 두었어요',
      'Left as it is: something changed since',
    ],
    [
      'no_seat',
      'archived',
      '자리가 모두 차서 되돌리지 못했어요. 습관 하나를 보관하면 되돌릴 수 있어요.',
      'Not undone: all seats are taken. Archive a habit to make room.',
    ],
    ['not_found', 'checked', '이미 지워져서 되돌릴 것이 없어요', 'Nothing to undo: it is gone already'],
  ];
  for (const [outcome, deed, ko, en] of outcomes) {
    it(`undoing (${deed}) that ends “${outcome}” is told in words`, async () => {
      const { user } = open({
        activityDao: {
          list: () => Promise.resolve([activity(deeds[deed], '2026-11-30T09:00:00+09:00')]),
          undo: () => Promise.resolve(outcome),
        },
      });
      await user.click(await screen.findByRole('button', { name: /^되돌리기/ }));
      const status = within(screen.getByRole('status'));
      await status.findByText(ko);
      locale.value = 'en';
      await user.click(await screen.findByRole('button', { name: /^Undo/ }));
      await status.findByText(en);
    });
  }

  it('says when an undo fails, and can be tried again', async () => {
    let tries = 0;
    const { user } = open({
      activityDao: {
        list: () => Promise.resolve(four),
        undo: () => (++tries === 1 ? Promise.reject(new Error('disk')) : Promise.resolve('undone')),
      },
    });
    const name = '되돌리기: ‘물 5잔’ 기록했어요';
    await user.click(await screen.findByRole('button', { name }));
    const status = within(screen.getByRole('status'));
    await status.findByText('되돌리지 못했어요. 다시 시도해 주세요.');
    await user.click(screen.getByRole('button', { name }));
    await status.findByText('되돌렸어요');
  });

  it('undoes one at a time', async () => {
    let running = 0;
    const { user } = open({
      activityDao: {
        list: () => Promise.resolve(four),
        undo: () => {
          running += 1;
          return new Promise(() => undefined);
        },
      },
    });
    await user.dblClick(await screen.findByRole('button', { name: '되돌리기: ‘물 5잔’ 기록했어요' }));
    expect(running).toBe(1);
  });

  it('follows the database: undone there, the row says so and takes the focus that its button left', async () => {
    const { db, activityDao, trackerDao } = coachWorld(new ScriptedLlm());
    const stamp = { userId: 'local', proposalKey: 'k1' };
    const water = { userId: 'local', trackerId: 'water', day: day('2026-11-30'), value: 5, note: null };
    await trackerDao.addEntry(water, stamp);
    const { user } = open({ activityDao, trackerDao });
    const undo = await screen.findByRole('button', { name: '되돌리기: ‘물 5잔’ 기록했어요' });
    await user.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^되돌리기/ })).toBeNull());
    expect(document.activeElement?.textContent).toContain('‘물 5잔’ 기록했어요');
    expect(await db.trackerEntries.count()).toBe(0);
  });

  it('knows an entry whose tracker is gone', async () => {
    open({ trackerDao: { list: () => Promise.resolve([]) } });
    expect((await screen.findAllByText('‘물 5’ 기록했어요')).length).toBe(1);
  });
});

describe('the screen of it', () => {
  it('has a way to begin while there is nothing', async () => {
    open({ activityDao: { list: () => Promise.resolve([]), undo: () => Promise.resolve('not_found') } });
    await screen.findByRole('heading', { name: '아직 코치가 한 일이 없어요' });
    expect(screen.getByRole('link', { name: '코치와 이야기하기' }).getAttribute('href')).toBe('/coach');
    locale.value = 'en';
    await screen.findByRole('heading', { name: 'The coach has done nothing yet' });
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });

  it('shows its shape while it reads, and says so', () => {
    open({
      activityDao: { list: () => new Promise(() => undefined), undo: () => Promise.resolve('undone') },
    });
    expect(screen.getByText('불러오는 중')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '코치가 한 일' })).toBeTruthy();
  });

  it('says what happened when it can’t be read', async () => {
    open({
      activityDao: { list: () => Promise.reject(new Error('disk')), undo: () => Promise.resolve('undone') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('코치가 한 일을 읽지 못했어요');
  });

  it('draws whatever state its model is in', () => {
    const state = signal<ActivityState>({ kind: 'ready', days: [], zone: 'Asia/Seoul' });
    render(<ActivityScreen model={{ state, undo: () => Promise.resolve() }} />);
    expect(screen.getByRole('link', { name: '뒤로' }).getAttribute('href')).toBe('/more');
  });
});
