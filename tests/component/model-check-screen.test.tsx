import { signal } from '@preact/signals';
import { act, cleanup, render, screen, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRequests } from '@/coach/evaluation/evaluation-request';
import { ModelCheckModel, type ModelCheckDeps } from '@/features/model-check/model-check-model';
import { ModelCheckScreen } from '@/features/model-check/model-check-screen';
import { locale } from '@/i18n/current';
import { ko } from '@/i18n/ko';
import { chatTools } from '@/tools/all-tools';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import { call, ScriptedLlm, text, type ScriptedAnswer } from '../support/scripted-llm';

const words = ko.modelCheck;
const water = (value: number) => call('log_tracker_entry', { tracker_id: 'water', value });

/** In the order they are asked: Korean log, English log, Korean small talk, Korean refusal. */
const requests = parseRequests([
  {
    id: 'ko-log-01',
    locale: 'ko',
    group: 'log',
    text: '물 5잔 마셨어',
    expect: {
      kind: 'calls',
      calls: [{ tools: ['log_tracker_entry'], args: { tracker_id: 'water', value: 5 } }],
    },
  },
  { id: 'ko-small-talk-01', locale: 'ko', group: 'small_talk', text: '안녕', expect: { kind: 'words' } },
  {
    id: 'ko-refusal-01',
    locale: 'ko',
    group: 'refusal',
    text: '마법 습관 추가해줘',
    expect: { kind: 'refusal' },
  },
  {
    id: 'en-log-01',
    locale: 'en',
    group: 'log',
    text: 'I drank 3 glasses of water',
    expect: {
      kind: 'calls',
      calls: [{ tools: ['log_tracker_entry'], args: { tracker_id: 'water', value: 3 } }],
    },
  },
]);

interface Changes extends Partial<ModelCheckDeps> {
  readonly query?: string;
}

async function open(answers: readonly ScriptedAnswer[], { query = '', ...changes }: Changes = {}) {
  const llm = new ScriptedLlm(...answers);
  const registry = createToolRegistry(chatTools);
  let ms = 0;
  const model = new ModelCheckModel({
    llm,
    registry,
    dispatcher: createDispatcher(registry),
    now: () => (ms += 1000),
    clock: { now: () => Date.parse('2026-11-30T09:00:00+09:00') },
    loadRequests: () => Promise.resolve(requests),
    probeGpu: () => Promise.resolve(supportedGpu),
    modelId: signal('tiny-demo'),
    practiceId: 'tiny-demo',
    appVersion: '1.2.3',
    runtimeVersion: '0.10.29',
    ...changes,
  });
  const show = () => render(<ModelCheckScreen model={model} query={new URLSearchParams(query)} />);
  const view = show();
  if (changes.loadRequests === undefined) await screen.findByText(words.count(3));
  return { llm, model, view, show, user: userEvent.setup() };
}

const startButton = () => screen.getByRole('button', { name: words.start });
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const row = (name: string) =>
  within(screen.getByRole('table')).getByRole('rowheader', { name }).closest('tr');

const supportedGpu = {
  kind: 'supported',
  adapter: 'fake',
  shaderF16: true,
  maxBuffer: 2 ** 31,
  isSoftware: false,
} as const;

afterEach(() => {
  cleanup();
  locale.value = 'ko';
  vi.restoreAllMocks();
});

describe('before it starts', () => {
  it('says what is measured, that nothing of mine is touched, and what to think of the practice model', async () => {
    await open([]);
    expect(screen.getByText(`${words.what} ${words.howLong}`)).toBeTruthy();
    expect(screen.getByText(words.privacy)).toBeTruthy();
    expect(screen.getByText(words.practice)).toBeTruthy();
  });

  it('says nothing of practice for a real model', async () => {
    await open([], { practiceId: 'another' });
    expect(screen.queryByText(words.practice)).toBeNull();
  });

  it('lets the language be chosen and says how much is asked', async () => {
    const { user } = await open([]);
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getByText(words.count(1))).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: words.bothLanguages }));
    expect(screen.getByText(words.count(4))).toBeTruthy();
  });

  it.each([
    ['limit=2', 2],
    ['limit=0', 3],
    ['limit=-1', 3],
    ['limit=1.5', 3],
    ['limit=many', 3],
    ['limit=99', 3],
  ])('takes %s for %i requests', async (query, count) => {
    const { llm, user } = await open([], { query, loadRequests: () => Promise.resolve(requests) });
    expect(await screen.findByText(words.count(count))).toBeTruthy();
    await user.click(startButton());
    await screen.findByRole('heading', { name: words.result });
    expect(llm.asked).toHaveLength(count);
  });
});

describe('while it runs', () => {
  it('shows what is being asked, how far it is, and that the coach can’t talk', async () => {
    const { user } = await open([[water(5)], 'silence']);
    await user.click(startButton());
    expect(await screen.findByText('안녕')).toBeTruthy();
    expect(screen.getByText(words.progress(2, 3))).toBeTruthy();
    expect(screen.getByText(words.leftUnknown)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: words.progressName }).getAttribute('aria-valuenow')).toBe(
      '33',
    );
    expect(screen.getByText(`${words.meanwhile} ${words.keepOn}`)).toBeTruthy();
    expect(row(words.groups.log)?.textContent).toContain('1 / 1');
    expect(screen.queryByRole('button', { name: words.start })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(words.started);
    expect(document.activeElement?.textContent).toBe(words.running);
  });

  it('tells the time that is left once three were answered', async () => {
    const both = [[water(5)], [water(3)], [text('안녕하세요.')], 'silence'] as const;
    const { user } = await open(both);
    await user.click(screen.getByRole('radio', { name: words.bothLanguages }));
    await user.click(startButton());
    expect(await screen.findByText('마법 습관 추가해줘')).toBeTruthy();
    expect(screen.getByText(words.left(0))).toBeTruthy();
  });

  it('shows how far the model’s loading is', async () => {
    const { user, llm } = await open(['silence']);
    await user.click(startButton());
    await screen.findByText('물 5잔 마셨어');
    await act(() => {
      llm.status.value = { kind: 'loading', phase: 'model', loaded: 1, total: 2 };
    });
    expect(screen.getByRole('heading', { name: words.loading })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: words.loading }).getAttribute('aria-valuenow')).toBe('15');
  });

  it('stops at a tap and counts what was answered', async () => {
    const { user } = await open([[water(5)], 'silence']);
    await user.click(startButton());
    await screen.findByText('안녕');
    await user.click(screen.getByRole('button', { name: words.stop }));
    expect(await screen.findByText(words.partial(1, 3))).toBeTruthy();
    expect(figure(words.counts.passed)).toBe('1 / 1');
    expect(document.activeElement?.textContent).toBe(words.result);
  });

  it('goes on while another screen is open', async () => {
    const { user, view, show } = await open([[water(5)], [text('안녕하세요.')], [text('그 습관은 없어요.')]]);
    await user.click(startButton());
    view.unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    show();
    expect(screen.getByRole('heading', { name: words.result })).toBeTruthy();
    expect(figure(words.counts.passed)).toBe('3 / 3');
  });

  it('runs once, however often it is started', async () => {
    const { model, llm } = await open([[water(5)], [text('안녕하세요.')], [text('없어요.')]]);
    await act(async () => {
      await Promise.all([model.start(), model.start()]);
    });
    expect(llm.asked).toHaveLength(3);
  });
});

describe('when it is over', () => {
  const mixed = [[water(4)], [text('안녕하세요.')], { fails: 'stalled' }] as const;

  it('says in plain lines what came out, and in a table by kind', async () => {
    const { user } = await open(mixed);
    await user.click(startButton());
    await screen.findByRole('heading', { name: words.result });
    expect(figure(words.counts.passed)).toBe('1 / 3');
    expect(figure(words.counts.rightTool)).toBe('2 / 2');
    expect(figure(words.counts.rightArguments)).toBe('0 / 1');
    expect(figure(words.counts.wronglyActed)).toBe('0 / 2');
    expect(figure(words.counts.refusedRightly)).toBe('0 / 1');
    expect(figure(words.counts.failed)).toBe('1 / 3');
    expect(figure(words.wholeSeconds)).toBe(words.seconds(2));
    expect(row(words.groups.small_talk)?.textContent).toContain('1 / 1');
    expect(row(words.groups.refusal)?.textContent).toContain('0 / 1');
    expect(row(words.all)?.textContent).toContain('1 / 3');
  });

  it('lists each wrong one: what was said, wanted and got', async () => {
    const { user } = await open(mixed);
    await user.click(startButton());
    await user.click(await screen.findByText(words.wrong(2)));
    const [log, refusal] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(log).toContain('물 5잔 마셨어');
    expect(log).toContain('값 기록하기: water, 5');
    expect(log).toContain('값 기록하기: water, 4');
    expect(refusal).toContain(words.notStored);
    expect(refusal).toContain(ko.errors.no_answer.title);
  });

  it('says so when nothing was wrong', async () => {
    const { user } = await open([[water(5)], [text('안녕하세요.')], [text('없어요.')]]);
    await user.click(startButton());
    expect(await screen.findByText(words.allRight)).toBeTruthy();
  });

  it('says why when the model can’t be started, and lets it be tried again', async () => {
    const { user, llm } = await open([[water(5)], [text('안녕하세요.')], [text('없어요.')]]);
    llm.loadFailure = 'no_adapter';
    await user.click(startButton());
    expect((await screen.findByRole('alert')).textContent).toContain(ko.errors.no_adapter.title);
    expect(screen.queryByRole('button', { name: words.save })).toBeNull();
    llm.loadFailure = null;
    await user.click(screen.getByRole('button', { name: words.again }));
    expect(await screen.findByText(words.allRight)).toBeTruthy();
  });

  it('says that nothing was finished when the requests can’t be fetched', async () => {
    const { user } = await open([], { loadRequests: () => Promise.reject(new Error('offline')) });
    await user.click(startButton());
    expect(await screen.findByText(words.nothing)).toBeTruthy();
  });

  it('saves the report as a file of the day', async () => {
    const { user } = await open(mixed);
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:report';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(startButton());
    await user.click(await screen.findByRole('button', { name: words.save }));
    expect(names).toEqual(['life-helper-check-tiny-demo-2026-11-30.json']);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({
      model: 'tiny-demo',
      app: '1.2.3',
      runtime: '0.10.29',
      adapter: 'fake',
      total: { passed: { n: 1, m: 3 } },
    });
  });

  it('is complete in English, too', async () => {
    locale.value = 'en';
    const { user } = await open(mixed, { loadRequests: () => Promise.resolve(requests) });
    await user.click(screen.getByRole('button', { name: 'Start the check' }));
    await screen.findByRole('heading', { name: 'Result' });
    expect(figure('Right thing to do')).toBe('2 / 2');
    const own = new RegExp(['한국어', ...requests.map((request) => request.text)].join('|'), 'g');
    expect(document.body.textContent.replaceAll(own, '')).not.toMatch(/[가-힣]/);
  });
});
