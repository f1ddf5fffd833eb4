import { cleanup, render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModelSetupModel } from '@/features/model-setup/model-setup-model';
import { ModelSetupScreen } from '@/features/model-setup/model-setup-screen';
import { ko } from '@/i18n/ko';
import { llmErrorKind } from '@/coach/llm-error-kind';
import type { GpuCapability } from '@/llm/capability';
import type { LlmErrorCode } from '@/llm/errors';
import { ScriptedLlm } from '../support/scripted-llm';

function open(gpu: GpuCapability = { kind: 'supported', adapter: 'fake' }) {
  const llm = new ScriptedLlm();
  const onModelChosen = vi.fn();
  const model = new ModelSetupModel({ llm, probeGpu: () => Promise.resolve(gpu), onModelChosen });
  render(<ModelSetupScreen model={model} />);
  return { llm, onModelChosen, user: userEvent.setup() };
}

afterEach(cleanup);

describe('the model’s screen', () => {
  it('tells before anything is loaded whether this device can', async () => {
    open();
    expect(screen.getByText('이 기기를 살펴보는 중이에요.')).toBeTruthy();
    expect(await screen.findByText('이 기기에서 코치를 켤 수 있어요.')).toBeTruthy();
  });

  it.each(['no_webgpu', 'no_adapter'] as const)('gives the reason in a sentence: %s', async (kind) => {
    open({ kind });
    expect(await screen.findByText(`${ko.errors[kind].title}.`)).toBeTruthy();
  });

  it('starts, leads to the talk, and lets the model rest', async () => {
    const { user, llm, onModelChosen } = open();
    await user.click(screen.getByRole('button', { name: '켜 보기' }));
    expect(onModelChosen).toHaveBeenCalled();
    expect((await screen.findByRole('link', { name: '이야기하러 가기' })).getAttribute('href')).toBe(
      '/coach',
    );
    await user.click(screen.getByRole('button', { name: '쉬게 하기' }));
    expect(llm.status.value.kind).toBe('resting');
    expect(await screen.findByRole('button', { name: '켜 보기' })).toBeTruthy();
  });

  it.each<LlmErrorCode>([
    'no_adapter',
    'device_lost',
    'model_unreachable',
    'model_truncated',
    'model_mismatch',
    'model_format',
    'model_rejected',
    'runtime_unreachable',
    'load_timeout',
    'worker_crashed',
  ])('names a failed load and offers to try again: %s', async (code) => {
    const { llm, user } = open();
    llm.status.value = { kind: 'failed', code };
    const { title, body } = ko.errors[llmErrorKind(code)];
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(body);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '이야기하러 가기' })).toBeTruthy();
  });
});
