import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import { formatOf } from '@/llm/format/format-of';
import type { ModelFamily } from '@/llm/format/prompt-format';
import type { EndReason, ParserEvent } from '@/llm/model-response';
import { fieldTools } from '../../../../e2e/launch/cases.check';
import { hostileText, propertyRuns, seededRandom, splitRandomly } from './splits';

const families: readonly ModelFamily[] = ['gemma4', 'functiongemma', 'gemma3'];
const today = '<|tool_call>call:get_today{}<tool_call|>';

function parse(
  chunks: readonly string[],
  { family = 'gemma4', tools = fieldTools, startsInThought = false }: Partial<ParseOptions> = {},
): ParserEvent[] {
  const parser = formatOf(family).createParser({ tools, startsInThought });
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.finish()];
}

interface ParseOptions {
  readonly family: ModelFamily;
  readonly tools: readonly FunctionDeclaration[];
  readonly startsInThought: boolean;
}

/** Events with adjacent deltas joined: what a reader has seen in the end. */
function joined(events: readonly ParserEvent[]): ParserEvent[] {
  const result: ParserEvent[] = [];
  for (const event of events) {
    const last = result.at(-1);
    if (event.kind === 'text' && last?.kind === 'text') {
      result[result.length - 1] = { kind: 'text', token: last.token + event.token };
    } else if (event.kind === 'thinking' && last?.kind === 'thinking') {
      result[result.length - 1] = { kind: 'thinking', content: last.content + event.content };
    } else result.push(event);
  }
  return result;
}

function endOf(...chunks: string[]): EndReason | undefined {
  const last = parse(chunks).at(-1);
  return last?.kind === 'end' ? last.reason : undefined;
}

function names(text: string, options?: Partial<ParseOptions>): string[] {
  return parse([text], options).flatMap((event) => (event.kind === 'functionCall' ? [event.name] : []));
}

describe.each(families)('the %s parser, whatever it reads,', (family) => {
  it('gives the same events however the stream was split, and exactly one end', () => {
    fc.assert(
      fc.property(hostileText, fc.integer(), fc.boolean(), (text, seed, startsInThought) => {
        const options = { family, startsInThought };
        const whole = joined(parse([text], options));
        expect(joined(parse(text.split(''), options))).toEqual(whole);
        expect(joined(parse(splitRandomly(text, seededRandom(seed)), options))).toEqual(whole);
        expect(whole.filter((event) => event.kind === 'end')).toHaveLength(1);
        expect(whole.at(-1)?.kind).toBe('end');
        expect(JSON.stringify(whole).length).toBeLessThanOrEqual(6 * text.length + 200);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('calls nothing that was neither declared nor exact', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const called = names(text, { family, tools: [] });
        for (const name of called) expect(text).toContain(`call:${name}{`);
      }),
      { numRuns: propertyRuns },
    );
  });
});

describe('text', () => {
  it('reaches the screen with the chunk that brought it', () => {
    const parser = formatOf('gemma4').createParser({ tools: fieldTools });
    const chunks = ['오늘은', ' 물을', ' 세 잔', ' 마셨어요.', '\n\n잘', '했어요!', ' 3 < 5', ' & a < b'];
    const shown = chunks.map((chunk) => parser.push(chunk));
    expect(joined(shown.flat())).toEqual([{ kind: 'text', token: chunks.join('') }]);
    for (const events of shown) expect(events.length).toBeGreaterThan(0);
  });

  it('is held back only while it could still be a token, a call at the start of a line, or half a character', () => {
    const parser = formatOf('gemma4').createParser({ tools: fieldTools });
    const pushed = ['a <', '|tur', 'tle', '\nget_', 'up', ' \uD83D', '\uDC4D', ' recal', 'l:'].map((chunk) =>
      parser.push(chunk).map((event) => (event.kind === 'text' ? event.token : event.kind)),
    );
    expect(pushed).toEqual([['a '], [], ['<|turtle'], ['\n'], ['get_up'], [' '], ['👍'], [' re'], ['call:']]);
  });

  it('keeps what the runtime has lost as it came', () => {
    expect(joined(parse(['좋아요 \uFFFD\uFFFD', '\uFFFD 네']))).toEqual([
      { kind: 'text', token: '좋아요 \uFFFD\uFFFD\uFFFD 네' },
      { kind: 'end', reason: 'turn' },
    ]);
  });

  it("shows a person's own tokens, copied by the model, without our mark", () => {
    expect(joined(parse(['<\u200B|turn>은 토큰']))[0]).toEqual({ kind: 'text', token: '<|turn>은 토큰' });
    expect(parse(['<|tool_call>call:f{a:<|"|><\u200B|"|><|"|>}<tool_call|>'])[0]).toEqual({
      kind: 'functionCall',
      name: 'f',
      args: { a: '<|"|>' },
    });
  });
});

describe('the end of an answer', () => {
  it('says why it came', () => {
    expect(endOf('네')).toBe('turn');
    expect(endOf('')).toBe('turn');
    expect(endOf('네<turn|>\n<|turn>user\n')).toBe('turn');
    expect(endOf(`${today}<|tool_response>response:get_today{`)).toBe('tool_response');
    expect(endOf('<|tool_call>call:get_today{')).toBe('incomplete_call');
    expect(endOf('<|tool_call>call:unknown{a:"b"}<tool_call|><turn|>')).toBe('incomplete_call');
    expect(endOf('<|tool_call>call:{}<tool_call|>')).toBe('turn');
  });

  it('is given at once by the token, and nothing comes after it', () => {
    const parser = formatOf('gemma4').createParser({ tools: fieldTools });
    expect(parser.push(`네<turn|>${today}`)).toEqual([
      { kind: 'text', token: '네' },
      { kind: 'end', reason: 'turn' },
    ]);
    expect(parser.push(today)).toEqual([]);
    expect(parser.finish()).toEqual([]);
    expect(parser.finish()).toEqual([]);
  });

  it.each([
    '네, 알겠어요. ',
    'ㅋ',
    '<unused49>',
    '<|channel>thought\n<channel|>',
    today,
    'x'.repeat(99) + '\n',
  ])('comes when %j goes on and on', (piece) => {
    const whole = joined(parse([piece.repeat(500)]));
    expect(whole.at(-1)).toEqual({ kind: 'end', reason: 'repetition' });
    expect(joined(parse(piece.repeat(500).split('')))).toEqual(whole);
    expect(JSON.stringify(whole).length).toBeLessThan(3000);
  });

  it('comes when a string in a call goes on and on, and the call is dropped', () => {
    const events = parse([
      `<|tool_call>call:add_habit{framed_text:<|"|>${'좋아 '.repeat(400)}<|"|>}<tool_call|>`,
    ]);
    expect(events).toEqual([{ kind: 'end', reason: 'repetition' }]);
  });

  it('lets a refrain, a table and a few equal calls pass', () => {
    expect(endOf('작은 것부터 해 봐요.\n'.repeat(5))).toBe('turn');
    expect(endOf(`| a | b |\n|${'-'.repeat(80)}|${'-'.repeat(80)}|\n| 1 | 2 |`)).toBe('turn');
    expect(names(today.repeat(4))).toHaveLength(4);
  });
});

describe('a call', () => {
  it('is given as soon as it is closed', () => {
    const parser = formatOf('gemma4').createParser({ tools: fieldTools });
    expect(parser.push('<|tool_call>call:get_today{}')).toEqual([]);
    expect(parser.push('<tool_call|>')).toEqual([{ kind: 'functionCall', name: 'get_today', args: {} }]);
  });

  it('has null for arguments when it has no block for them', () => {
    expect(parse(['<|tool_call>call:get_today<tool_call|>'])[0]).toEqual({
      kind: 'functionCall',
      name: 'get_today',
      args: null,
    });
  });

  it('of an undeclared name is passed on only in the exact form', () => {
    expect(names('<|tool_call>call:get_weather{city:<|"|>서울<|"|>}<tool_call|>')).toEqual(['get_weather']);
    for (const text of [
      '<|tool_call>call:get_weather{city:"서울"}<tool_call|>',
      '<|tool_call>call:get_weather{}',
      '<|tool_call>get_weather{}<tool_call|>',
      'call:get_weather{}<tool_call|>',
      '{"name":"get_weather","parameters":{}}',
    ]) {
      expect(names(text)).toEqual([]);
    }
  });

  it('is never read twice as deep as any tool needs', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(endOf(`<|tool_call>call:add_habit{x:${deep}}<tool_call|>`)).not.toBe('turn');
    expect(names(`{"name":"get_today","parameters":{"x":${deep}}}`, { family: 'gemma3' })).toEqual([]);
  });

  it("can't reach the prototype of its arguments", () => {
    const [call] = parse(['<|tool_call>call:get_today{__proto__:{x:1}}<tool_call|>']);
    expect(call?.kind === 'functionCall' && Object.keys(call.args ?? {})).toEqual(['__proto__']);
  });

  it('in a thought waits until the thought is seen not to go on', () => {
    const parser = formatOf('gemma4').createParser({ tools: fieldTools, startsInThought: true });
    expect(parser.push(`하자.${today}`)).toEqual([{ kind: 'thinking', content: '하자.' }]);
    expect(parser.push('<|tool_response>')).toEqual([
      { kind: 'functionCall', name: 'get_today', args: {} },
      { kind: 'end', reason: 'tool_response' },
    ]);
  });
});
