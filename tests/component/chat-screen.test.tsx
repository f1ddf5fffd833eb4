import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatScreen } from '@/features/chat/chat-screen';
import { locale } from '@/i18n/current';
import { chatModel } from '../support/chat-model';
import { coachWorld, sunlight } from '../support/coach-world';
import { modelSteps } from '../support/model-steps';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../support/scripted-llm';

// happy-dom draws nothing, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;

function open(answers: readonly ScriptedAnswer[] = [], isChosen = true) {
  const llm = new ScriptedLlm(...answers);
  const world = coachWorld(llm);
  const chosen = signal(isChosen);
  const model = chatModel(world, { onModelChosen: () => (chosen.value = true) });
  render(<ChatScreen model={model} steps={modelSteps({ model: llm })} isModelChosen={chosen} side={null} />);
  const user = userEvent.setup();
  const say = async (words: string): Promise<void> => {
    await user.type(screen.getByRole('textbox'), `${words}{Enter}`);
  };
  return { ...world, llm, model, user, say };
}

/** What the live regions hold. */
const spoken = (): string =>
  Array.from(document.querySelectorAll('[aria-live=polite]'), (region) => region.textContent).join('\n');

afterEach(() => {
  cleanup();
  locale.value = 'ko';
});

describe('the coach’s screen', () => {
  it('invites to start the model, and says what it can and can’t', async () => {
    const { user, llm } = open([], false);
    expect(screen.getByText('코치는 아직 꺼져 있어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '모델 상태: 없음' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '연습용 모델 켜기' }));
    expect(llm.status.value.kind).toBe('ready');
    expect(screen.queryByText('코치는 아직 꺼져 있어요')).toBeNull();
    expect(screen.getByRole('link', { name: '모델 상태: 준비됨' })).toBeTruthy();
  });

  it('shows a load with its progress and a way to stop it', async () => {
    const { llm, user } = open();
    llm.status.value = { kind: 'loading', phase: 'engine', loaded: 50, total: 100 };
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('55');
    await user.click(screen.getByRole('button', { name: '그만두기' }));
    expect(llm.status.value.kind).toBe('resting');
  });

  it('says what went wrong with a load and tries again', async () => {
    const { llm, user } = open();
    llm.loadFailure = 'device_lost';
    llm.status.value = { kind: 'failed', code: 'device_lost' };
    expect((await screen.findByRole('alert')).textContent).toContain('그래픽 칩이 잠시 멈췄어요');
    llm.loadFailure = null;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('sends a suggestion with one tap', async () => {
    const { user, llm } = open([[text('좋아요')]]);
    await user.click(screen.getByRole('button', { name: '아침에 햇빛 보기 습관 추가해줘' }));
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain('좋아요'));
    expect(llm.asked[0]?.turns).toEqual([{ role: 'user', text: '아침에 햇빛 보기 습관 추가해줘' }]);
  });

  it('shows a proposal as sentences: what, how much, the seat, the health line', async () => {
    const { say } = open([[call('add_habit', sunlight)], [text('추가했어요!')]]);
    await say('햇빛');
    const card = await screen.findByRole('region', { name: '습관 제안' });
    for (const words of [
      '아침에 햇빛 보기',
      '기상 1시간 안에 밖에서 10분',
      '창문 열고 1분',
      '만드는 습관 첫째 자리',
    ]) {
      expect(card.textContent).toContain(words);
    }
    expect(card.textContent).toContain('해를 똑바로 쳐다보지 마세요');
    expect(within(card).getByRole('img', { name: '세 자리 가운데 첫째' })).toBeTruthy();
    expect(card.textContent).not.toMatch(/morning_sunlight|L2|protocol/);
  });

  it('folds an answered card into one line with a way back', async () => {
    const { say, user, rows } = open([[call('add_habit', sunlight)], [text('추가했어요!')]]);
    await say('햇빛');
    await user.click(await screen.findByRole('button', { name: '추가' }));
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain('추가했어요!'));
    expect(await rows()).toEqual({ habits: 1, variants: 2 });
    expect(screen.queryByRole('button', { name: '추가' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    await screen.findByText('되돌렸어요');
    expect(await rows()).toEqual({ habits: 0, variants: 0 });
  });

  it('marks the refused word and offers a sentence that fits', async () => {
    const refused = { protocol_id: 'alcohol', frame_level: 'L2', framed_text: '술 끊기' };
    const { say } = open([[call('add_habit', refused)], [text('다시 볼까요?')]]);
    await say('술 끊기');
    const card = await screen.findByRole('region', { name: '담지 않은 제안' });
    expect(card.querySelector('mark')?.textContent).toBe('끊기');
    expect(within(card).getByRole('button', { name: '이걸로' })).toBeTruthy();
    expect(card.textContent).toContain('저녁엔 탄산수로 건배하기');
  });

  it('turns 보내기 into 멈추기 while the model is at work', async () => {
    const { say, user } = open(['silence']);
    expect(screen.getByRole('button', { name: '보내기' })).toHaveProperty('disabled', true);
    await say('길게');
    const stop = await screen.findByRole('button', { name: '답변 멈추기' });
    await user.click(stop);
    expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true');
    // A tap that can't be the second one of a double tap any more.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await user.click(stop);
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain('멈췄어요'));
    expect(screen.getByRole('button', { name: '보내기' })).toBeTruthy();
  });

  it('tells screen readers whole sentences', async () => {
    const { say, model } = open([[text('첫 문장이에요. 둘째'), text(' 문장')]]);
    await say('말해 줘');
    await waitFor(() => expect(model.items.value.at(-1)).toMatchObject({ isStreaming: false }));
    await waitFor(() => expect(spoken()).toContain('둘째 문장'));
  });

  it('shows lost characters as one quiet mark, reads them as a pause, and offers to ask again', async () => {
    const { say } = open([[text('좋아요 \uFFFD\uFFFD\uFFFD 힘내요')]]);
    await say('이모지');
    await waitFor(() => expect(spoken()).toContain('좋아요 … 힘내요'));
    expect(screen.getAllByRole('img', { name: '모델이 글자를 만들다 놓친 자리예요' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('\uFFFD');
  });

  it('tells screen readers of a card and of what became of it, and keeps the focus there', async () => {
    const { say, user } = open([[call('add_habit', sunlight)], [text('추가했어요!')]]);
    await say('햇빛');
    await user.click(await screen.findByRole('button', { name: '취소' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-state')).toBe('declined'));
    expect(spoken()).toMatch(/더하지 않았어요|추가했어요/);
  });

  it('speaks English when asked, at once', async () => {
    open([], false);
    locale.value = 'en';
    expect(await screen.findByText('The coach is off')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });
});
