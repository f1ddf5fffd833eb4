import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatScreen } from '@/features/chat/chat-screen';
import { SnackbarHost, Snackbars } from '@/ui/snackbar';
import { chatModel } from '../support/chat-model';
import { coachWorld } from '../support/coach-world';
import { modelSteps } from '../support/model-steps';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../support/scripted-llm';
import { TODAY } from './fake-talk';

function open(...answers: readonly ScriptedAnswer[]) {
  const world = coachWorld(new ScriptedLlm(...answers));
  const snackbars = new Snackbars();
  const model = chatModel(world, { snackbars });
  render(
    <>
      <ChatScreen
        model={model}
        steps={modelSteps()}
        isModelChosen={signal(true)}
        side={null}
        today={signal(TODAY)}
      />
      <SnackbarHost snackbars={snackbars} />
    </>,
  );
  return { ...world, model, user: userEvent.setup() };
}

afterEach(cleanup);

describe('clearing the talk', () => {
  it('is offered once there is one, forgets it, and can be taken back', async () => {
    const { model, user } = open([text('좋아요')]);
    expect(screen.queryByRole('button', { name: '대화 지우기' })).toBeNull();
    await model.send('안녕');
    await user.click(await screen.findByRole('button', { name: '대화 지우기' }));
    await screen.findByRole('heading', { name: '무엇을 해 볼까요?' });
    expect(screen.queryByRole('log')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(await screen.findByRole('button', { name: '실행 취소' }));
    await waitFor(() => expect(screen.getByRole('log').textContent).toContain('안녕좋아요'));
  });
});

describe('a card of the talk', () => {
  it('is edited under the rules, then saved as it was edited', async () => {
    const args = { tracker_id: 'water', value: 5 };
    const { model, user, db } = open([call('log_tracker_entry', args)], [text('기록했어요')]);
    const turn = model.send('물 5잔');
    await user.click(await screen.findByRole('button', { name: '수정' }));
    const value = screen.getByRole('textbox', { name: '물 값' });
    await user.clear(value);
    await user.type(value, '99{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('30'));
    await user.clear(value);
    await user.type(value, '7');
    await user.click(screen.getByRole('radio', { name: '어제' }));
    await user.click(screen.getByRole('button', { name: '확인' }));
    const card = await screen.findByRole('region', { name: '기록 제안' });
    await waitFor(() => expect(card.textContent).toContain('물 7잔'));
    expect(card.textContent).toContain('어제');
    await user.click(screen.getByRole('button', { name: '기록' }));
    await turn;
    expect(await db.trackerEntries.toArray()).toMatchObject([{ value: 7, day: '2026-11-29' }]);
  });
});
