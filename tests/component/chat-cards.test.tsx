import { cleanup, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalDay } from '@/domain/local-day';
import type { CardState } from '@/features/chat/chat-item';
import { locale } from '@/i18n/current';
import type { Proposal } from '@/tools/proposal';
import { cardOf, open, opened, refusalOf, spoken, YESTERDAY } from './fake-talk';
import { archive, checkIn, entry, habit, occupants, tracker } from './proposal-fixtures';

const card = (name: string) => screen.getByRole('region', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** Only what is drawn, not what is said. */
const log = () => within(screen.getByRole('log'));
const isHangul = /[가-힣]/;

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('the four kinds of card', () => {
  const kinds: readonly (readonly [
    proposal: Proposal,
    ko: { name: string; yes: string; says: readonly string[] },
    en: { name: string; yes: string; says: readonly string[] },
  ])[] = [
    [
      habit,
      {
        name: '습관 제안',
        yes: '추가',
        says: [
          '이 습관으로 바꿀까요',
          '밤 8시',
          '보리차 한 컵',
          '따뜻한 차 한 모금',
          '바꾸는 습관 셋째 자리',
        ],
      },
      { name: 'Habit proposal', yes: 'Add', says: ['Replace it with this?', 'third to replace'] },
    ],
    [
      entry,
      { name: '기록 제안', yes: '기록', says: ['기록할까요', '물 5잔', '오늘 모두 7잔'] },
      { name: 'Record proposal', yes: 'Record', says: ['Record this?', 'Water 5 cups', '7 cups today'] },
    ],
    [
      checkIn,
      {
        name: '체크 제안',
        yes: '체크',
        says: ['이렇게 체크할까요', '최소로 했어요', '창문 열고 1분', '오늘'],
      },
      { name: 'Check-in proposal', yes: 'Check in', says: ['Check in like this?', 'done small', 'Today'] },
    ],
    [
      archive,
      {
        name: '보관 제안',
        yes: '보관',
        says: ['이 습관을 보관할까요', '기록은 그대로 남아요', '만드는 습관 한 자리가 비어요'],
      },
      { name: 'Archive proposal', yes: 'Archive', says: ['Archive this habit?', 'Its records stay'] },
    ],
  ];

  for (const [proposal, ko, en] of kinds) {
    it(`${proposal.tool}: says in sentences what a yes does, in both languages`, async () => {
      const { talk, user } = open(cardOf(proposal));
      for (const words of ko.says) expect(card(ko.name).textContent).toContain(words);
      await user.click(button(ko.yes));
      await user.click(button('취소'));
      expect(talk.asked).toEqual([
        ['answer', 'k1', true],
        ['answer', 'k1', false],
      ]);
      locale.value = 'en';
      await screen.findByRole('region', { name: en.name });
      for (const words of en.says) expect(card(en.name).textContent).toContain(words);
      expect(button(en.yes)).toBeTruthy();
    });
  }

  it('warns of health before, and of a habit that is there already', () => {
    open(cardOf({ ...habit, sameHabit: '저녁에 차 마시기' }));
    expect(card('습관 제안').textContent).toContain('전문가와 먼저 이야기해요');
    expect(card('습관 제안').textContent).toContain('이미 ‘저녁에 차 마시기’ 습관이 있어요');
    expect(screen.getByRole('img', { name: '세 자리 가운데 셋째' })).toBeTruthy();
  });

  it('tells what an archived habit leaves on the seats', () => {
    open(cardOf({ ...archive, seats: { taken: 0, limit: 3 } }));
    expect(screen.getByRole('img', { name: '세 자리가 모두 비어요' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
  });

  it('names the value that an entry takes the place of; only counts add up', () => {
    open(cardOf({ ...entry, tracker: tracker('mood'), value: 4, before: 3, after: 4, note: '비가 그쳤다' }));
    expect(card('기록 제안').textContent).toContain('기분 4점');
    expect(card('기록 제안').textContent).toContain('전에는3점');
    expect(card('기록 제안').textContent).toContain('비가 그쳤다');
    expect(card('기록 제안').textContent).not.toContain('오늘 모두');
  });

  it('names another day: yesterday, or the date', async () => {
    const { talk } = open(cardOf({ ...entry, day: YESTERDAY, isToday: false }));
    expect(card('기록 제안').textContent).toContain('어제');
    expect(card('기록 제안').textContent).toContain('그날 모두 7잔');
    talk.setCard(opened, { ...checkIn, day: '2026-11-20' as LocalDay, isToday: false });
    await waitFor(() => expect(card('체크 제안').textContent).toContain('11월 20일 금요일'));
  });

  it('calls a card that was made before midnight yesterday’s', () => {
    open(cardOf({ ...entry, day: YESTERDAY, isToday: true }));
    expect(card('기록 제안').textContent).toContain('어제');
  });

  it('names the mark that a check-in takes the place of, unless it is the same', async () => {
    const { talk } = open(cardOf({ ...checkIn, before: 'skip' }));
    expect(card('체크 제안').textContent).toContain('지금 표시(쉬었어요)를 바꿔요');
    talk.setCard(opened, { ...checkIn, before: 'minimal' });
    await waitFor(() => expect(card('체크 제안').textContent).not.toContain('바꿔요'));
  });

  it('disables every button while it is being saved', () => {
    open(cardOf(habit, { state: { kind: 'saving' } }));
    for (const name of ['저장하는 중', '수정', '취소']) expect(button(name)).toHaveProperty('disabled', true);
  });

  it('keeps two cards apart', async () => {
    const { talk, user } = open(cardOf(entry, { key: 'k1' }), cardOf(checkIn, { key: 'k2' }));
    await user.click(within(card('체크 제안')).getByRole('button', { name: '체크' }));
    expect(talk.asked).toEqual([['answer', 'k2', true]]);
  });
});

describe('a settled card', () => {
  const failed: CardState = { kind: 'failed', reason: '저장하지 못했어요. 바뀐 것은 없어요.' };
  const lines: readonly (readonly [Proposal, CardState, string, string])[] = [
    [
      habit,
      { kind: 'saved' },
      '‘8시에 양치하고 보리차 마시기’ 습관을 더했어요',
      'Added: 8시에 양치하고 보리차 마시기',
    ],
    [habit, { kind: 'declined' }, '더하지 않았어요', 'Not added'],
    [habit, { kind: 'expired' }, '대답하지 않아서 닫았어요', 'Closed without an answer'],
    [habit, { kind: 'undone' }, '되돌렸어요', 'Undone'],
    [habit, failed, '저장하지 못했어요. 바뀐 것은 없어요.', '저장하지 못했어요. 바뀐 것은 없어요.'],
    [entry, { kind: 'saved' }, '‘물 5잔’ 기록했어요', 'Recorded: Water 5 cups'],
    [
      { ...entry, day: YESTERDAY, isToday: false },
      { kind: 'saved' },
      '‘물 5잔’ 어제 기록으로 남겼어요',
      'Recorded: Water 5 cups · Yesterday',
    ],
    [entry, { kind: 'declined' }, '기록하지 않았어요', 'Not recorded'],
    [
      checkIn,
      { kind: 'saved' },
      '‘아침에 햇빛 보기’ 최소로 했다고 체크했어요',
      'Checked in as done small: 아침에 햇빛 보기',
    ],
    [
      { ...checkIn, answer: 'done' },
      { kind: 'saved' },
      '‘아침에 햇빛 보기’ 체크했어요',
      'Checked in as done: 아침에 햇빛 보기',
    ],
    [checkIn, { kind: 'declined' }, '체크하지 않았어요', 'Not checked in'],
    [archive, { kind: 'saved' }, '‘아침에 햇빛 보기’ 습관을 보관했어요', 'Archived: 아침에 햇빛 보기'],
    [archive, { kind: 'declined' }, '보관하지 않았어요', 'Not archived'],
  ];

  for (const [proposal, state, ko, en] of lines) {
    it(`${proposal.tool}, ${state.kind}: “${ko}”, shown and said`, async () => {
      open(cardOf(proposal, { state }));
      expect(log().getByText(ko)).toBeTruthy();
      expect(spoken()).toBe(ko);
      locale.value = 'en';
      expect(await log().findByText(en)).toBeTruthy();
    });
  }

  it('offers the way back that there is', async () => {
    const { talk, user } = open(cardOf(habit, { state: { kind: 'saved' } }));
    await user.click(button('되돌리기'));
    talk.setCard({ kind: 'expired' });
    await user.click(await screen.findByRole('button', { name: '다시 보기' }));
    talk.setCard({ kind: 'failed', reason: '안 됐어요' });
    await log().findByText('안 됐어요');
    await user.click(button('다시 보기'));
    expect(talk.asked).toEqual([
      ['undo', 'k1'],
      ['reopen', 'k1'],
      ['reopen', 'k1'],
    ]);
    talk.setCard({ kind: 'undone' });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('keeps the focus through yes, undo and a second look, and takes none when it appears', async () => {
    const { talk, user } = open(cardOf(habit));
    expect(document.activeElement).toBe(document.body);
    const steps: readonly (readonly [string, CardState])[] = [
      ['추가', { kind: 'saved' }],
      ['되돌리기', { kind: 'undone' }],
    ];
    for (const [name, next] of steps) {
      await user.click(button(name));
      talk.setCard(next);
      await waitFor(() => expect(document.activeElement?.getAttribute('data-state')).toBe(next.kind));
    }
  });
});

describe('an obstacle', () => {
  const full = { ok: false, code: 'r3_quota', reason: '자리가 모두 찼어요.', occupants } as const;

  it('is told before the tap: the yes is there, says why it can’t be, and does nothing', async () => {
    const { talk, user } = open(cardOf(habit, { state: { kind: 'open', obstacle: full } }));
    const yes = button('추가');
    expect(yes.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(yes.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('자리가 모두 찼어요.');
    expect(spoken()).toContain('자리가 모두 찼어요.');
    await user.click(yes);
    expect(talk.asked).toEqual([]);
  });

  it('offers to make room, and goes when there is room', async () => {
    const { talk, user } = open(cardOf(habit, { state: { kind: 'open', obstacle: full } }));
    await user.click(button('‘의자에 앉아 숨 세기’ 보관하기'));
    expect(talk.asked).toEqual([['archiveOccupant', 'item-k1', 'h2']]);
    talk.setCard(opened);
    await waitFor(() => expect(log().queryByText('자리가 모두 찼어요.')).toBeNull());
    await user.click(button('추가'));
    expect(talk.asked.at(-1)).toEqual(['answer', 'k1', true]);
  });

  it('of another kind names no habits', () => {
    const gone = { ok: false, code: 'not_found', reason: '그 습관은 이제 없어요.' } as const;
    open(cardOf(checkIn, { state: { kind: 'open', obstacle: gone } }));
    expect(card('체크 제안').textContent).toContain('그 습관은 이제 없어요.');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('a refusal', () => {
  const avoidance = { code: 'r7_avoidance', reason: '‘끊기’에는 할 일이 없어요.', keyword: '끊기' } as const;

  it('marks the word and offers the sentence in its place', async () => {
    const alternative = { protocolId: 'alcohol', framedText: '저녁엔 탄산수로 건배하기' };
    const { talk, user } = open(refusalOf({ ...avoidance, hint: '무엇을 마실지 적어요.', alternative }));
    expect(card('담지 않은 제안').querySelector('mark')?.textContent).toBe('끊기');
    expect(card('담지 않은 제안').textContent).not.toContain('무엇을 마실지');
    await user.click(button('이걸로'));
    expect(talk.asked).toEqual([['useAlternative', 'refused-1']]);
    expect(spoken()).toBe('담지 않았어요. ‘끊기’에는 할 일이 없어요.');
  });

  it('says how to mend it where there is nothing to offer', () => {
    open(refusalOf({ ...avoidance, hint: '무엇을 마실지 적어요.' }));
    expect(log().getByText('무엇을 마실지 적어요.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the habits on the seats, each with a way to make room', async () => {
    const { talk, user } = open(refusalOf({ code: 'r3_quota', reason: '자리가 모두 찼어요.', occupants }));
    const list = screen.getByRole('list', { name: '지금 하고 있는 습관' });
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    await user.click(button('‘아침에 햇빛 보기’ 보관하기'));
    expect(talk.asked).toEqual([['archiveOccupant', 'refused-1', 'h1']]);
  });

  it('offers nothing any more once the talk went on', () => {
    const alternative = { protocolId: 'alcohol', framedText: '저녁엔 탄산수로 건배하기' };
    open(refusalOf({ ...avoidance, alternative, occupants }, { isOfferOpen: false }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(card('담지 않은 제안').textContent).toContain('할 일이 없어요');
  });

  for (const [name, ko, en] of [
    ['add_habit', '담지 않았어요', 'Nothing was saved'],
    ['log_tracker_entry', '기록하지 않았어요', 'Nothing was recorded'],
    ['check_in_habit', '체크하지 않았어요', 'Nothing was checked in'],
    ['archive_habit', '보관하지 않았어요', 'Nothing was archived'],
    ['make_coffee', '하지 못했어요', 'That wasn’t possible'],
  ] as const) {
    it(`of ${name} says what was not done`, async () => {
      open(refusalOf({ code: 'validation', reason: '값이 맞지 않아요.' }, { name }));
      expect(log().getByText(ko)).toBeTruthy();
      locale.value = 'en';
      expect(await log().findByText(en)).toBeTruthy();
    });
  }
});

describe('a claim of a write that did not happen', () => {
  it('is set right on a card, shown and said, in both languages', async () => {
    open({ id: 'n1', kind: 'notice', notice: 'nothingSaved', retryText: null });
    expect(card('저장한 것은 없어요').textContent).toContain(
      '코치가 방금 한 말로는 아무것도 바뀌지 않았어요',
    );
    expect(spoken()).toContain('저장한 것은 없어요. 코치가 방금 한 말로는');
    locale.value = 'en';
    await screen.findByRole('region', { name: 'Nothing was saved' });
    expect(document.body.textContent).not.toMatch(isHangul);
  });
});

describe('what a screen reader is told of a new card', () => {
  for (const [proposal, words] of [
    [habit, '이 습관으로 바꿀까요: 8시에 양치하고 보리차 마시기'],
    [entry, '기록할까요: 물 5잔'],
    [checkIn, '이렇게 체크할까요: 아침에 햇빛 보기, 최소로 했어요'],
    [archive, '이 습관을 보관할까요: 아침에 햇빛 보기'],
  ] as const) {
    it(words, async () => {
      const { talk } = open(cardOf(proposal));
      expect(spoken()).toBe(words);
      talk.setCard({ kind: 'saving' });
      await waitFor(() => expect(spoken()).toBe('저장하는 중'));
    });
  }
});
