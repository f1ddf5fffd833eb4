import { signal } from '@preact/signals';
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelOffer } from '@/features/chat/model-offer';
import { locale } from '@/i18n/current';
import type { LlmErrorCode } from '@/llm/errors';
import type { LlmStatus } from '@/llm/llm-service';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';
import { modelSteps } from '../support/model-steps';
import { ScriptedLlm } from '../support/scripted-llm';

const e2b = catalogModels[0] ?? tinyDemo;
const loading: LlmStatus = { kind: 'loading', phase: 'engine', loaded: 1, total: 2 };

beforeEach(() => {
  locale.value = 'ko';
});
afterEach(cleanup);

function open(
  first: LlmStatus,
  { chosen = e2b, contextTokens = null as number | null, isTold = false } = {},
) {
  const llm = new ScriptedLlm();
  const load = vi.spyOn(llm, 'load');
  const did: unknown[] = [];
  const status = signal(first);
  const steps = modelSteps({
    model: llm,
    chosen: signal(chosen),
    contextTokens: () => contextTokens,
    setContext: (tokens) => did.push(['context', tokens]),
    choosePractice: () => did.push('practice'),
    openModelScreen: () => did.push('model screen'),
  });
  const Talk = () => (
    <ModelOffer
      status={status.value}
      isChosen
      steps={steps}
      isTold={isTold}
      onStart={() => undefined}
      onStop={() => did.push('stop')}
    />
  );
  render(<Talk />);
  return { status, load, did, user: userEvent.setup() };
}

const failed = (code: LlmErrorCode): LlmStatus => ({ kind: 'failed', code });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the ways on from a load that closed the tab', () => {
  it('are to try again, with less room, or with the practice model', async () => {
    const { load, did, user } = open(failed('crashed_before'));
    expect(screen.getByRole('alert').textContent).toContain('지난번에 여는 도중에 닫혔어요');
    expect(buttons()).toEqual(['다시 켜 보기', '대화 공간을 줄여서 켜기', '연습용 모델로 바꾸기']);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '대화 공간을 줄여서 켜기' }));
    expect(did).toEqual([['context', 1024]]);
    expect(load).toHaveBeenCalledWith({ byHand: true, takeOver: false });
    await user.click(screen.getByRole('button', { name: '연습용 모델로 바꾸기' }));
    expect(did).toEqual([['context', 1024], 'practice']);
  });

  it('leave out what is so already', () => {
    open(failed('crashed_before'), { contextTokens: 1024 });
    expect(buttons()).toEqual(['다시 켜 보기', '연습용 모델로 바꾸기']);
    cleanup();
    open(failed('crashed_before'), { chosen: tinyDemo });
    expect(buttons()).toEqual(['다시 켜 보기']);
  });
});

describe('a model in another tab', () => {
  it.each<LlmStatus>([failed('in_other_tab'), { kind: 'resting', why: 'elsewhere' }])(
    'is no alarm, and can be taken over: %o',
    async (status) => {
      const { load, user } = open(status);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText('모델을 다른 탭에서 쓰고 있어요.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: '여기서 쓰기' }));
      expect(load).toHaveBeenCalledWith({ byHand: true, takeOver: true });
    },
  );
});

it('a model whose file is gone is chosen anew', async () => {
  const { did, load, user } = open(failed('model_missing'));
  await user.click(screen.getByRole('button', { name: '모델 고르기' }));
  expect(did).toEqual(['model screen']);
  expect(load).not.toHaveBeenCalled();
});

describe('a load', () => {
  it.each<[LlmStatus, RegExp]>([
    [{ kind: 'resting', why: 'idle' }, /쉬고 있었어요/],
    [{ kind: 'resting' }, /모델을 깨우는 중이에요/],
  ])('after %o says so, and can be stopped', async (before, words) => {
    const { status, did, user } = open(before);
    expect(screen.queryByRole('button')).toBeNull();
    status.value = loading;
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));
    expect(screen.getByRole('progressbar', { name: 'Gemma 4 E2B 켜기' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '그만두기' }));
    expect(did).toEqual(['stop']);
  });
});

it('what the talk has said already isn’t said twice, unless there is more to do than to try again', () => {
  open(failed('runtime_unreachable'), { isTold: true });
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  open(failed('device_lost'), { isTold: true });
  expect(screen.getByRole('button', { name: '대화 공간을 줄여서 켜기' })).toBeTruthy();
});
