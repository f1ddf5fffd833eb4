import { cleanup, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locale } from '@/i18n/current';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';
import { ownModel } from '@/llm/model/own-model';
import { cardOf, openModels } from './model-world';

const e2b = catalogModels[0] ?? tinyDemo;
const E2B = 'Gemma 4 E2B';
const amount = { received: 60_000_000, total: e2b.source.bytes };
const running = { kind: 'running', amount, bytesPerSecond: 8_400_000, isRestarted: false } as const;
const gated = ownModel({
  name: 'gated.task',
  family: 'gemma4',
  url: 'https://models.example:8443/gated.task',
  sha256: null,
});

beforeEach(() => {
  locale.value = 'ko';
});
afterEach(cleanup);

describe('what a card says', () => {
  it('to a screen reader is said in one place, once a change, up to the end', async () => {
    const { library } = openModels();
    const status = cardOf(E2B).getByRole('status');
    expect(status.textContent).toBe('');
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(status.textContent));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    for (const received of [1e6, 2e6, 3e6]) {
      library.show(e2b, { ...running, amount: { ...amount, received } });
      await cardOf(E2B).findByText(`${received / 1e6}.0 MB / 2.00 GB`);
    }
    library.show(e2b, { kind: 'paused', amount });
    await cardOf(E2B).findByRole('button', { name: '이어 받기' });
    library.install(e2b);
    await cardOf(E2B).findByRole('button', { name: '켜 보기' });
    watch.disconnect();
    expect(said).toEqual([
      '받기 시작했어요',
      '멈춰 두었어요. 여기서부터 이어 받을 수 있어요.',
      '다 받았어요. 온전한 파일이에요.',
    ]);
    expect(cardOf(E2B).getByRole('status')).toBe(status);
  });

  it('of a hash depends on whether there is one to compare with', async () => {
    const { library } = openModels();
    library.show(e2b, running);
    library.show(gated, running);
    expect(await cardOf(E2B).findByText(/맞춰 보고 있어요/)).toBeTruthy();
    expect(cardOf('gated.task').getByText(/재고 있어요/)).toBeTruthy();
  });

  it('of a long wait has its end, of a short one not', async () => {
    const { library, model } = openModels();
    library.show(e2b, { kind: 'waiting', amount, reason: 'server_busy', retryAt: model.now + 600_000 });
    const [said] = await cardOf(E2B).findAllByText(/바빠요/);
    expect(cardOf(E2B).getAllByText(/\d:\d\d에 다시 시도해요/)).toHaveLength(1);
    library.show(e2b, { kind: 'waiting', amount, reason: 'server_busy', retryAt: model.now + 5_000 });
    await waitFor(() => expect(cardOf(E2B).queryByText(/\d:\d\d에 다시 시도해요/)).toBeNull());
    expect(said).toBeTruthy();
  });
});

describe('the focus', () => {
  it('stays in the card when the button that had it is gone', async () => {
    const { library, user } = openModels();
    await cardOf(E2B).findByText('잘 맞아요');
    const heading = screen.getByRole('heading', { name: E2B });
    await user.click(cardOf(E2B).getByRole('button', { name: '받기 2.00 GB' }));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    library.show(e2b, running);
    await user.click(await cardOf(E2B).findByRole('button', { name: '그만두기' }));
    await user.click(await cardOf(E2B).findByRole('button', { name: '계속 받기' }));
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('isn’t taken from elsewhere', async () => {
    const { library, user } = openModels();
    await cardOf(E2B).findByText('잘 맞아요');
    await user.click(cardOf(E2B).getByRole('button', { name: '받기 2.00 GB' }));
    const elsewhere = screen.getByRole('button', { name: '재어 보기' });
    elsewhere.focus();
    library.show(e2b, { kind: 'paused', amount });
    await cardOf(E2B).findByRole('button', { name: '이어 받기' });
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('a host that wants a token', () => {
  it('leads to the form, with the host filled in', async () => {
    const { library, user, settings } = openModels();
    library.show(gated, { kind: 'failed', amount, code: 'forbidden', detail: 403, isResumable: false });
    await screen.findByRole('region', { name: 'gated.task' });
    await user.click(await cardOf('gated.task').findByRole('button', { name: '토큰 적으러 가기' }));
    const field = screen.getByLabelText('토큰');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.closest('details')?.open).toBe(true);
    await user.type(field, 'secret{Enter}');
    expect(settings.value.hostTokens).toEqual([{ host: 'models.example:8443', token: 'secret' }]);
  });

  it('isn’t offered for a file that was picked', async () => {
    const { library } = openModels();
    const picked = ownModel({ name: 'picked.task', family: 'gemma4', url: null, sha256: null });
    library.show(picked, { kind: 'failed', amount, code: 'forbidden', detail: 403, isResumable: false });
    await screen.findByRole('region', { name: 'picked.task' });
    await cardOf('picked.task').findByRole('alert');
    expect(cardOf('picked.task').queryByRole('button', { name: '토큰 적으러 가기' })).toBeNull();
  });
});

describe('a model that didn’t start', () => {
  it('can be checked and deleted, also then', async () => {
    const { library, llm, user } = openModels({ settings: { chosenModel: e2b.id } });
    library.install(e2b);
    llm.status.value = { kind: 'failed', code: 'model_rejected' };
    expect(await cardOf(E2B).findByText('켜지 못했어요')).toBeTruthy();
    await user.click(cardOf(E2B).getByRole('button', { name: '파일 다시 확인하기' }));
    expect(library.asked).toEqual([['check', e2b.id]]);
    await user.click(await cardOf(E2B).findByRole('button', { name: '지우기' }));
    await user.click(cardOf(E2B).getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(library.installed.value).toEqual([]));
    expect(llm.status.value).toEqual({ kind: 'resting' });
  });

  it('because nobody vouches for its file asks for a word first', async () => {
    const { library, llm } = openModels({ settings: { chosenModel: gated.id } });
    library.install(gated, { isTrusted: false });
    llm.status.value = { kind: 'failed', code: 'model_missing' };
    await screen.findByRole('region', { name: 'gated.task' });
    expect(await cardOf('gated.task').findByRole('button', { name: '이 파일 쓰기' })).toBeTruthy();
  });
});

describe('choosing another one in the middle of a load', () => {
  it('ends that load first, so that it isn’t taken for the new one', async () => {
    const { library, llm, settings, user } = openModels();
    library.install(e2b);
    llm.status.value = { kind: 'loading', phase: 'engine', loaded: 1, total: 2 };
    expect(await cardOf('연습용 작은 모델').findByText('켜는 중')).toBeTruthy();
    const steps: string[] = [];
    vi.spyOn(llm, 'unload').mockImplementation(() => void steps.push('unload'));
    vi.spyOn(llm, 'load').mockImplementation(() => {
      steps.push(`load ${settings.value.chosenModel}`);
      return Promise.resolve();
    });
    await user.click(cardOf(E2B).getByRole('button', { name: '켜 보기' }));
    expect(steps).toEqual(['unload', `load ${e2b.id}`]);
  });
});

it('text is shown to select where the clipboard is refused', async () => {
  const unmeasured = { code: null, loadMs: 400, firstTokenMs: 100, storageBytes: 1_094_976 };
  const run = { modelId: 'tiny-demo', runtime: '0.10.29', adapter: 'fake', at: 1, contextTokens: 2048 };
  const { user } = openModels({
    settings: { modelRuns: [{ ...run, ...unmeasured, outcome: 'ready', tokensPerSecond: 96 }] },
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: '글로 복사' }));
  expect(await screen.findByText('복사하지 못했어요. 아래 글을 직접 골라 주세요.')).toBeTruthy();
  expect(screen.getByText(/decode: 96 tokens\/s/)).toBeTruthy();
});
