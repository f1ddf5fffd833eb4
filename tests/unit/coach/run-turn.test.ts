import { describe, expect, it } from 'vitest';
import type { CoachEvent, OpenProposal } from '@/coach/coach-event';
import type { ModelPart, Turn } from '@/llm/format/prompt-format';
import { coachWorld, meditation, sunlight } from '../../support/coach-world';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../../support/scripted-llm';

type Decide = (card: OpenProposal) => boolean | Promise<boolean>;

function scene(answers: readonly ScriptedAnswer[], decide: Decide = () => true) {
  const llm = new ScriptedLlm(...answers);
  const world = coachWorld(llm);
  const events: CoachEvent[] = [];
  const controller = new AbortController();
  const say = (words: string) =>
    world.coach.say(words, {
      signal: controller.signal,
      emit: (event) => events.push(event),
      confirm: async (card) =>
        (await decide(card))
          ? { ok: true, kind: 'proposal', call: card.call, proposal: card.proposal }
          : null,
    });
  return { ...world, llm, events, controller, say };
}

const kinds = (events: readonly CoachEvent[]): string[] => events.map((event) => event.kind);
const lastParts = (llm: ScriptedLlm): readonly ModelPart[] => {
  const turn: Turn | undefined = llm.asked.at(-1)?.turns.at(-1);
  return turn?.role === 'model' ? turn.parts : [];
};

describe('a turn of the talk', () => {
  it('carries a proposal over the tap into the database and back into words', async () => {
    const { say, rows, events, llm } = scene([[call('add_habit', sunlight)], [text('추가했어요!')]]);
    expect(await say('아침에 햇빛 보기 습관 추가해줘')).toEqual({ kind: 'answered', reason: 'turn' });
    expect(kinds(events)).toEqual(['proposal', 'settled', 'text']);
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
    expect(lastParts(llm)).toEqual([
      { kind: 'call', name: 'add_habit', args: sunlight },
      {
        kind: 'response',
        name: 'add_habit',
        result: {
          habit_id: expect.any(String) as string,
          title: '아침 햇빛',
          type: 'build',
          frame_level: 'L2',
        },
      },
    ]);
  });

  it('writes nothing before the tap', async () => {
    let atCard: unknown;
    const s = scene([[call('add_habit', sunlight)], [text('네')]], async () => {
      atCard = await s.rows();
      return true;
    });
    await s.say('햇빛');
    expect(atCard).toEqual({ habits: 0, variants: 0 });
  });

  it('writes nothing after a no, and tells the model', async () => {
    const { say, rows, llm } = scene([[call('add_habit', sunlight)], [text('알겠어요')]], () => false);
    await say('햇빛');
    expect(await rows()).toEqual({ habits: 0, variants: 0 });
    expect(lastParts(llm).at(-1)).toMatchObject({ result: { error: { code: 'declined' } } });
  });

  it.each([
    ['validation', { ...sunlight, frame_level: 'L0' }],
    ['not_found', { ...sunlight, protocol_id: 'no_such' }],
    ['r7_avoidance', { ...sunlight, protocol_id: 'alcohol', framed_text: '술 끊기' }],
  ])('refuses with %s before any card, tells both, and goes on', async (code, args) => {
    const { say, rows, events, llm } = scene([[call('add_habit', args)], [text('다시 볼까요?')]]);
    await say('추가해줘');
    expect(events[0]).toMatchObject({ kind: 'refused', error: { code } });
    expect(kinds(events)).toEqual(['refused', 'text']);
    expect(lastParts(llm).at(-1)).toMatchObject({
      result: { error: { code, reason: expect.any(String) as string } },
    });
    expect(JSON.stringify(lastParts(llm).at(-1))).not.toMatch(/alternative|hint|[‘’“”]/);
    expect(await rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('answers a tool that does not exist', async () => {
    const { say, llm } = scene([[call('get_weather', { city: '서울' })], [text('그 일은 못 해요')]]);
    await say('날씨');
    expect(lastParts(llm).at(-1)).toMatchObject({ result: { error: { code: 'unknown_tool' } } });
  });

  it('shows a card for each of several calls, and settles each by its own tap', async () => {
    const both = [call('add_habit', sunlight), call('add_habit', meditation)];
    const { say, rows, events } = scene(
      [both, [text('하나만 더했어요')]],
      ({ proposal }) => proposal.tool === 'add_habit' && proposal.title === '명상',
    );
    await say('두 개 추가해줘');
    expect(kinds(events).filter((kind) => kind === 'proposal')).toHaveLength(2);
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('answers the same call again from its first result, without a second card or row', async () => {
    const once = [call('add_habit', sunlight)];
    const { say, rows, events } = scene([once, once, [text('됐어요')]]);
    await say('햇빛');
    expect(kinds(events).filter((kind) => kind === 'proposal')).toHaveLength(1);
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('shows no more than four cards for an answer full of calls', async () => {
    const flood = Array.from({ length: 50 }, (_, index) =>
      call('add_habit', { ...sunlight, framed_text: `아침에 햇빛 ${index + 1}분 보기` }),
    );
    const { say, rows, events } = scene([flood, [text('많았네요')]], () => false);
    await say('전부');
    expect(kinds(events).filter((kind) => kind === 'proposal')).toHaveLength(4);
    expect(await rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('stops a model that calls on and on', async () => {
    const queries = ['잠', '물', '걷기', '책', '햇빛', '감사'];
    const { say, llm } = scene(queries.map((query) => [call('search_catalog', { query })]));
    expect(await say('계속')).toEqual({ kind: 'too_many_rounds' });
    expect(llm.asked).toHaveLength(4);
  });

  it('lets a refused call be mended once, and then stops with an offer of the rules', async () => {
    const avoiding = { ...sunlight, protocol_id: 'alcohol', framed_text: '술 끊기' };
    const { say, rows, events, llm } = scene([
      [call('add_habit', avoiding)],
      [call('add_habit', { ...avoiding, framed_text: '술 안 마시기' })],
      [text('들리지 않을 말')],
    ]);
    expect(await say('술 끊기 추가해줘')).toEqual({ kind: 'not_mended' });
    expect(llm.asked).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({
      kind: 'refused',
      error: { alternative: { protocolId: 'alcohol', framedText: '저녁엔 탄산수로 건배하기' } },
    });
    expect(await rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('offers what is nearest to the person’s words when the model names no such item', async () => {
    const { say, events } = scene([
      [call('add_habit', { ...sunlight, protocol_id: 'magic', framed_text: '무언가 하기' })],
      [text('다르게 말해 줄래요?')],
    ]);
    await say('명상 시작하고 싶어');
    expect(events[0]).toMatchObject({
      error: { code: 'not_found', alternative: { protocolId: 'meditation' } },
    });
  });

  it('goes on in words after one refusal that another call makes up for', async () => {
    const mended = { ...sunlight, protocol_id: 'alcohol', framed_text: '저녁엔 탄산수로 건배하기' };
    const { say, rows } = scene([
      [call('add_habit', { ...mended, framed_text: '술 끊기' })],
      [call('add_habit', mended)],
      [text('추가했어요!')],
    ]);
    expect(await say('술 끊기 추가해줘')).toEqual({ kind: 'answered', reason: 'turn' });
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('shows what a reading tool found, without a tap', async () => {
    const { say, events, llm } = scene([[call('get_today', {})], [text('이렇게 정리했어요.')]]);
    await say('오늘 뭐 남았어?');
    expect(kinds(events)).toEqual(['reading', 'text']);
    expect(JSON.stringify(lastParts(llm).at(-1))).not.toContain('reading');
  });

  it.each(['아침 햇빛 습관을 추가했어요!', 'I’ve added the habit.'])(
    'sets right a claim that nothing stands behind: %s',
    async (claim) => {
      const { say, events, rows } = scene([[text(claim)]]);
      await say('거짓말해 봐');
      expect(kinds(events)).toEqual(['text', 'unfounded_claim']);
      expect(await rows()).toEqual({ habits: 0, variants: 0 });
    },
  );

  it('believes a claim that a write stands behind, and none after a no', async () => {
    const kept = scene([[call('add_habit', sunlight)], [text('추가했어요!')]]);
    await kept.say('햇빛');
    expect(kinds(kept.events)).not.toContain('unfounded_claim');
    const declined = scene([[call('add_habit', sunlight)], [text('추가했어요!')]], () => false);
    await declined.say('햇빛');
    expect(kinds(declined.events).at(-1)).toBe('unfounded_claim');
  });

  it('numbers the habits once a turn: for the model, and for what it calls', async () => {
    const s = scene([
      [call('add_habit', sunlight)],
      [text('네')],
      [call('check_in_habit', { habit: '1', dose: 'minimal' })],
      [text('체크했어요')],
    ]);
    await s.say('햇빛');
    await s.say('첫 번째 습관 조금만 했어');
    expect(s.llm.asked[2]?.system).toContain('1 아침에 햇빛 보기');
    expect(await s.db.checkIns.toArray()).toMatchObject([{ day: '2026-11-30', kind: 'minimal' }]);
  });

  it('takes text in pieces, passes thoughts on, and keeps neither thought nor end in the history', async () => {
    const { say, events, llm } = scene([
      [{ kind: 'thinking', content: '음' }, text('안녕'), text('하세요')],
      [text('네')],
    ]);
    await say('안녕');
    expect(kinds(events)).toEqual(['thinking', 'text', 'text']);
    await say('또 안녕');
    expect(llm.asked[1]?.turns).toEqual([
      { role: 'user', text: '안녕' },
      { role: 'model', parts: [{ kind: 'text', text: '안녕하세요' }] },
      { role: 'user', text: '또 안녕' },
    ]);
  });

  it('keeps system text and declarations byte-identical from turn to turn', async () => {
    const { say, llm } = scene([[text('하나')], [text('둘')]]);
    await say('1');
    await say('2');
    const [first, second] = llm.asked.map(({ system, tools }) => JSON.stringify([system, tools]));
    expect(first).toBe(second);
    expect(llm.asked[0]?.tools.map((tool) => tool.name)).toEqual([
      'add_habit',
      'log_tracker_entry',
      'check_in_habit',
      'archive_habit',
      'list_habits',
      'get_today',
      'get_progress',
      'search_catalog',
    ]);
  });

  it('tells a model that earlier turns would mislead nothing of them', async () => {
    const llm = new ScriptedLlm([text('하나')], [text('둘')]);
    const { coach } = coachWorld(llm, false);
    const ports = {
      emit: () => undefined,
      confirm: () => Promise.resolve(null),
      signal: new AbortController().signal,
    };
    await coach.say('1', ports);
    await coach.say('2', ports);
    expect(llm.asked[1]?.turns).toEqual([{ role: 'user', text: '2' }]);
  });

  it('ends with what the app found where the model can’t put it into words', async () => {
    const llm = new ScriptedLlm([call('get_today', {})], [text('보관했어요.')]);
    const { coach } = coachWorld(llm, false);
    const events: CoachEvent[] = [];
    const end = await coach.say('오늘 뭐 남았어?', {
      emit: (event) => events.push(event),
      confirm: () => Promise.resolve(null),
      signal: new AbortController().signal,
    });
    expect(end).toEqual({ kind: 'answered', reason: 'turn' });
    expect(kinds(events)).toEqual(['reading']);
    expect(llm.asked).toHaveLength(1);
  });

  it('tells why an answer ended', async () => {
    const { say } = scene([[text('아침에 햇'), { kind: 'end', reason: 'incomplete_call' }]]);
    expect(await say('깨진 호출 보여줘')).toEqual({ kind: 'answered', reason: 'incomplete_call' });
  });

  it('gives the code of a failure, and the words of a turn without an answer do not stay', async () => {
    const { say, llm } = scene([{ fails: 'stalled' }, [text('네')]]);
    expect(await say('하나')).toEqual({ kind: 'failed', code: 'stalled', detail: null });
    await say('둘');
    expect(llm.asked[1]?.turns).toEqual([{ role: 'user', text: '둘' }]);
  });

  it('wakes a model that was put to rest while a card was open', async () => {
    const s = scene([[call('add_habit', sunlight)], { fails: 'not_loaded' }, [text('추가했어요!')]], () => {
      s.llm.unload();
      return true;
    });
    expect(await s.say('햇빛')).toEqual({ kind: 'answered', reason: 'turn' });
    expect(s.llm.status.value.kind).toBe('ready');
    expect(await s.rows()).toEqual({ habits: 1, variants: 2 });
  });

  it('can be stopped while the room for an answer is being counted', async () => {
    const { say, llm, controller } = scene([]);
    llm.roomFor = () => new Promise(() => undefined);
    const end = say('안녕');
    await new Promise((resolve) => setTimeout(resolve, 0));
    controller.abort();
    expect(await end).toEqual({ kind: 'stopped' });
  });

  it('gives the code of a load that fails', async () => {
    const { say, llm } = scene([]);
    llm.loadFailure = 'no_adapter';
    expect(await say('안녕')).toEqual({ kind: 'failed', code: 'no_adapter', detail: null });
  });

  it('stops at once when asked to', async () => {
    const { say, controller } = scene(['silence']);
    const end = say('길게');
    await new Promise((resolve) => setTimeout(resolve, 0));
    controller.abort();
    expect(await end).toEqual({ kind: 'stopped' });
  });

  it('lets the oldest turns go, whole, as far as the answer needs room', async () => {
    const { say, llm } = scene([[text('하나')], [text('둘')], [text('셋')]]);
    llm.tokensPerTurn = 400;
    await say('1');
    await say('2');
    await say('3');
    expect(
      llm.asked.map(({ turns }) => turns.map((turn) => (turn.role === 'user' ? turn.text : 'model'))),
    ).toEqual([['1'], ['1', 'model', '2'], ['2', 'model', '3']]);
  });

  it('refuses words that leave no room for an answer, with the tokens over, without asking the model', async () => {
    const { say, llm } = scene([[text('안 물어봐요')]]);
    llm.tokensPerTurn = 2_000;
    expect(await say('아주 긴 글')).toEqual({ kind: 'failed', code: 'prompt_too_long', detail: '48' });
    expect(llm.asked).toEqual([]);
  });

  it('takes a long text alone as long as a short answer fits', async () => {
    const { say, llm } = scene([[text('네')]]);
    llm.tokensPerTurn = 1_900;
    expect(await say('긴 글')).toEqual({ kind: 'answered', reason: 'turn' });
  });

  it('refuses the fourth of a kind, naming the three', async () => {
    const three = ['morning_sunlight', 'meditation', 'stretch'].map((protocol_id) => ({
      ...sunlight,
      protocol_id,
    }));
    const answers = three.flatMap((args) => [[call('add_habit', args)], [text('네')]]);
    const { say, rows, events } = scene([
      ...answers,
      [call('add_habit', { ...sunlight, protocol_id: 'reading' })],
      [text('가득 찼어요')],
    ]);
    for (const { protocol_id } of three) await say(protocol_id);
    events.length = 0;
    await say('하나 더');
    expect(events[0]).toMatchObject({ kind: 'refused', error: { code: 'r3_quota' } });
    const [refused] = events;
    expect(refused?.kind === 'refused' && refused.error.reason).toMatch(/아침 햇빛.*명상.*스트레칭/);
    expect(await rows()).toEqual({ habits: 3, variants: 6 });
  });
});
