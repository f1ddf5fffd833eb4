import { describe, expect, it, vi } from 'vitest';
import type { HabitId } from '@/domain/habit';
import type { LocalDay } from '@/domain/local-day';
import type { ChatItem, ItemOf } from '@/features/chat/chat-item';
import { ChatModel } from '@/features/chat/chat-model';
import { Snackbars } from '@/ui/snackbar';
import { coachWorld, meditation, sunlight } from '../../support/coach-world';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../../support/scripted-llm';

function talk(...answers: readonly ScriptedAnswer[]) {
  const llm = new ScriptedLlm(...answers);
  const world = coachWorld(llm);
  const snackbars = new Snackbars();
  const onModelChosen = vi.fn();
  const chat = new ChatModel({ coach: world.coach, habitDao: world.habitDao, snackbars, onModelChosen });
  const kinds = (): string[] => chat.items.value.map((item) => item.kind);
  const all = <K extends ChatItem['kind']>(kind: K): ItemOf<K>[] =>
    chat.items.value.filter((item): item is ItemOf<K> => item.kind === kind);
  const openCard = async (): Promise<ItemOf<'proposal'>> =>
    vi.waitFor(() => {
      const card = all('proposal').find((item) => item.state.kind === 'open');
      if (!card) throw new Error('no open card');
      return card;
    });
  return { ...world, llm, chat, snackbars, onModelChosen, kinds, all, openCard };
}

describe('the talk on the screen', () => {
  it('shows the person’s words, the card, what became of it, and the model’s words', async () => {
    const t = talk([call('add_habit', sunlight)], [text('추가'), text('했어요!')]);
    const turn = t.chat.send('  아침에 햇빛 보기 습관 추가해줘 ');
    const card = await t.openCard();
    expect(t.chat.isAnswering.value).toBe(false);
    t.chat.answer(card.card.key, true);
    await turn;
    expect(t.kinds()).toEqual(['me', 'proposal', 'coach']);
    expect(t.all('me')[0]?.text).toBe('아침에 햇빛 보기 습관 추가해줘');
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'saved', habitId: expect.any(String) as string });
    expect(t.all('coach')[0]).toMatchObject({ text: '추가했어요!', isStreaming: false });
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
    expect(t.onModelChosen).toHaveBeenCalled();
  });

  it('writes once however often the card is tapped', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    t.chat.answer(card.key, true);
    t.chat.answer(card.key, true);
    t.chat.answer(card.key, false);
    await turn;
    t.chat.answer(card.key, true);
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
    expect(t.all('proposal')[0]?.state.kind).toBe('saved');
  });

  it('writes nothing after a no', async () => {
    const t = talk([call('add_habit', sunlight)], [text('알겠어요')]);
    const turn = t.chat.send('햇빛');
    t.chat.answer((await t.openCard()).card.key, false);
    await turn;
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'declined' });
    expect(await t.rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('closes an open card when the talk goes on, and writes nothing', async () => {
    const t = talk([call('add_habit', sunlight)], [text('다른 이야기')]);
    void t.chat.send('햇빛');
    const { card } = await t.openCard();
    await t.chat.send('그건 됐고');
    expect(t.kinds()).toEqual(['me', 'proposal', 'me', 'coach']);
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'expired' });
    t.chat.answer(card.key, true);
    expect(await t.rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('takes a saved habit back, its doses too', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    t.chat.answer(card.key, true);
    await turn;
    await t.chat.undo(card.key);
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'undone' });
    expect(await t.rows()).toEqual({ habits: 0, variants: 0 });
    await t.chat.undo(card.key);
    expect(await t.rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('does not take a habit back that has records, and says so', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    t.chat.answer(card.key, true);
    await turn;
    const state = t.all('proposal')[0]?.state;
    const habitId = (state?.kind === 'saved' ? state.habitId : '') as HabitId;
    await t.checkInDao.put({ habitId, day: '2026-11-30' as LocalDay, kind: 'done', at: 1 });
    await t.chat.undo(card.key);
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
    expect(t.all('proposal')[0]?.state.kind).toBe('saved');
    expect(t.snackbars.current.value?.text).toMatch(/되돌리지/);
  });

  it('says on the card when the write failed', async () => {
    const t = talk([call('add_habit', sunlight)], [text('앗')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    vi.spyOn(t.habitDao, 'insertWithVariants').mockRejectedValue(new Error('disk full 비밀'));
    t.chat.answer(card.key, true);
    await turn;
    const state = t.all('proposal')[0]?.state;
    expect(state?.kind).toBe('failed');
    expect(JSON.stringify(state)).not.toContain('비밀');
  });

  it('offers a refused card’s sentence until something else is proposed', async () => {
    const refused = { protocol_id: 'alcohol', frame_level: 'L2', framed_text: '술 끊기' };
    const t = talk([call('add_habit', refused)], [text('다시 말해 줄래요?')]);
    await t.chat.send('술 끊기 추가해줘');
    const [item] = t.all('refused');
    expect(item).toMatchObject({
      isOfferOpen: true,
      error: { code: 'r7_avoidance', keyword: expect.any(String) as string },
    });

    const taken = t.chat.useAlternative(item?.id ?? 0);
    const { card } = await t.openCard();
    expect(t.all('refused')[0]?.isOfferOpen).toBe(false);
    t.chat.answer(card.key, true);
    await taken;
    expect(await t.db.habits.toArray()).toMatchObject([
      { type: 'break', frameFramedText: '저녁엔 탄산수로 건배하기' },
    ]);
  });

  it('closes the offer when the model mends the proposal itself', async () => {
    const refused = { protocol_id: 'alcohol', frame_level: 'L2', framed_text: '술 끊기' };
    const mended = { ...refused, framed_text: '저녁엔 탄산수로 건배하기' };
    const t = talk([call('add_habit', refused)], [call('add_habit', mended)], [text('네')]);
    const turn = t.chat.send('술 끊기 추가해줘');
    const { card } = await t.openCard();
    expect(t.all('refused')[0]?.isOfferOpen).toBe(false);
    t.chat.answer(card.key, true);
    await turn;
    expect(t.kinds()).toEqual(['me', 'refused', 'proposal', 'coach']);
  });

  it('shows two cards for two calls and settles each by its own tap', async () => {
    const t = talk([call('add_habit', sunlight), call('add_habit', meditation)], [text('네')]);
    const turn = t.chat.send('두 개');
    await vi.waitFor(() => expect(t.all('proposal')).toHaveLength(2));
    const [first, second] = t.all('proposal');
    t.chat.answer(second?.card.key ?? '', true);
    t.chat.answer(first?.card.key ?? '', false);
    await turn;
    expect(t.all('proposal').map((item) => item.state.kind)).toEqual(['declined', 'saved']);
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('stops an answer and offers to try again', async () => {
    const t = talk('silence', [text('다시 왔어요')]);
    const turn = t.chat.send('길게');
    await vi.waitFor(() => expect(t.llm.asked).toHaveLength(1));
    expect(t.chat.isAnswering.value).toBe(true);
    t.chat.stop();
    await turn;
    const [notice] = t.all('notice');
    expect(notice?.notice).toBe('stopped');
    await t.chat.retry(notice?.id ?? 0);
    expect(t.kinds()).toEqual(['me', 'coach']);
  });

  it.each<[string, ScriptedAnswer, unknown]>([
    ['a failure', { fails: 'device_lost' }, { error: 'device_lost', detail: null }],
    ['silence', [], 'emptyAnswer'],
    ['a call that broke off', [{ kind: 'end', reason: 'incomplete_call' }], 'brokenCall'],
    ['bytes that the runtime lost', [text('좋아요 \uFFFD\uFFFD 힘내요')], 'lostCharacters'],
    ['a full context', [text('여기까'), { kind: 'end', reason: 'limit' }], 'cutOff'],
    ['a loop', [text('네 네 네'), { kind: 'end', reason: 'repetition' }], 'repeated'],
  ])('says what happened after %s', async (_name, answer, notice) => {
    const t = talk(answer);
    await t.chat.send('안녕');
    expect(t.all('notice')).toMatchObject([{ notice, retryText: '안녕' }]);
    expect(await t.rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('keeps thoughts apart from words', async () => {
    const t = talk([{ kind: 'thinking', content: '음' }, text('네!')]);
    await t.chat.send('생각하고 답해줘');
    expect(t.all('coach')).toMatchObject([{ thinking: '음', text: '네!' }]);
  });

  it('sends nothing for blanks', async () => {
    const t = talk();
    await t.chat.send('  \n ');
    expect(t.kinds()).toEqual([]);
    expect(t.llm.asked).toEqual([]);
  });

  it('never runs two turns at once, however many are sent while one is ending', async () => {
    const t = talk('silence');
    let most = 0;
    let running = 0;
    const say = t.coach.say.bind(t.coach);
    vi.spyOn(t.coach, 'say').mockImplementation(async (...args) => {
      running += 1;
      most = Math.max(most, running);
      const end = await say(...args);
      running -= 1;
      return end;
    });
    const first = t.chat.send('하나');
    await vi.waitFor(() => expect(t.llm.asked).toHaveLength(1));
    await Promise.all([first, t.chat.send('둘'), t.chat.send('셋'), t.chat.send('넷')]);
    expect(most).toBe(1);
    expect(t.all('me').map((item) => item.text)).toEqual(['하나', '둘', '셋', '넷']);
    expect(t.kinds().at(-1)).toBe('coach');
  });

  it('offers no second try for what has just been saved', async () => {
    const t = talk([call('add_habit', sunlight)], { fails: 'stalled' });
    const turn = t.chat.send('햇빛');
    t.chat.answer((await t.openCard()).card.key, true);
    await turn;
    expect(t.all('notice')).toMatchObject([{ notice: { error: 'no_answer' }, retryText: null }]);
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
  });
});
