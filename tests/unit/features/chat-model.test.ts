import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import type { LocalDay } from '@/domain/local-day';
import { chatModel } from '../../support/chat-model';
import type { ChatItem, ItemOf } from '@/features/chat/chat-item';
import { CARD_LIFE_MS } from '@/features/chat/card-desk';
import { Snackbars } from '@/ui/snackbar';
import { coachWorld, meditation, sunlight, type CoachWorld } from '../../support/coach-world';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../../support/scripted-llm';

function talk(...answers: readonly ScriptedAnswer[]) {
  const llm = new ScriptedLlm(...answers);
  return talkIn(coachWorld(llm), llm);
}

function talkIn(world: CoachWorld, llm: ScriptedLlm) {
  const snackbars = new Snackbars();
  const onModelChosen = vi.fn();
  const chat = chatModel(world, { snackbars, onModelChosen });
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
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'saved' });
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
    const [habit] = await t.db.habits.toArray();
    if (!habit) throw new Error('nothing was saved');
    const habitId = habit.id;
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

    const taken = t.chat.useAlternative(item?.id ?? '');
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
    await t.chat.retry(notice?.id ?? '');
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

  it('says on an open card that the last seat is taken, before it is tapped, and when it is free again', async () => {
    const reading = { ...sunlight, protocol_id: 'reading', framed_text: '자기 전에 두 쪽 읽기' };
    const t = talk([call('add_habit', meditation), call('add_habit', reading)], [text('네')]);
    for (const protocol_id of ['stretch', 'gratitude'])
      await t.coach.carryOut({ name: 'add_habit', args: { ...sunlight, protocol_id } });
    const turn = t.chat.send('두 개 추가해줘');
    await vi.waitFor(() => expect(t.all('proposal')).toHaveLength(2));
    const [first, second] = t.all('proposal').map(({ card }) => card.key);
    t.chat.answer(first ?? '', true);
    const stateOfSecond = () => t.all('proposal')[1]?.state;
    await vi.waitFor(() =>
      expect(stateOfSecond()).toMatchObject({ kind: 'open', obstacle: { code: 'r3_quota' } }),
    );
    t.chat.answer(second ?? '', true);
    expect(stateOfSecond()).toMatchObject({ kind: 'open' });
    expect(await t.db.habits.count()).toBe(3);

    const [oldest] = await t.habitDao.listActive({ userId: 'local' });
    if (oldest) await t.chat.archiveOccupant(t.all('proposal')[1]?.id ?? '', oldest.id);
    await vi.waitFor(() => expect(stateOfSecond()).toEqual({ kind: 'open', obstacle: null }));
    t.chat.answer(second ?? '', true);
    await turn;
    expect(stateOfSecond()).toEqual({ kind: 'saved' });
  });

  it('frees a seat for a refused habit and proposes it again', async () => {
    const t = talk([call('add_habit', sunlight)], [text('지금은 세 가지에 집중하고 있어요.')]);
    for (const protocol_id of ['stretch', 'gratitude', 'reading'])
      await t.coach.carryOut({ name: 'add_habit', args: { ...meditation, protocol_id } });
    await t.chat.send('햇빛');
    const [refused] = t.all('refused');
    expect(refused?.error.occupants).toHaveLength(3);
    const freed = t.chat.archiveOccupant(
      refused?.id ?? '',
      refused?.error.occupants?.[0]?.habitId ?? ('' as never),
    );
    const { card } = await t.openCard();
    t.chat.answer(card.key, true);
    await freed;
    expect((await t.habitDao.listActive({ userId: 'local' })).map(({ protocolId }) => protocolId)).toEqual([
      'gratitude',
      'reading',
      'morning_sunlight',
    ]);
  });

  it('writes what the person made of a card', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    const edited = { ...sunlight, framed_text: '창가에서 커피 마시며 햇빛 보기', dose_text: '5분' };
    expect(await t.chat.amend(card.key, edited)).toBeNull();
    t.chat.answer(card.key, true);
    await turn;
    expect(await t.db.habits.toArray()).toMatchObject([{ frameFramedText: edited.framed_text }]);
    expect(await t.db.habitDoseVariants.toArray()).toMatchObject([{ doseText: '5분' }]);
  });

  it('keeps a card as it was when the change breaks a rule, and says which', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    void t.chat.send('햇빛');
    const { card } = await t.openCard();
    expect(await t.chat.amend(card.key, { ...sunlight, framed_text: '폰 안 보기' })).toMatchObject({
      code: 'r7_avoidance',
    });
    expect(t.all('proposal')[0]?.card.proposal).toMatchObject({ framedText: '아침에 햇빛 보기' });
  });

  it('closes a card after its time, writes nothing, and lets it be looked at again', async () => {
    const t = talk([call('add_habit', sunlight)], [text('알겠어요')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    t.pass(CARD_LIFE_MS);
    t.chat.answer(card.key, true);
    await turn;
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'expired' });
    expect(await t.rows()).toEqual({ habits: 0, variants: 0 });

    await t.chat.reopen(card.key);
    t.chat.answer(card.key, true);
    await vi.waitFor(() => expect(t.all('proposal')[0]?.state).toEqual({ kind: 'saved' }));
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('shows a deed as undone that was undone elsewhere', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    t.chat.answer(card.key, true);
    await turn;
    expect(await t.activityDao.undo(card.key, 3)).toBe('undone');
    await vi.waitFor(() => expect(t.all('proposal')[0]?.state).toEqual({ kind: 'undone' }));
  });
});

describe('a card whose world moves', () => {
  async function inTwoTabs() {
    const first = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = first.chat.send('햇빛');
    const { card } = await first.openCard();
    await first.chat.settled();
    const llm = new ScriptedLlm();
    const second = talkIn(coachWorld(llm, true, first.db.name), llm);
    await second.chat.restored;
    const stateIn = (tab: typeof first) => tab.all('proposal')[0]?.state;
    return { first, second, turn, key: card.key, stateIn };
  }

  it('is saved in each tab once it is saved in one, and the turn that waited goes on', async () => {
    const { first, second, turn, key, stateIn } = await inTwoTabs();
    second.chat.answer(key, true);
    await vi.waitFor(() => expect(stateIn(second)).toEqual({ kind: 'saved' }));
    await turn;
    expect(stateIn(first)).toEqual({ kind: 'saved' });
    expect(first.all('coach')).toMatchObject([{ text: '네' }]);
    expect(await first.rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('never says saved for what was undone elsewhere', async () => {
    const { first, second, turn, key, stateIn } = await inTwoTabs();
    first.chat.answer(key, true);
    await turn;
    expect(await first.activityDao.undo(key, 3)).toBe('undone');
    // As if the news had not come here yet.
    second.chat.answer(key, true);
    await vi.waitFor(() => expect(stateIn(second)).toEqual({ kind: 'undone' }));
    expect(await first.rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('is told by the store, whatever the talk says of it after a reload', async () => {
    const { first, turn, key } = await inTwoTabs();
    first.chat.answer(key, true);
    await turn;
    await first.chat.settled();
    const [row] = await first.db.talk.filter(({ item }) => (item as ChatItem).kind === 'proposal').toArray();
    if (!row) throw new Error('the card was not kept');
    const stale = { ...(row.item as ItemOf<'proposal'>), state: { kind: 'expired' } };
    await first.db.talk.put({ ...row, item: stale });
    const llm = new ScriptedLlm();
    const third = talkIn(coachWorld(llm, true, first.db.name), llm);
    await vi.waitFor(() => expect(third.all('proposal')[0]?.state).toEqual({ kind: 'saved' }));
  });

  it('does not bring a talk back that was cleared in another tab', async () => {
    const { first, second } = await inTwoTabs();
    await first.chat.clearTalk();
    second.chat.stop();
    await second.chat.settled();
    expect(await first.db.talk.count()).toBe(0);
  });

  it('names the answer that it would replace, also one given meanwhile', async () => {
    const t = talk([call('check_in_habit', { habit: '1', dose: 'minimal' })], [text('네')]);
    await t.coach.carryOut({ name: 'add_habit', args: sunlight });
    void t.chat.send('조금만 했어');
    const { card } = await t.openCard();
    expect(card.proposal).toMatchObject({ before: null });
    const [habit] = await t.db.habits.toArray();
    const day = '2026-11-30' as LocalDay;
    if (habit) await t.checkInDao.put({ habitId: habit.id, day, kind: 'done', at: 1 });
    await vi.waitFor(() => expect(t.all('proposal')[0]?.card.proposal).toMatchObject({ before: 'done' }));
  });

  it('counts what another card of the answer has added', async () => {
    const water = (value: number) => call('log_tracker_entry', { tracker_id: 'water', value });
    const t = talk([water(2), water(1)], [text('네')]);
    void t.chat.send('물 두 번');
    await vi.waitFor(() => expect(t.all('proposal')).toHaveLength(2));
    t.chat.answer(t.all('proposal')[0]?.card.key ?? '', true);
    await vi.waitFor(() =>
      expect(t.all('proposal')[1]?.card.proposal).toMatchObject({ before: 2, after: 3 }),
    );
  });

  it('is checked again when the day or a setting changes', async () => {
    const day = signal('2026-11-30' as LocalDay);
    const settings = signal(0);
    const llm = new ScriptedLlm([call('add_habit', sunlight)], [text('네')]);
    const world = coachWorld(llm);
    const check = vi.spyOn(world.coach, 'prepareCard');
    const chat = chatModel(world, { day, settings });
    void chat.send('햇빛');
    await vi.waitFor(() => expect(chat.items.value.some(({ kind }) => kind === 'proposal')).toBe(true));
    for (const change of [() => (day.value = '2026-12-01' as LocalDay), () => (settings.value += 1)]) {
      const before = check.mock.calls.length;
      change();
      await vi.waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(before));
    }
  });

  it('takes an edit also when a check of it is under way', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    void t.chat.send('햇빛');
    const { card } = await t.openCard();
    const edited = { ...sunlight, framed_text: '창가에서 햇빛 보기' };
    const amended = t.chat.amend(card.key, edited);
    await t.coach.carryOut({ name: 'add_habit', args: meditation });
    expect(await amended).toBeNull();
    await vi.waitFor(() =>
      expect(t.all('proposal')[0]?.card.proposal).toMatchObject({ framedText: '창가에서 햇빛 보기' }),
    );
  });

  it('stays open when a check of it fails', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    void t.chat.send('햇빛');
    await t.openCard();
    vi.spyOn(t.habitDao, 'listActive').mockRejectedValue(new Error('lost'));
    await t.checkInDao.put({ habitId: 'x' as never, day: '2026-11-30' as LocalDay, kind: 'done', at: 1 });
    await t.coach.prepareCard((await t.openCard()).card);
    expect(t.all('proposal')[0]?.state).toEqual({ kind: 'open', obstacle: null });
  });

  it('keeps the numbers of a talk when a habit goes', async () => {
    const t = talk(
      [call('list_habits', {})],
      [text('네')],
      [call('check_in_habit', { habit: '2', dose: 'default' })],
      [text('네')],
    );
    for (const protocol_id of ['stretch', 'gratitude', 'reading'])
      await t.coach.carryOut({ name: 'add_habit', args: { ...meditation, protocol_id } });
    await t.chat.send('내 습관 보여줘');
    const [oldest] = await t.habitDao.listActive({ userId: 'local' });
    if (oldest) await t.habitDao.archive(oldest.id);
    void t.chat.send('2번 했어');
    const { card } = await t.openCard();
    const second = await t.db.habits
      .where('id')
      .equals((card.proposal as { habitId: string }).habitId)
      .first();
    expect(second?.protocolId).toBe('gratitude');
  });

  it('writes the words that the card showed, whatever language the app speaks by then', async () => {
    const t = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = t.chat.send('햇빛');
    const { card } = await t.openCard();
    t.speak('en');
    t.chat.answer(card.key, true);
    await turn;
    const labels = (await t.db.habitDoseVariants.toArray()).map(({ label }) => label);
    expect(labels.sort()).toEqual(['기본', '최소']);
  });

  it('sends only the offer’s own words where any argument may have been wrong', async () => {
    const long = { ...sunlight, framed_text: '햇빛 보기', dose_text: '가'.repeat(101) };
    const t = talk([call('add_habit', long)], [text('길어요')]);
    await t.chat.send('아침 햇빛 습관 추가해줘');
    void t.chat.useAlternative(t.all('refused')[0]?.id ?? '');
    expect((await t.openCard()).card.proposal).toMatchObject({ framedText: '아침에 햇빛 보기' });
  });

  it('is cleared once however often that is tapped, and comes back whole', async () => {
    const t = talk([text('안녕하세요!')]);
    await t.chat.send('안녕');
    await Promise.all([t.chat.clearTalk(), t.chat.clearTalk()]);
    t.snackbars.current.value?.action?.run();
    await t.chat.settled();
    expect(t.kinds()).toEqual(['me', 'coach']);
    expect(await t.db.talk.count()).toBe(2);
  });
});

describe('a talk after the page was closed', () => {
  async function reopened(first: ReturnType<typeof talk>, ...answers: readonly ScriptedAnswer[]) {
    await first.chat.settled();
    const llm = new ScriptedLlm(...answers);
    const second = talkIn(coachWorld(llm, true, first.db.name), llm);
    await second.chat.restored;
    return second;
  }

  it('is there again, word for word, and the model is told of it', async () => {
    const first = talk([text('안녕하세요!')]);
    await first.chat.send('안녕');
    const second = await reopened(first, [text('네')]);
    expect(second.chat.items.value).toEqual(first.chat.items.value);
    await second.chat.send('또 왔어');
    expect(second.llm.asked[0]?.turns).toEqual([
      { role: 'user', text: '안녕' },
      { role: 'model', parts: [{ kind: 'text', text: '안녕하세요!' }] },
      { role: 'user', text: '또 왔어' },
    ]);
  });

  it('stays in its order when the clock is set back', async () => {
    const first = talk([text('안녕하세요!')]);
    await first.chat.send('안녕');
    await first.chat.settled();
    const later = (await first.db.talk.toArray()).map((row) => ({ ...row, at: row.at + 86_400_000 }));
    await first.db.talk.bulkPut(later);
    const second = await reopened(first, [text('네')]);
    await second.chat.send('어제로 돌아왔어');
    const third = await reopened(second);
    expect(third.all('me').map((item) => item.text)).toEqual(['안녕', '어제로 돌아왔어']);
  });

  it('keeps an open card, which writes once, in whatever tab it is tapped', async () => {
    const first = talk([call('add_habit', sunlight)], [text('네')]);
    const turn = first.chat.send('햇빛');
    const { card } = await first.openCard();
    const second = await reopened(first);
    expect(second.all('proposal')[0]).toMatchObject({ card: { key: card.key }, state: { kind: 'open' } });
    second.chat.answer(card.key, true);
    second.chat.answer(card.key, true);
    first.chat.answer(card.key, true);
    await turn;
    await vi.waitFor(() => expect(second.all('proposal')[0]?.state).toEqual({ kind: 'saved' }));
    expect(await second.rows()).toEqual({ habits: 1, variants: 2 });
    expect(await second.db.activities.count()).toBe(1);
    await second.chat.undo(card.key);
    expect(await second.rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('says that an answer never came, and asks again', async () => {
    const first = talk('silence');
    void first.chat.send('길게');
    await vi.waitFor(() => expect(first.llm.asked).toHaveLength(1));
    const second = await reopened(first, [text('다시 왔어요')]);
    const [notice] = second.all('notice');
    expect(notice).toMatchObject({ notice: 'interrupted', retryText: '길게' });
    await second.chat.retry(notice?.id ?? '');
    expect(second.kinds()).toEqual(['me', 'coach']);
  });

  it('leaves out what it can’t read', async () => {
    const first = talk([text('안녕하세요!')]);
    await first.chat.send('안녕');
    await first.chat.settled();
    await first.db.talk.bulkPut([
      { id: 'a', at: 1, item: { id: 'a', kind: 'proposal', card: { key: 'x' } } },
      { id: 'b', at: 2, item: 'nonsense' },
      { id: 'c', at: 3, item: { id: 'c', kind: 'hologram' } },
    ]);
    const second = await reopened(first);
    expect(second.kinds()).toEqual(['me', 'coach']);
  });

  it('can be cleared, for the model too, and taken back; what was saved stays saved', async () => {
    const t = talk([call('add_habit', sunlight)], [text('추가했어요!')], [text('처음 뵙겠습니다')]);
    const turn = t.chat.send('햇빛');
    t.chat.answer((await t.openCard()).card.key, true);
    await turn;
    const items = t.chat.items.value;
    await t.chat.clearTalk();
    expect(t.kinds()).toEqual([]);
    expect(await t.db.talk.count()).toBe(0);
    expect(await t.rows()).toEqual({ habits: 1, variants: 2 });
    t.snackbars.current.value?.action?.run();
    await t.chat.settled();
    expect(t.chat.items.value).toEqual(items);
    expect(await t.db.talk.count()).toBe(items.length);
  });
});
