import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { FrameCoach } from '@/coach/frames/frame-coach';
import { saveHabit, type HabitRequest } from '@/coach/frames/save-habit';
import { HabitDao } from '@/db/habit-dao';
import { AppDatabase } from '@/db/schema';
import type { HabitType } from '@/domain/habit';
import { NewHabitModel } from '@/features/new-habit/new-habit-model';
import { NewHabitScreen } from '@/features/new-habit/new-habit-screen';
import { locale } from '@/i18n/current';
import { toolReasons } from '@/i18n/tool-reasons';
import type { LlmStatus } from '@/llm/llm-service';
import { SnackbarHost, Snackbars } from '@/ui/snackbar';
import { candidates, StructuredLlm } from '../unit/coach/frames/world';

let lastDatabase = 0;
const SNACK = '8시에 양치하고 보리차 마시기';
const TEA = '밤 9시에 따뜻한 차 한 잔 우리기';

interface Setting {
  readonly llm?: StructuredLlm;
  readonly status?: LlmStatus['kind'];
  readonly itemId?: string;
  /** Seats taken before the editor opens. */
  readonly taken?: readonly [type: HabitType, count: number];
}

async function open({ llm = new StructuredLlm(), status = 'ready', itemId, taken }: Setting = {}) {
  const db = new AppDatabase(`new-habit-${++lastDatabase}`);
  let now = Date.parse('2026-11-30T09:00:00+09:00');
  const clock = { now: () => (now += 1) };
  const habitDao = new HabitDao(db, clock);
  const deps = () => ({
    userId: 'local',
    habitDao,
    catalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    clock,
    zone: 'Asia/Seoul',
    dayStartHour: 0,
    locale: locale.value,
    reasons: toolReasons[locale.value],
  });
  const [type, count] = taken ?? ['build', 0];
  for (const [index, framedText] of ['책 두 쪽 읽기', '산책하기', '일기 쓰기'].slice(0, count).entries()) {
    const own: HabitRequest = {
      key: `seat-${index}`,
      type,
      itemId: null,
      frameLevel: 'L2',
      framedText,
      anchorWhen: null,
      usualDose: null,
      minimalDose: null,
    };
    expect(await saveHabit(own, deps())).toMatchObject({ ok: true });
  }
  const modelStatus = signal({ kind: status } as LlmStatus);
  const frameCoach = new FrameCoach({
    llm,
    catalog: () => bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    locale: () => locale.value,
    isModelReady: () => modelStatus.value.kind === 'ready',
  });
  const snackbars = new Snackbars();
  const onSaved = vi.fn();
  const save = vi.fn((request: HabitRequest) => saveHabit(request, deps()));
  const model = new NewHabitModel({
    userId: 'local',
    habitDao,
    catalog: signal(bundledCatalog),
    wholeCatalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    frameCoach,
    saveHabit: save,
    modelStatus,
    newKey: () => crypto.randomUUID(),
    snackbars,
    onSaved,
  });
  const show = () =>
    render(
      <>
        <NewHabitScreen model={model} itemId={itemId ?? null} />
        <SnackbarHost snackbars={snackbars} />
      </>,
    );
  show();
  const user = userEvent.setup();
  const wish = (words: string) => user.type(field(), words);
  const choose = async (sentence: string) => user.click(await option(sentence));
  const habits = () => db.habits.toArray();
  return { db, habitDao, llm, model, modelStatus, onSaved, save, show, user, wish, choose, habits };
}

const field = () => screen.getByRole('textbox', { name: '마음에 있는 말 그대로' });
const option = (sentence: string) => screen.findByRole('radio', { name: new RegExp(`^${sentence}`) });
const addButton = () => screen.getByRole('button', { name: '이 습관 더하기' });
const sentences = () =>
  within(screen.getByRole('group', { name: '문장 후보' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('.own')?.textContent);
const marks = () => Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('the editor of a new habit', () => {
  it('marks what is not to be done while one types, and turns the habit into a change', async () => {
    const { wish } = await open();
    await wish('야식 끊고 싶어');
    expect(marks()).toEqual(['끊고']);
    expect((field() as HTMLTextAreaElement).value).toBe('야식 끊고 싶어');
    await screen.findByText(/그 자리에 할 일을 아래에서 골라요/);
    expect(screen.getByRole('radio', { name: '있던 것 바꾸기' })).toHaveProperty('checked', true);
    expect(screen.getByText('8 / 200')).toBeTruthy();
  });

  it('goes from a wish to a habit without a model, and takes it back', async () => {
    const { wish, choose, user, habits, db, onSaved, llm } = await open({ status: 'resting' });
    expect(addButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('문장을 하나 고르면 더할 수 있어요')).toBeTruthy();
    await wish('야식 끊고 싶어{Enter}');
    await choose(SNACK);
    expect(sentences()).toHaveLength(3);
    expect(screen.getByRole('button', { name: '밤 8시' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('textbox', { name: '기본' })).toHaveProperty('value', '밤 8시 양치');
    await user.click(addButton());
    await screen.findByText(`‘${SNACK}’ 습관을 더했어요`);
    expect(await habits()).toMatchObject([
      { type: 'break', breakProtocolId: 'late_snack', frameFramedText: SNACK, anchorWhen: '밤 8시' },
    ]);
    expect(await db.activities.count()).toBe(0);
    expect([onSaved.mock.calls.length, llm.asked.length]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: '실행 취소' }));
    await screen.findByText('되돌렸어요');
    expect([await habits(), await db.habitDoseVariants.count()]).toEqual([[], 0]);
  });

  it('begins anew once the habit is saved', async () => {
    const { wish, choose, user, model, show } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(addButton());
    await waitFor(() => expect(model.finder.wish.value).toBe(''));
    cleanup();
    show();
    expect(field()).toHaveProperty('value', '');
    expect(screen.queryByRole('radio', { name: /숨 세기/ })).toBeNull();
  });

  it('remembers everything when one leaves and comes back', async () => {
    const { wish, choose, user, show } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(screen.getByRole('button', { name: '저녁 먹고 나서' }));
    await user.clear(screen.getByRole('textbox', { name: /^최소/ }));
    await user.type(screen.getByRole('textbox', { name: /^최소/ }), '숨 한 번');
    cleanup();
    show();
    expect(field()).toHaveProperty('value', '명상');
    expect(await option('의자에 앉아 숨 세기')).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: '저녁 먹고 나서' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('textbox', { name: /^최소/ })).toHaveProperty('value', '숨 한 번');
  });

  it('writes once for an impatient double tap', async () => {
    const { wish, choose, user, habits, save, onSaved } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.dblClick(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(save).toHaveBeenCalledTimes(1);
    expect(await habits()).toHaveLength(1);
  });

  it('stores what the person changed: when, how much, and an emptied dose as it stood in grey', async () => {
    const { wish, choose, user, habits, db, onSaved } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(screen.getByRole('button', { name: '직접' }));
    await user.type(screen.getByRole('textbox', { name: '언제 할지' }), '버스를 기다리며');
    await user.clear(screen.getByRole('textbox', { name: '기본' }));
    await user.click(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await habits()).toMatchObject([{ anchorWhen: '버스를 기다리며', protocolId: 'meditation' }]);
    const doses = await db.habitDoseVariants.toArray();
    expect(doses.map(({ doseText }) => doseText).sort()).toEqual(['10분', '숨 3번']);
  });

  it('says which field is too long, and keeps the button shut until it isn’t', async () => {
    const { wish, choose, user } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(screen.getByRole('button', { name: '직접' }));
    await user.type(screen.getByRole('textbox', { name: '언제 할지' }), '가'.repeat(52));
    expect(screen.getByText('언제 할지: 2자를 줄여 주세요.')).toBeTruthy();
    expect(addButton()).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: '언제 할지' }), '{Backspace}{Backspace}');
    expect(addButton()).toHaveProperty('disabled', false);
  });

  it('is worked with the keyboard: arrows choose', async () => {
    const { wish, user } = await open();
    await wish('야식 끊고 싶어{Enter}');
    (await option(SNACK)).focus();
    await user.keyboard(' ');
    expect(await option(SNACK)).toHaveProperty('checked', true);
    await user.keyboard('{ArrowDown}');
    expect(await option('나는 속 편한 밤을 보내는 사람이다')).toHaveProperty('checked', true);
  });

  it('is left for where one came from, and for today where nobody knows', async () => {
    const { user } = await open();
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const close = screen.getByRole('link', { name: '닫기' });
    expect(close.getAttribute('href')).toBe('/');
    await user.click(close);
    expect(back).not.toHaveBeenCalled();
    vi.stubGlobal('navigation', { canGoBack: true });
    await user.click(close);
    expect(back).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('speaks English when asked', async () => {
    locale.value = 'en';
    const { user } = await open({ itemId: 'meditation' });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByText('From the catalog')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });
});

describe('editing a sentence', () => {
  it('marks the word, and takes only what can be kept, in the person’s own words', async () => {
    const { wish, choose, user, habits, onSaved } = await open();
    await wish('야식 끊고 싶어{Enter}');
    await choose(SNACK);
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    const editor = screen.getByRole('textbox', { name: '문장 고쳐 쓰기' });
    expect(document.activeElement).toBe(editor);
    await user.clear(editor);
    await user.type(editor, '야식 안 먹기{Enter}');
    expect(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' })).toBe(editor);
    expect(marks()).toContain('안 먹기');
    expect(screen.getByText('고치던 문장을 먼저 다듬어 주세요')).toBeTruthy();
    expect(addButton()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '이대로' })).toHaveProperty('disabled', true);
    await user.clear(editor);
    await user.type(editor, '밤 8시에 보리차 끓이기{Enter}');
    expect(await option('밤 8시에 보리차 끓이기')).toHaveProperty('checked', true);
    expect(sentences()[0]).toBe('밤 8시에 보리차 끓이기');
    await user.click(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await habits()).toMatchObject([
      { frameFramedText: '밤 8시에 보리차 끓이기', breakProtocolId: 'late_snack' },
    ]);
  });

  it('saves what stands in the open field', async () => {
    const { wish, choose, user, habits, onSaved } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' }), ' 열 번');
    await user.click(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await habits()).toMatchObject([{ frameFramedText: '의자에 앉아 숨 세기 열 번' }]);
  });

  it('can be given up', async () => {
    const { wish, choose, user } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' }), ' 백 번{Escape}');
    expect(await option('의자에 앉아 숨 세기')).toHaveProperty('checked', true);
    expect(screen.queryByRole('textbox', { name: '문장 고쳐 쓰기' })).toBeNull();
  });

  it('keeps own words when another wish is typed', async () => {
    const { wish, choose, user } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' }), ' 열 번{Enter}');
    await user.clear(field());
    await wish('책 읽고 싶어{Enter}');
    await option('책 읽기');
    expect(sentences()[0]).toBe('의자에 앉아 숨 세기 열 번');
    expect(await option('의자에 앉아 숨 세기 열 번')).toHaveProperty('checked', true);
  });
});

describe('asking the coach', () => {
  it('is done on a tap only, and shows whose each sentence is', async () => {
    const { wish, user, llm } = await open({ llm: new StructuredLlm(candidates(['L2', TEA])) });
    await wish('야식 끊고 싶어{Enter}');
    await option(SNACK);
    expect(llm.asked).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '코치에게 물어보기' }));
    expect((await option(TEA)).closest('label')?.textContent).toContain('행동 · 코치');
    expect((await option(SNACK)).closest('label')?.textContent).toContain('행동 · 규칙');
    expect(screen.getByRole('button', { name: '다시 (4번 더)' })).toBeTruthy();
    await wish('요');
    await waitFor(() => expect(sentences()).not.toContain(TEA));
    expect(llm.asked).toHaveLength(1);
  });

  it('can be stopped, and the sentences by rules stay', async () => {
    const { wish, user, llm } = await open({ llm: new StructuredLlm('never') });
    await wish('야식 끊고 싶어{Enter}');
    await user.click(await screen.findByRole('button', { name: '코치에게 물어보기' }));
    expect(screen.getByText('코치가 문장을 쓰고 있어요. 길어야 10초예요.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '멈추기' }));
    await screen.findByText('멈췄어요. 규칙으로 만든 문장이에요.');
    expect(llm.asked[0]?.signal?.aborted).toBe(true);
    expect(sentences()).toContain(SNACK);
  });

  it('says when nothing came of it', async () => {
    const { wish, user } = await open({ llm: new StructuredLlm({ candidates: [] }) });
    await wish('야식 끊고 싶어{Enter}');
    await user.click(await screen.findByRole('button', { name: '코치에게 물어보기' }));
    await screen.findByText('코치가 알맞은 문장을 쓰지 못했어요. 규칙으로 만든 문장이에요.');
    expect(sentences()).toContain(SNACK);
  });

  it('stops at five times', async () => {
    const { wish, user, llm } = await open({
      llm: new StructuredLlm(...Array.from({ length: 9 }, () => candidates(['L2', TEA]))),
    });
    await wish('야식 끊고 싶어{Enter}');
    await user.click(await screen.findByRole('button', { name: '코치에게 물어보기' }));
    for (const left of [4, 3, 2, 1])
      await user.click(await screen.findByRole('button', { name: `다시 (${left}번 더)` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /다시|물어보기/ })).toBeNull());
    expect(llm.asked).toHaveLength(5);
  });

  it.each([
    ['resting', '규칙으로 만든 문장이에요. 코치는 꺼져 있어요.'],
    ['failed', '규칙으로 만든 문장이에요. 코치는 꺼져 있어요.'],
    ['loading', '규칙으로 만든 문장이에요. 코치를 불러오고 있어요.'],
    ['generating', '규칙으로 만든 문장이에요. 코치는 다른 답을 쓰고 있어요.'],
  ] as const)('isn’t offered while the model is %s', async (status, note) => {
    const { wish } = await open({ status });
    await wish('야식 끊고 싶어{Enter}');
    await screen.findByText(note);
    expect(screen.queryByRole('button', { name: '코치에게 물어보기' })).toBeNull();
    const link = screen.queryByRole('link', { name: '코치 켜기' });
    expect(link?.getAttribute('href') ?? null).toBe(
      status === 'resting' || status === 'failed' ? '/model' : null,
    );
  });
});

describe('what is read before saving', () => {
  it('stands there as soon as the sentence is chosen, and belongs to the button', async () => {
    const { wish, choose } = await open();
    await wish('야식 끊고 싶어{Enter}');
    expect(screen.queryByText('먼저 읽어 주세요.')).toBeNull();
    await choose(SNACK);
    expect(screen.getByText('먼저 읽어 주세요.')).toBeTruthy();
    const described = addButton().getAttribute('aria-describedby')?.split(' ') ?? [];
    const said = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(said).toContain('섭식장애');
  });

  it('follows the person’s own words', async () => {
    const { wish, choose, user } = await open();
    await wish('산책하기{Enter}');
    await choose('산책하기');
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    await user.clear(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' }), '소주 마시고 산책하기');
    expect(await screen.findByText(/금단|의사/)).toBeTruthy();
  });

  it('comes at once where somebody may be in danger, and the coach isn’t offered', async () => {
    const { wish } = await open();
    await wish('죽고 싶어{Enter}');
    await screen.findByText(/109/);
    expect(screen.getByText('이 이야기는 습관보다 사람과 먼저 나눠요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '코치에게 물어보기' })).toBeNull();
    expect(screen.queryByRole('group', { name: '문장 후보' })).toBeNull();
  });
});

describe('from the catalogue', () => {
  it('begins with the item: its type, its sentence, its anchor and doses', async () => {
    const { user, habits, onSaved, db } = await open({ itemId: 'late_snack' });
    expect(await option(SNACK)).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: '있던 것 바꾸기' })).toHaveProperty('checked', true);
    expect(screen.getByText('카탈로그에 있는 문장이에요')).toBeTruthy();
    expect(screen.getByText('먼저 읽어 주세요.')).toBeTruthy();
    await user.click(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await habits()).toMatchObject([{ breakProtocolId: 'late_snack', anchorWhen: '밤 8시' }]);
    expect((await db.habitDoseVariants.toArray()).map(({ doseText }) => doseText).sort()).toEqual([
      '따뜻한 차 한 모금',
      '밤 8시 양치',
    ]);
  });

  it('is left for a wish as soon as one is typed', async () => {
    const { wish } = await open({ itemId: 'meditation' });
    await wish('책 읽고 싶어{Enter}');
    await option('책 읽기');
    expect(sentences()).not.toContain('의자에 앉아 숨 세기');
    expect(addButton()).toHaveProperty('disabled', true);
  });

  it('pays no heed to an item that isn’t there', async () => {
    await open({ itemId: 'no_such' });
    expect(screen.queryByRole('group', { name: '문장 후보' })).toBeNull();
    expect(addButton()).toHaveProperty('disabled', true);
  });

  it('turns into own words when the type is changed', async () => {
    const { user, choose, habits, onSaved } = await open({ itemId: 'late_snack' });
    await user.click(screen.getByRole('button', { name: '고쳐 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: '문장 고쳐 쓰기' }), ' 매일{Enter}');
    await user.click(screen.getByRole('radio', { name: '새로 만들기' }));
    await choose(`${SNACK} 매일`);
    await user.click(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(await habits()).toMatchObject([
      { type: 'build', protocolId: expect.stringMatching(/^own:/) as string },
    ]);
  });
});

describe('seats', () => {
  it('are counted beside the button', async () => {
    const { wish, choose } = await open({ taken: ['build', 2] });
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    expect(await screen.findByText('만드는 습관 세 자리 가운데 마지막 자리예요')).toBeTruthy();
    expect(screen.getByRole('img', { name: '세 자리 가운데 두 자리 사용' })).toBeTruthy();
  });

  it('are given up in a sheet that names the three; the habit follows, and both can be undone', async () => {
    const { wish, choose, user, habits, habitDao, save } = await open({ taken: ['build', 3] });
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await screen.findByText('만드는 습관 세 자리가 모두 차 있어요');
    await user.click(addButton());
    const sheet = within(await screen.findByRole('dialog', { name: '자리를 하나 비울까요' }));
    expect(sheet.getAllByRole('listitem').map((row) => row.querySelector('.own')?.textContent)).toEqual([
      '책 두 쪽 읽기',
      '산책하기',
      '일기 쓰기',
    ]);
    expect(save).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: '‘산책하기’ 보관하고 새 습관 더하기' }));
    await screen.findByText('‘산책하기’ 습관을 보관하고 ‘의자에 앉아 숨 세기’ 습관을 더했어요');
    const active = async () =>
      (await habitDao.listActive({ userId: 'local' })).map(({ frameFramedText }) => frameFramedText).sort();
    expect(await active()).toEqual(['의자에 앉아 숨 세기', '일기 쓰기', '책 두 쪽 읽기']);
    await user.click(screen.getByRole('button', { name: '실행 취소' }));
    await screen.findByText('되돌렸어요');
    expect(await active()).toEqual(['산책하기', '일기 쓰기', '책 두 쪽 읽기']);
    expect(await habits()).toHaveLength(3);
  });

  it('stay as they are when the sheet is closed', async () => {
    const { wish, choose, user, habits } = await open({ taken: ['build', 3] });
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await screen.findByText('만드는 습관 세 자리가 모두 차 있어요');
    await user.click(addButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await habits()).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });

  it('go back to the archived habit when the new one can’t be written', async () => {
    const { wish, choose, user, habits, habitDao } = await open({ taken: ['build', 3] });
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    await screen.findByText('만드는 습관 세 자리가 모두 차 있어요');
    vi.spyOn(habitDao, 'insertWithVariants').mockRejectedValue(new Error('disk full'));
    await user.click(addButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /‘산책하기’/ }));
    expect((await screen.findByRole('alert')).textContent).toContain(toolReasons.ko.handlerFailed);
    expect((await habits()).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });
});

describe('a habit that could not be saved', () => {
  it('is said why, and everything is still there to try again', async () => {
    const { wish, choose, user, habits, habitDao, onSaved } = await open();
    await wish('명상{Enter}');
    await choose('의자에 앉아 숨 세기');
    const insert = vi.spyOn(habitDao, 'insertWithVariants').mockRejectedValueOnce(new Error('disk full'));
    await user.click(addButton());
    expect((await screen.findByRole('alert')).textContent).toContain(toolReasons.ko.handlerFailed);
    expect([await habits(), onSaved.mock.calls.length]).toEqual([[], 0]);
    expect(await option('의자에 앉아 숨 세기')).toHaveProperty('checked', true);
    insert.mockRestore();
    await user.click(addButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await habits()).toHaveLength(1);
  });
});
