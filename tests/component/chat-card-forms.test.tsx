import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalDay } from '@/domain/local-day';
import { locale } from '@/i18n/current';
import type { ToolErr } from '@/tools/tool';
import { cardOf, open, opened, YESTERDAY } from './fake-talk';
import { archive, checkIn, entry, habit, tracker } from './proposal-fixtures';

const HABIT_ARGS = { protocol_id: 'late_snack', frame_level: 'L2', framed_text: habit.framedText };
const ENTRY_ARGS = { tracker_id: 'water', value: 5, day: 'today' };
const CHECK_IN_ARGS = { habit: '1', dose: 'minimal' };

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const form = () => screen.queryByRole('form', { name: '제안 고치기' });
const isClosed = () => waitFor(() => expect(form()).toBeNull());

async function edit(...[proposal, args]: readonly [Parameters<typeof cardOf>[0], unknown]) {
  const world = open(cardOf(proposal, { args }));
  await world.user.click(button('수정'));
  return world;
}

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('editing a card', () => {
  it('opens a form in its place, begins in the first field and comes back to 수정', async () => {
    const { user, talk } = await edit(habit, HABIT_ARGS);
    expect(screen.queryByRole('button', { name: '추가' })).toBeNull();
    expect(document.activeElement).toBe(field('문장'));
    await user.click(button('그만두기'));
    await isClosed();
    expect(document.activeElement).toBe(button('수정'));
    expect(talk.asked).toEqual([]);
  });

  it('changes only the arguments that were changed', async () => {
    const { user, talk } = await edit({ ...habit, anchorWhen: null }, HABIT_ARGS);
    await user.type(field('언제'), '저녁 먹고');
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked).toEqual([['amend', 'k1', { ...HABIT_ARGS, anchor_when: '저녁 먹고' }]]);
    expect(document.activeElement).toBe(button('수정'));
  });

  it('takes an emptied field as not given', async () => {
    const { user, talk } = await edit(habit, {
      ...HABIT_ARGS,
      anchor_when: '밤 8시',
      dose_text: '보리차 한 컵',
    });
    await user.clear(field('언제'));
    await user.clear(field('하루에'));
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked).toEqual([['amend', 'k1', { ...HABIT_ARGS, anchor_when: null, dose_text: null }]]);
  });

  it('shows what comes before it only where the card has it', async () => {
    const { user, talk } = await edit({ ...habit, anchorAfterWhat: '설거지' }, HABIT_ARGS);
    await user.type(field('무엇 다음에'), '를 마치고');
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked[0]?.[2]).toMatchObject({ anchor_after_what: '설거지를 마치고' });
    cleanup();
    await edit(habit, HABIT_ARGS);
    expect(screen.queryByRole('textbox', { name: '무엇 다음에' })).toBeNull();
  });

  it('asks nothing when nothing was changed', async () => {
    const { user, talk } = await edit(habit, HABIT_ARGS);
    await user.type(field('문장'), ' ');
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked).toEqual([]);
  });

  it('counts characters as people do, and says how many have to go', async () => {
    const { user } = await edit(habit, HABIT_ARGS);
    const sentence = field('문장');
    await user.clear(sentence);
    await user.type(sentence, '가족 👨‍👩‍👧‍👦');
    expect(form()?.textContent).toContain('4 / 200');
    fireEvent.input(sentence, { target: { value: '가'.repeat(212) } });
    await waitFor(() => expect(form()?.textContent).toContain('12자를 줄여 주세요'));
    expect(sentence.getAttribute('aria-invalid')).toBe('true');
  });

  it('underlines a word that says what not to do, and says how to mend it', async () => {
    const { user } = await edit(habit, HABIT_ARGS);
    const sentence = field('문장');
    await user.clear(sentence);
    await user.type(sentence, '밤에 야식 끊기');
    const hint = document.getElementById(sentence.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(form()?.querySelector('mark')?.textContent).toBe('끊기');
    expect(hint?.textContent).toContain('끊기');
    await user.clear(sentence);
    await user.type(sentence, '밤에 양치하기');
    await waitFor(() => expect(form()?.querySelector('mark')).toBeNull());
    expect(hint?.textContent).toBe('');
  });

  it('shows what the rules say against it, keeps what was typed and goes back to the field', async () => {
    const { user, talk } = await edit(habit, HABIT_ARGS);
    const refusal: ToolErr = {
      ok: false,
      code: 'r7_avoidance',
      reason: '‘끊기’에는 할 일이 없어요.',
      keyword: '끊기',
    };
    talk.amendment = () => Promise.resolve(refusal);
    await user.clear(field('문장'));
    await user.type(field('문장'), '야식 끊기');
    await user.click(button('확인'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toBe('‘끊기’에는 할 일이 없어요.'));
    expect(document.activeElement).toBe(field('문장'));
    expect(field('문장')).toHaveProperty('value', '야식 끊기');
    talk.amendment = () => Promise.resolve(null);
    await user.click(button('확인'));
    await isClosed();
  });

  it('says so when the check itself fails', async () => {
    const { user, talk } = await edit(habit, HABIT_ARGS);
    talk.amendment = () => Promise.reject(new Error('gone'));
    await user.type(field('언제'), ' 쯤');
    await user.click(button('확인'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('고치지 못했어요'));
    expect(button('확인')).toHaveProperty('disabled', false);
  });

  it('sends once, however often it is tapped while it is checked', async () => {
    const { user, talk } = await edit(habit, HABIT_ARGS);
    let finish: (refusal: null) => void = () => undefined;
    talk.amendment = () => new Promise((resolve) => (finish = resolve));
    await user.type(field('언제'), ' 쯤{Enter}{Enter}');
    expect(button('확인')).toHaveProperty('disabled', true);
    expect(talk.asked).toHaveLength(1);
    finish(null);
    await isClosed();
  });

  it('is done with Enter and left with Escape', async () => {
    const { user, talk } = await edit(habit, HABIT_ARGS);
    await user.type(field('하루에'), ' 더{Enter}');
    await isClosed();
    expect(talk.asked).toHaveLength(1);
    await user.click(button('수정'));
    await user.type(field('하루에'), ' 더{Escape}');
    await isClosed();
    expect(talk.asked).toHaveLength(1);
    expect(document.activeElement).toBe(button('수정'));
  });

  it('waits with Enter until a Korean syllable is finished', async () => {
    const { talk } = await edit(habit, HABIT_ARGS);
    const when = field('언제');
    fireEvent.compositionStart(when);
    fireEvent.input(when, { target: { value: '아치' } });
    fireEvent.keyDown(when, { key: 'Enter', isComposing: true });
    expect(talk.asked).toEqual([]);
    fireEvent.input(when, { target: { value: '아침' } });
    fireEvent.compositionEnd(when);
    await isClosed();
    expect(talk.asked).toEqual([['amend', 'k1', { ...HABIT_ARGS, anchor_when: '아침' }]]);
  });

  it('lets Escape end a composition without leaving', async () => {
    const { talk } = await edit(habit, HABIT_ARGS);
    fireEvent.keyDown(field('언제'), { key: 'Escape', isComposing: true });
    expect(form()).not.toBeNull();
    expect(talk.asked).toEqual([]);
  });

  it('goes when the card is closed meanwhile, and the form with it', async () => {
    const { talk } = await edit(habit, HABIT_ARGS);
    talk.setCard({ kind: 'expired' });
    await isClosed();
    talk.setCard(opened);
    await screen.findByRole('button', { name: '추가' });
    expect(form()).toBeNull();
  });
});

describe('editing an entry', () => {
  it('takes value and note; the day stays the card’s own', async () => {
    const { user, talk } = await edit(entry, ENTRY_ARGS);
    const value = field('물 값');
    expect(value.getAttribute('inputmode')).toBe('decimal');
    await user.clear(value);
    await user.type(value, '7');
    expect(form()?.textContent).toContain('7잔');
    await user.type(field('메모'), '더웠다{Enter}');
    await isClosed();
    expect(talk.asked).toEqual([
      ['amend', 'k1', { ...ENTRY_ARGS, value: '7', note: '더웠다', day: entry.day }],
    ]);
  });

  it('moves it to yesterday', async () => {
    const { user, talk } = await edit(entry, ENTRY_ARGS);
    await user.click(screen.getByRole('radio', { name: '어제' }));
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked).toEqual([['amend', 'k1', { ...ENTRY_ARGS, day: 'yesterday' }]]);
  });

  it('knows yesterday by itself, and keeps an older day as a choice', async () => {
    await edit({ ...entry, day: YESTERDAY, isToday: false }, ENTRY_ARGS);
    expect(screen.getByRole('radio', { name: '어제' })).toHaveProperty('checked', true);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    cleanup();
    await edit({ ...entry, day: '2026-11-20' as LocalDay, isToday: false }, ENTRY_ARGS);
    expect(screen.getByRole('radio', { name: '11월 20일 금요일' })).toHaveProperty('checked', true);
  });

  it('marks a value that the tracker does not take', async () => {
    const { user } = await edit(entry, ENTRY_ARGS);
    const value = field('물 값');
    for (const [typed, isInvalid] of [
      ['31', 'true'],
      ['2.5', 'true'],
      ['많이', 'true'],
      ['30', 'false'],
    ] as const) {
      await user.clear(value);
      await user.type(value, typed);
      await waitFor(() => expect(value.getAttribute('aria-invalid'), typed).toBe(isInvalid));
    }
  });

  it('asks yes or no where that is the value', async () => {
    const vitamins = {
      ...tracker('water'),
      id: 'own',
      name: '영양제',
      kind: 'yes_no',
      unit: 'none',
    } as const;
    const { user, talk } = await edit({ ...entry, tracker: vitamins, value: 1 }, ENTRY_ARGS);
    await user.click(screen.getByRole('radio', { name: '아니요' }));
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked[0]?.[2]).toMatchObject({ value: '0' });
  });
});

describe('editing a check-in', () => {
  it('begins at the chosen dose and takes another', async () => {
    const { user, talk } = await edit(checkIn, CHECK_IN_ARGS);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '최소로 했어요' }));
    await user.click(screen.getByRole('radio', { name: '쉬었어요' }));
    await user.click(button('확인'));
    await isClosed();
    expect(talk.asked).toEqual([['amend', 'k1', { ...CHECK_IN_ARGS, dose: 'skip', day: checkIn.day }]]);
  });
});

describe('every form', () => {
  it('speaks English', async () => {
    for (const proposal of [
      { ...habit, framedText: 'Brush at eight', anchorWhen: 'at eight', doses: [] },
      entry,
      { ...checkIn, sentence: 'Morning light' },
    ]) {
      locale.value = 'en';
      const { user } = open(cardOf(proposal));
      await user.click(button('Edit'));
      const english = screen.getByRole('form', { name: 'Edit the proposal' });
      expect(english.textContent).not.toMatch(/[가-힣]/);
      expect(within(english).getByRole('button', { name: 'Done' })).toBeTruthy();
      cleanup();
    }
  });

  it('is not there for putting a habit away', () => {
    open(cardOf(archive));
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
  });
});
