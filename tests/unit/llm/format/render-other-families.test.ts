import { describe, expect, it } from 'vitest';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import { formatOf } from '@/llm/format/format-of';
import { functionGemmaFormat } from '@/llm/format/functiongemma/function-gemma-format';
import { gemma3Format } from '@/llm/format/gemma3/gemma3-format';
import type { Conversation, Turn } from '@/llm/format/prompt-format';

const log: FunctionDeclaration = {
  name: 'log_tracker_entry',
  description: '오늘의 기록을 남긴다.',
  parameters: {
    type: 'object',
    properties: { habit_id: { type: 'string', description: '습관 ID' } },
    required: ['habit_id'],
  },
};
const asked: Turn = { role: 'user', text: '아침 산책 기록' };
const called: Turn = {
  role: 'model',
  parts: [
    { kind: 'thinking', text: '기록하자.' },
    { kind: 'call', name: log.name, args: { habit_id: 'h_01', amount: 30, tags: ['아침'] } },
    { kind: 'response', name: log.name, result: { ok: true } },
  ],
};
const said: Turn = { role: 'model', parts: [{ kind: 'text', text: '기록했어요.' }] };

function conversation(changes: Partial<Conversation>): Conversation {
  return { system: '', tools: [log], turns: [asked], thinking: false, ...changes };
}

describe('a conversation for FunctionGemma', () => {
  const upToRequest =
    '<start_of_turn>developer\nYou are a model that can do function calling with the following functions<start_function_declaration>declaration:log_tracker_entry{description:<escape>오늘의 기록을 남긴다.<escape>,parameters:{properties:{habit_id:{description:<escape>습관 ID<escape>,type:<escape>STRING<escape>}},required:[<escape>habit_id<escape>],type:<escape>OBJECT<escape>}}<end_function_declaration><end_of_turn>\n<start_of_turn>user\n아침 산책 기록<end_of_turn>\n<start_of_turn>model\n';
  const upToResponse = `${upToRequest}<start_function_call>call:log_tracker_entry{amount:30,habit_id:<escape>h_01<escape>,tags:[<escape>아침<escape>]}<end_function_call><start_function_response>response:log_tracker_entry{ok:true}<end_function_response>`;

  it('asks, and goes on behind a response in the same turn', () => {
    expect(functionGemmaFormat.render(conversation({}))).toBe(upToRequest);
    expect(functionGemmaFormat.render(conversation({ turns: [asked, called] }))).toBe(upToResponse);
  });

  it('closes a finished turn', () => {
    expect(functionGemmaFormat.render(conversation({ turns: [asked, called, said, asked] }))).toBe(
      `${upToResponse}기록했어요.<end_of_turn>\n<start_of_turn>user\n아침 산책 기록<end_of_turn>\n<start_of_turn>model\n`,
    );
  });

  it('puts a system text before the sentence about functions, and drops the turn that would be empty', () => {
    expect(functionGemmaFormat.render(conversation({ system: '짧게 답한다.' }))).toContain(
      '<start_of_turn>developer\n짧게 답한다.\nYou are a model that can',
    );
    expect(functionGemmaFormat.render(conversation({ tools: [] }))).toBe(
      '<start_of_turn>user\n아침 산책 기록<end_of_turn>\n<start_of_turn>model\n',
    );
  });
});

describe('a conversation for Gemma 3', () => {
  it('puts the system text and the tools before the first words of the person', () => {
    const prompt = gemma3Format.render(conversation({ system: '짧게 답한다.' }));
    expect(prompt).toMatch(/^<start_of_turn>user\n짧게 답한다\.\n\nYou have access to functions\./);
    expect(prompt).toContain(
      'respond with ONLY the JSON in this format: {"name": function_name, "parameters": {argument: value}}\n<tool_code>\nlog_tracker_entry: 오늘의 기록을 남긴다. Parameters: {"type":"object","properties":{"habit_id":{"type":"string","description":"습관 ID"}},"required":["habit_id"]}\n</tool_code>\n\n아침 산책 기록<end_of_turn>\n<start_of_turn>model\n',
    );
    expect(prompt.match(/<start_of_turn>/g)).toHaveLength(2);
  });

  it('writes calls as JSON in the model turn and results as a turn of the person', () => {
    expect(gemma3Format.render(conversation({ tools: [], turns: [asked, called, said, asked] }))).toBe(
      '<start_of_turn>user\n아침 산책 기록<end_of_turn>\n' +
        '<start_of_turn>model\n{"name":"log_tracker_entry","parameters":{"habit_id":"h_01","amount":30,"tags":["아침"]}}<end_of_turn>\n' +
        '<start_of_turn>user\n<tool_response>\nTool Name: log_tracker_entry\nTool Response:\n{"ok":true}\n</tool_response><end_of_turn>\n' +
        '<start_of_turn>model\n기록했어요.<end_of_turn>\n' +
        '<start_of_turn>user\n아침 산책 기록<end_of_turn>\n<start_of_turn>model\n',
    );
  });

  it('opens with a turn of its own for the preface when the person has said nothing', () => {
    expect(gemma3Format.render(conversation({ system: 's', tools: [], turns: [] }))).toBe(
      '<start_of_turn>user\ns<end_of_turn>\n<start_of_turn>model\n',
    );
  });
});

describe('the registry of families', () => {
  it.each(['gemma4', 'functiongemma', 'gemma3'] as const)('knows %s', (family) => {
    expect(formatOf(family).family).toBe(family);
  });

  it('lets only Gemma 4 start inside a thought', () => {
    const running = conversation({ turns: [asked, called], thinking: true });
    expect(formatOf('gemma4').startsInThought(running)).toBe(true);
    expect(formatOf('functiongemma').startsInThought(running)).toBe(false);
    expect(formatOf('gemma3').startsInThought(running)).toBe(false);
  });
});
