import { cleanup, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { llmErrorKind } from '@/coach/llm-error-kind';
import { locale } from '@/i18n/current';
import { ko } from '@/i18n/ko';
import type { LlmErrorCode } from '@/llm/errors';
import type { FileErrorCode } from '@/llm/files/file-error';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';
import { ownModel } from '@/llm/model/own-model';
import { text } from '../support/scripted-llm';
import { cardOf, openModels, strongPhone } from './model-world';

const e2b = catalogModels[0] ?? tinyDemo;
const E2B = 'Gemma 4 E2B';
const amount = { received: 1_240_000_000, total: e2b.source.bytes };
const hangul = /[가-힣]/;

beforeEach(() => {
  locale.value = 'ko';
});
afterEach(cleanup);

describe('what a device can run', () => {
  it('is said before anything is offered, with what was looked at', async () => {
    openModels();
    expect(screen.getByText('이 기기를 살펴보는 중이에요.')).toBeTruthy();
    const banner = await screen.findByText('이 기기에서 코치를 켤 수 있어요.');
    expect(banner.parentElement?.textContent).toContain('메모리 8 GB 이상, 빈 공간 22.40 GB');
    expect(cardOf(E2B).getByText('잘 맞아요')).toBeTruthy();
    expect(cardOf('Gemma 4 E4B').getByText('버거워요')).toBeTruthy();
    expect(cardOf('Gemma 4 E4B').getByText(/메모리 12 GB부터 권해요/)).toBeTruthy();
    expect(cardOf('Gemma 4 E4B').getByRole('button', { name: '그래도 받기' })).toBeTruthy();
  });

  it.each(['no_webgpu', 'no_adapter'] as const)('names what is missing: %s', async (kind) => {
    openModels({ device: { ...strongPhone, gpu: { kind } } });
    expect((await screen.findAllByText(`${ko.errors[kind].title}.`)).length).toBeGreaterThan(0);
    expect(cardOf(E2B).getByText('맞지 않아요')).toBeTruthy();
    expect(cardOf(E2B).queryByRole('button')).toBeNull();
  });

  it('says how much room is missing, and offers no download', async () => {
    openModels({ device: { ...strongPhone, storage: { usage: 0, quota: 1e9, isPersisted: true } } });
    expect(
      await cardOf(E2B).findByText(/빈 공간 2\.\d+ GB가 있어야 해요\. 지금은 1\.00 GB 남았어요/),
    ).toBeTruthy();
  });

  it('remembers that it failed here before', async () => {
    const run = { modelId: e2b.id, runtime: '0.10.29', adapter: 'fake', at: 1, contextTokens: 2048 };
    const unmeasured = { loadMs: null, firstTokenMs: null, tokensPerSecond: null, storageBytes: null };
    const crashed = { ...run, ...unmeasured, outcome: 'crashed', code: null } as const;
    openModels({ settings: { modelRuns: [crashed] } });
    expect(await cardOf(E2B).findByText(/한 번 열지 못했어요/)).toBeTruthy();
    cleanup();
    openModels({ settings: { modelRuns: [{ ...crashed, outcome: 'ready' }, crashed] } });
    expect(await cardOf(E2B).findByText('잘 맞아요')).toBeTruthy();
  });

  it('warns of a private window', async () => {
    openModels({ device: { ...strongPhone, looksPrivate: true } });
    expect(await screen.findByText(/시크릿 창처럼 보여요/)).toBeTruthy();
  });
});

describe('a download', () => {
  it('begins, shows how far it is, pauses, goes on and is given up after a question', async () => {
    const { library, user } = openModels();
    await cardOf(E2B).findByText('잘 맞아요');
    await user.click(cardOf(E2B).getByRole('button', { name: '받기 2.00 GB' }));
    expect(cardOf(E2B).getByRole('status').textContent).toBe('받기 시작했어요');
    library.show(e2b, { kind: 'running', amount, bytesPerSecond: 8_400_000, isRestarted: false });
    expect(await cardOf(E2B).findByText('1.24 GB / 2.00 GB')).toBeTruthy();
    expect(cardOf(E2B).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
    expect(cardOf(E2B).getByText('초당 8.4 MB')).toBeTruthy();
    expect(cardOf(E2B).getByText('2분쯤 남았어요')).toBeTruthy();
    await user.click(cardOf(E2B).getByRole('button', { name: '잠시 멈추기' }));
    library.show(e2b, { kind: 'paused', amount });
    await user.click(await cardOf(E2B).findByRole('button', { name: '이어 받기' }));
    library.show(e2b, { kind: 'paused', amount });
    await user.click(await cardOf(E2B).findByRole('button', { name: '그만두기' }));
    await user.click(await cardOf(E2B).findByRole('button', { name: '계속 받기' }));
    await user.click(await cardOf(E2B).findByRole('button', { name: '그만두기' }));
    expect(document.activeElement?.textContent).toBe('받은 1.24 GB를 지우고 그만둘까요?');
    await user.click(await cardOf(E2B).findByRole('button', { name: '지우고 그만두기' }));
    expect(library.asked.map((each) => (each as string[])[0])).toEqual(['bring', 'pause', 'bring', 'giveUp']);
    expect(await cardOf(E2B).findByRole('button', { name: '받기 2.00 GB' })).toBeTruthy();
  });

  it('says why it waits and what is in another tab', async () => {
    const { library, user } = openModels();
    await cardOf(E2B).findByText('잘 맞아요');
    library.show(e2b, { kind: 'waiting', amount, reason: 'offline', retryAt: null });
    expect((await cardOf(E2B).findAllByText('인터넷이 끊겼어요. 연결되면 이어 받아요.')).length).toBe(2);
    await user.click(cardOf(E2B).getByRole('button', { name: '지금 다시 시도' }));
    expect(library.asked).toEqual([['bring', e2b.id]]);
    library.show(e2b, { kind: 'running', amount, bytesPerSecond: null, isRestarted: true }, true);
    expect(await cardOf(E2B).findByText('다른 탭에서 받고 있어요.')).toBeTruthy();
    expect(cardOf(E2B).getAllByText(/처음부터 다시 받고 있어요/)).toHaveLength(2);
    library.show(e2b, { kind: 'checking', amount });
    expect((await cardOf(E2B).findAllByText(/온전한지 확인하고 있어요/)).length).toBe(2);
  });

  it.each(Object.keys(ko.model.fileErrors) as FileErrorCode[])(
    'tells in both languages what happened and what to do: %s',
    async (code) => {
      const { library, user } = openModels();
      const failed = { kind: 'failed', amount, code, detail: 404 } as const;
      library.show(e2b, { ...failed, isResumable: false });
      expect((await cardOf(E2B).findByRole('alert')).textContent).toContain(ko.model.fileErrors[code](404));
      await user.click(cardOf(E2B).getByRole('button', { name: '다시 받기' }));
      expect(library.asked).toEqual([['bring', e2b.id]]);
      library.show(e2b, { ...failed, isResumable: true });
      expect(await cardOf(E2B).findByRole('button', { name: '이어 받기' })).toBeTruthy();
      locale.value = 'en';
      await cardOf(E2B).findByRole('button', { name: 'Go on' });
      expect(cardOf(E2B).getByRole('alert').textContent).not.toMatch(hangul);
    },
  );
});

describe('a model that is here', () => {
  it('is chosen and started, leads to the talk, and can rest', async () => {
    const { library, user, llm, settings } = openModels();
    library.install(e2b);
    await user.click(await cardOf(E2B).findByRole('button', { name: '켜 보기' }));
    expect(settings.value.chosenModel).toBe(e2b.id);
    expect(await cardOf(E2B).findByText('켜져 있어요')).toBeTruthy();
    expect(cardOf(E2B).getByRole('link', { name: '이야기하러 가기' }).getAttribute('href')).toBe('/coach');
    await user.click(cardOf(E2B).getByRole('button', { name: '쉬게 하기' }));
    expect(llm.status.value.kind).toBe('resting');
    expect(await cardOf(E2B).findByText('받아 뒀어요')).toBeTruthy();
  });

  it('is deleted after a question, and the coach goes back to the practice model', async () => {
    const { library, user, settings } = openModels({ settings: { chosenModel: e2b.id } });
    library.install(e2b);
    await user.click(await cardOf(E2B).findByRole('button', { name: '지우기' }));
    await user.click(cardOf(E2B).getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('모델을 지웠어요')).toBeTruthy();
    expect(library.installed.value).toEqual([]);
    expect(settings.value.chosenModel).toBeNull();
  });

  it.each([
    ['sound', '파일이 그대로예요'],
    ['damaged', '파일이 깨져 있어서 지웠어요. 다시 받아 주세요.'],
  ] as const)('is read again when asked: %s', async (soundness, words) => {
    const { library, user } = openModels();
    library.soundness = soundness;
    library.install(e2b);
    await user.click(await cardOf(E2B).findByRole('button', { name: '파일 다시 확인하기' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that nobody vouches for shows its hash and asks', async () => {
    const { library, user } = openModels();
    const own = ownModel({
      name: 'mine.task',
      family: 'gemma4',
      url: 'https://a.example/mine.task',
      sha256: null,
    });
    library.install(own, { isTrusted: false, sha256: 'b'.repeat(64) });
    expect(await screen.findByText('b'.repeat(64))).toBeTruthy();
    await user.click(cardOf('mine.task').getByRole('button', { name: '이 파일 쓰기' }));
    expect(await cardOf('mine.task').findByRole('button', { name: '켜 보기' })).toBeTruthy();
  });
});

describe('a load that failed', () => {
  it.each<LlmErrorCode>([
    'device_lost',
    'model_unreachable',
    'model_truncated',
    'model_rejected',
    'runtime_unreachable',
    'load_timeout',
    'worker_crashed',
    'no_room',
  ])('is named and can be tried again: %s', async (code) => {
    const { llm, user } = openModels();
    llm.status.value = { kind: 'failed', code };
    const { title, body } = ko.errors[llmErrorKind(code)];
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain(body);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '이야기하러 가기' })).toBeTruthy();
  });

  it('with the tab offers something lighter', async () => {
    const { llm, library, user, settings } = openModels({ settings: { chosenModel: e2b.id } });
    library.install(e2b);
    llm.status.value = { kind: 'failed', code: 'crashed_before' };
    expect((await cardOf(E2B).findByRole('alert')).textContent).toContain('지난번에 여는 도중에 닫혔어요');
    await user.click(cardOf(E2B).getByRole('button', { name: '대화 공간을 줄여서 켜기' }));
    expect(settings.value.engine.contextTokens).toBe(1024);
    llm.status.value = { kind: 'failed', code: 'crashed_before' };
    await user.click(await cardOf(E2B).findByRole('button', { name: '연습용 모델로 바꾸기' }));
    expect(settings.value.chosenModel).toBe(tinyDemo.id);
  });

  it('because another tab has it is no alarm, and can be taken over', async () => {
    const { llm, user } = openModels();
    const load = vi.spyOn(llm, 'load');
    llm.status.value = { kind: 'failed', code: 'in_other_tab' };
    expect(await screen.findByText('모델을 다른 탭에서 쓰고 있어요.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: '여기서 쓰기' }));
    expect(load).toHaveBeenCalledWith({ byHand: true, takeOver: true });
  });
});

describe('a model of one’s own', () => {
  it('comes from an address, of which only safe ones are taken', async () => {
    const { library, user } = openModels();
    await user.click(screen.getByRole('button', { name: '주소에서 받기' }));
    const submit = await screen.findByRole('button', { name: '받기' });
    await user.type(screen.getByLabelText('주소'), 'http://models.example/a.task');
    await user.click(submit);
    expect(screen.getByText('https://로 시작하는 주소만 받을 수 있어요.')).toBeTruthy();
    await user.clear(screen.getByLabelText('주소'));
    await user.type(screen.getByLabelText('주소'), 'https://models.example/dir/gemma3-1b.task');
    await user.type(screen.getByLabelText('SHA-256 (선택)'), 'xyz');
    await user.click(submit);
    expect(screen.getByText('0–9와 a–f로 된 64자리예요.')).toBeTruthy();
    expect(library.asked).toEqual([]);
    await user.clear(screen.getByLabelText('SHA-256 (선택)'));
    await user.click(submit);
    const { entry } = library.downloads.value[0] ?? {};
    expect(entry).toMatchObject({ name: 'gemma3-1b.task', family: 'gemma3', origin: 'own' });
    expect(await screen.findByRole('region', { name: 'gemma3-1b.task' })).toBeTruthy();
  });

  it('comes from a file', async () => {
    const { library, user } = openModels();
    await user.click(screen.getByRole('button', { name: '파일에서 가져오기' }));
    const submit = await screen.findByRole('button', { name: '가져오기' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    await user.upload(screen.getByLabelText('파일 고르기'), new File(['x'], 'functiongemma.task'));
    await user.click(submit);
    expect(library.asked).toMatchObject([['importFile', 'functiongemma.task', { family: 'functiongemma' }]]);
  });

  it('may need a token, which can be taken back', async () => {
    const { user, settings } = openModels();
    await user.click(screen.getByText('받을 때 쓰는 토큰'));
    await user.type(screen.getByLabelText('토큰'), 'hf_secret');
    await user.click(screen.getByRole('button', { name: '넣기' }));
    expect(settings.value.hostTokens).toEqual([{ host: 'huggingface.co', token: 'hf_secret' }]);
    expect(document.body.textContent).not.toContain('hf_secret');
    await user.click(screen.getByRole('button', { name: 'huggingface.co 토큰 지우기' }));
    expect(settings.value.hostTokens).toEqual([]);
    await user.click(await screen.findByRole('button', { name: '실행 취소' }));
    expect(settings.value.hostTokens).toHaveLength(1);
  });
});

describe('measuring', () => {
  it('starts it afresh, asks once, and gives figures as text', async () => {
    const { user, settings, llm } = openModels({ answers: [[text('물을 '), text('마셔요')]] });
    await user.click(screen.getByRole('button', { name: '재어 보기' }));
    expect(await screen.findByText('여는 데')).toBeTruthy();
    expect(llm.asked).toHaveLength(1);
    expect(settings.value.modelRuns[0]).toMatchObject({
      modelId: 'tiny-demo',
      loadMs: 500,
      firstTokenMs: 500,
      contextTokens: 2048,
    });
    expect(settings.value.modelRuns[0]?.tokensPerSecond).toBeCloseTo(12);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: '글로 복사' }));
    expect(await screen.findByText('복사했어요')).toBeTruthy();
    expect(copied.mock.calls[0]?.[0]).toContain('decode: 12 tokens/s');
  });

  it('says that it failed, and can be tried again', async () => {
    const { user, llm } = openModels({ answers: [{ fails: 'device_lost' }] });
    await user.click(screen.getByRole('button', { name: '재어 보기' }));
    expect(await screen.findByText('끝까지 재지 못했어요.')).toBeTruthy();
    llm.loadFailure = 'load_timeout';
    llm.status.value = { kind: 'resting' };
    await user.click(screen.getByRole('button', { name: '재어 보기' }));
    expect(await screen.findByText('끝까지 재지 못했어요.')).toBeTruthy();
  });
});

describe('storage and settings', () => {
  it.each([
    [true, '이제 브라우저가 함부로 지우지 않아요'],
    [false, '브라우저가 아직 들어주지 않았어요. 앱을 설치하면 대개 들어줘요.'],
  ])('the browser’s answer to keeping it is told: %s', async (persists, words) => {
    const { user } = openModels({ persists });
    await user.click(await screen.findByRole('button', { name: '지우지 않게 부탁하기' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('what is set is kept, as far as the chosen model goes', async () => {
    const { user, settings } = openModels({ settings: { chosenModel: e2b.id } });
    await user.click(screen.getByRole('radio', { name: '4,096' }));
    await user.click(screen.getByRole('radio', { name: '또렷하게' }));
    await user.click(screen.getByRole('radio', { name: '쉬지 않기' }));
    await user.click(screen.getByRole('switch', { name: '생각하고 답하기' }));
    await user.click(screen.getByRole('switch', { name: '묻지 않고 켜지 않기' }));
    expect(settings.value.engine).toEqual({
      contextTokens: 4096,
      sampling: 'focused',
      thinks: true,
      idleSeconds: null,
      loadsByItself: false,
    });
    cleanup();
    openModels();
    expect(screen.queryByRole('radio', { name: '4,096' })).toBeNull();
    expect(screen.queryByRole('switch', { name: '생각하고 답하기' })).toBeNull();
  });
});

it('speaks English throughout', async () => {
  locale.value = 'en';
  const { library } = openModels();
  library.install(e2b);
  await screen.findByText('The coach can run on this device.');
  expect(document.body.textContent).not.toMatch(hangul);
});
