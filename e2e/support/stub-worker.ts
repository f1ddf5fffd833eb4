import type { BrowserContext } from '@playwright/test';

/** What the stubbed model answers to the person's words: one text a round of the tool loop. */
export type StubAnswers = Readonly<Record<string, readonly string[]>>;

const Q = '<|"|>';

/** A call as Gemma writes it. */
export function callText(name: string, args: Readonly<Record<string, string | number>>): string {
  const body = Object.entries(args).map(([key, value]) =>
    typeof value === 'number' ? `${key}:${value}` : `${key}:${Q}${value}${Q}`,
  );
  return `<|tool_call>call:${name}{${body.join(',')}}<tool_call|>`;
}

export const addHabit = (protocolId: string, framedText: string, frameLevel = 'L2'): string =>
  callText('add_habit', { frame_level: frameLevel, framed_text: framedText, protocol_id: protocolId });

/** Puts a worker in the place of the built one that speaks its protocol but holds no model. */
export async function stubWorker(context: BrowserContext, answers: StubAnswers): Promise<void> {
  await context.route('**/assets/llm.worker-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${workerBody.toString()})(self, ${JSON.stringify(answers)});`,
    }),
  );
}

interface StubScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: StubRequest }) => void): void;
}
interface StubRequest {
  readonly kind: string;
  readonly id: number;
  readonly target?: number;
  readonly prompt?: string;
  readonly text?: string;
}

/** Runs in the worker, so it may use nothing from outside itself. */
function workerBody(scope: StubScope, answers: StubAnswers): void {
  const cancelled = new Set<number>();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  async function generate(id: number, prompt: string): Promise<void> {
    const turn = prompt.slice(prompt.lastIndexOf('<|turn>user\n') + 12);
    const whole = turn.slice(0, turn.indexOf('<turn|>'));
    // A structured request ends in the person's goal, behind its examples.
    const words = /목표: ([^\n]*)$/.exec(whole)?.[0] ?? whole;
    // Responses to the calls of one answer stand back to back: a run of them is one round.
    const rounds = turn.split(/(?:<\|tool_response>.*?<tool_response\|>)+/s).length - 1;
    const texts = answers[words] ?? ['(대본에 없어요)'];
    const text = texts[Math.min(rounds, texts.length - 1)] ?? '';
    for (let at = 0; at < text.length && !cancelled.has(id); at += 3) {
      scope.postMessage({ kind: 'chunk', id, text: text.slice(at, at + 3) });
      await pause(2);
    }
    scope.postMessage({ kind: 'done', id, outcome: cancelled.has(id) ? 'cancelled' : 'complete' });
  }

  scope.addEventListener('message', ({ data }) => {
    const { kind, id } = data;
    if (kind === 'load') {
      scope.postMessage({ kind: 'progress', id, phase: 'model', loaded: 1, total: 1 });
      scope.postMessage({ kind: 'loaded', id, device: { adapter: 'stub', shaderF16: false } });
    } else if (kind === 'generate') void generate(id, data.prompt ?? '');
    else if (kind === 'cancel' && data.target !== undefined) cancelled.add(data.target);
    else if (kind === 'count-tokens')
      // About what a real tokenizer makes of Korean and of declarations.
      scope.postMessage({ kind: 'token-count', id, tokens: Math.ceil((data.text ?? '').length / 3) });
  });
  scope.postMessage({ kind: 'ready', version: 2 });
}
