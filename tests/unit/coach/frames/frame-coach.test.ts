import { describe, expect, it } from 'vitest';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { FrameCoach, type FrameCoachDeps } from '@/coach/frames/frame-coach';
import { LlmError } from '@/llm/errors';
import { candidates, StructuredLlm } from './world';

const WISH = '야식 끊고 싶어';
const tea = ['L2', '밤 9시에 따뜻한 차 한 잔 우리기'] as const;
const signal = new AbortController().signal;

function open(llm: StructuredLlm, changes: Partial<FrameCoachDeps> = {}): FrameCoach {
  return new FrameCoach({
    llm,
    catalog: () => bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    locale: () => 'ko',
    isModelReady: () => true,
    ...changes,
  });
}

describe('the coach for sentences', () => {
  it('fills up with rules what the model left open, and says whose each sentence is', async () => {
    const { source, candidates: found } = await open(new StructuredLlm(candidates(tea))).suggest(
      WISH,
      'break',
      signal,
    );
    expect(source).toBe('model');
    expect(found.map((each) => each.source)).toEqual(['model', 'rules', 'rules']);
    expect(found.map(({ framedText }) => framedText)).toEqual([
      tea[1],
      '8시에 양치하고 보리차 마시기',
      '나는 속 편한 밤을 보내는 사람이다',
    ]);
  });

  it('shows no sentence twice, not even behind its own “when”', async () => {
    const practiceModel = candidates(
      ['L2', '8시에 양치하고 보리차 마시기'],
      ['L2', '밤 8시 8시에 양치하고 보리차 마시기'],
      ['L3', '나는 속 편한 밤을 보내는 사람이다'],
    );
    const { candidates: found } = await open(new StructuredLlm(practiceModel)).suggest(WISH, 'break', signal);
    expect(found.map((each) => [each.source, each.itemId])).toEqual([
      ['model', 'late_snack'],
      ['model', 'late_snack'],
      ['rules', null],
    ]);
  });

  it('falls back to rules, and still has three', async () => {
    const coach = open(new StructuredLlm(new LlmError('no_function_call')));
    const { source, candidates: found } = await coach.suggest(WISH, 'break', signal);
    expect(source).toBe('rules');
    expect(found.map((each) => each.source)).toEqual(['rules', 'rules', 'rules']);
  });

  it('asks the model five times, counts failures, and then no more', async () => {
    const llm = new StructuredLlm(new LlmError('busy'), ...Array.from({ length: 9 }, () => candidates(tea)));
    const coach = open(llm);
    const left: number[] = [];
    const sources: string[] = [];
    for (let time = 1; time <= 7; time += 1) {
      sources.push((await coach.suggest(WISH, 'break', signal)).source);
      left.push(coach.left.value);
    }
    expect(left).toEqual([4, 3, 2, 1, 0, 0, 0]);
    expect(sources).toEqual(['rules', 'model', 'model', 'model', 'model', 'rules', 'rules']);
    expect(llm.asked).toHaveLength(5);
  });

  it('leaves a resting model alone, and counts nothing', async () => {
    const llm = new StructuredLlm(candidates(tea));
    const coach = open(llm, { isModelReady: () => false });
    expect((await coach.suggest(WISH, 'break', signal)).source).toBe('rules');
    expect([llm.asked.length, coach.left.value]).toEqual([0, 5]);
  });

  it.each(['', ' \n'])('has nothing to say to a blank wish: %j', async (wish) => {
    const llm = new StructuredLlm(candidates(tea));
    const coach = open(llm);
    expect(await coach.suggest(wish, 'build', signal)).toEqual({ source: 'rules', candidates: [] });
    expect([llm.asked.length, coach.left.value]).toEqual([0, 5]);
  });

  it.each(['폭식하고 나면 토해', '죽고 싶어'])('gives the model no say in an emergency: %s', async (wish) => {
    const llm = new StructuredLlm(candidates(tea));
    const { source } = await open(llm).suggest(wish, 'break', signal);
    expect([source, llm.asked.length]).toEqual(['rules', 0]);
  });

  it('offers an item’s own sentences, and none of an item that isn’t there', () => {
    const coach = open(new StructuredLlm());
    expect(coach.ofItem('meditation').candidates.map(({ framedText }) => framedText)).toEqual([
      '의자에 앉아 숨 세기',
      '나는 숨을 살피는 사람이다',
    ]);
    expect(coach.ofItem('no_such').candidates).toEqual([]);
  });

  it('follows language and catalogue as they are at that moment', () => {
    let locale: 'ko' | 'en' = 'ko';
    const coach = open(new StructuredLlm(), { locale: () => locale });
    locale = 'en';
    expect(coach.byRules('quit smoking', 'break').candidates[0]?.framedText).toBe(
      'Walk for 5 minutes and drink water after a meal',
    );
  });
});
