import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import { gemma4Format } from '@/llm/format/gemma4/gemma4-format';
import type { Conversation } from '@/llm/format/prompt-format';
import { tinyDemo } from '@/llm/model/manifest';
import type { ParserEvent } from '@/llm/model-response';
import { spawnLlmWorker } from '@/llm/spawn-llm-worker';
import { WorkerLlmService } from '@/llm/worker-llm-service';
import { fieldTools } from '../../../e2e/launch/cases.check';
import { deviceLibrary } from '../../support/device-library';

/** MediaPipe with the practice model on WebGPU in software: loading and compiling takes its time. */
const PATIENCE = 300_000;

const frameCandidates = toolNamed('emit_frame_candidates');

function toolNamed(name: string): FunctionDeclaration {
  const found = fieldTools.find((tool) => tool.name === name);
  if (!found) throw new Error(`no tool ${name}`);
  return found;
}

const say = (text: string): Conversation => ({
  system: '너는 습관 코치다. 한국어로 짧게 답한다.',
  tools: [],
  turns: [{ role: 'user', text }],
  thinking: false,
});

async function collect(stream: AsyncIterable<ParserEvent>): Promise<readonly ParserEvent[]> {
  const events: ParserEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

const wordsOf = (events: readonly ParserEvent[]): string =>
  events.map((event) => (event.kind === 'text' ? event.token : '')).join('');

describe('the model service on the real runtime', () => {
  const llm = new WorkerLlmService({
    source: {
      file: 'tiny-demo.model',
      bytes: tinyDemo.source.bytes ?? 0,
      sha256: tinyDemo.source.sha256 ?? '',
    },
    settings: { maxTokens: 2048, topK: 1, temperature: 0, randomSeed: 0 },
    format: gemma4Format,
    spawn: spawnLlmWorker,
    deadlines: {
      ready: PATIENCE,
      loadStall: PATIENCE,
      firstChunk: PATIENCE,
      chunkStall: PATIENCE,
      total: PATIENCE,
      cancel: PATIENCE,
    },
  });

  beforeAll(async () => {
    const library = deviceLibrary();
    library.bring(tinyDemo);
    await vi.waitFor(() => expect(library.installed.value).toHaveLength(1), 10_000);
    await llm.load();
  }, PATIENCE);
  afterAll(() => {
    llm.unload();
  });

  it(
    'gives the arguments of the one tool it was asked for',
    async () => {
      expect(await llm.generateStructured('목표: 야식 끊고 싶어', frameCandidates)).toEqual({
        candidates: [
          { frame_level: 'L2', framed_text: '8시에 양치하고 보리차 마시기' },
          { frame_level: 'L2', framed_text: '밤 8시 8시에 양치하고 보리차 마시기' },
          { frame_level: 'L3', framed_text: '나는 속 편한 밤을 보내는 사람이다' },
        ],
      });
    },
    PATIENCE,
  );

  it.each([
    ['목표: 이상한 답', 'no_function_call'],
    ['목표: 다른 함수', 'unexpected_function'],
  ])(
    'says that it got something else: %s',
    async (prompt, code) => {
      await expect(llm.generateStructured(prompt, frameCandidates)).rejects.toMatchObject({ code });
    },
    PATIENCE,
  );

  it(
    'stops in mid-stream, and a second request works at once',
    async () => {
      const controller = new AbortController();
      const heard: string[] = [];
      const stopped = (async () => {
        for await (const event of llm.respond(say('길게 설명해줘'), { signal: controller.signal })) {
          if (event.kind === 'text') heard.push(event.token);
          if (heard.length === 2) controller.abort();
        }
      })();
      await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
      expect(wordsOf(await collect(llm.respond(say('안녕'))))).toBe(
        '안녕하세요! 오늘은 어떤 습관을 만들어 볼까요?',
      );
      expect(heard.join('')).not.toContain('몸이 기억해요');
    },
    PATIENCE,
  );

  it(
    'ends a loop by itself, long before the budget does',
    async () => {
      const events = await collect(llm.respond(say('끝없이 말해줘')));
      expect(events.at(-1)).toEqual({ kind: 'end', reason: 'repetition' });
      expect(wordsOf(events).length).toBeLessThan(2_000);
    },
    PATIENCE,
  );

  it(
    'refuses what is too long with the number of tokens over, and lives on',
    async () => {
      const long = say('물을 마셔요. '.repeat(600));
      await expect(collect(llm.respond(long))).rejects.toMatchObject({
        code: 'prompt_too_long',
        message: expect.stringMatching(/^prompt_too_long: \d+$/) as string,
      });
      expect(wordsOf(await collect(llm.respond(say('고마워'))))).toContain('저도 기뻐요.');
    },
    PATIENCE,
  );

  it(
    'loads again after unload',
    async () => {
      llm.unload();
      await llm.load();
      expect(await llm.countTokens('햇빛')).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
