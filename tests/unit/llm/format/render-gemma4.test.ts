import { describe, expect, it } from 'vitest';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import { gemma4Format } from '@/llm/format/gemma4/gemma4-format';
import type { Conversation, ModelPart, Turn } from '@/llm/format/prompt-format';
import { fieldTools } from '../../../../e2e/launch/cases.check';

const [addHabit, logTrackerEntry, emitFrameCandidates, getToday] = fieldTools;

function render(conversation: Partial<Conversation>): string {
  return gemma4Format.render({ system: '', tools: [], turns: [], thinking: false, ...conversation });
}

function user(text: string): Turn {
  return { role: 'user', text };
}

function model(...parts: ModelPart[]): Turn {
  return { role: 'model', parts };
}

const call: ModelPart = { kind: 'call', name: 'get_today', args: {} };
const response: ModelPart = { kind: 'response', name: 'get_today', result: { day: '2026-12-01' } };
const thought: ModelPart = { kind: 'thinking', text: '오늘을 알아보자.' };

describe('a tool declaration for Gemma 4', () => {
  function declaration(tool: FunctionDeclaration | undefined): string | undefined {
    return /<\|tool>.*<tool\|>/s.exec(render({ tools: tool ? [tool] : [] }))?.[0];
  }

  it('nests the fields of a list of objects as the template does', () => {
    expect(declaration(emitFrameCandidates)).toBe(
      '<|tool>declaration:emit_frame_candidates{description:<|"|>프레임 후보를 낸다.<|"|>,parameters:{properties:{candidates:{description:<|"|>후보 목록<|"|>,items:{properties:{frame_level:{enum:[<|"|>L2<|"|>,<|"|>L3<|"|>],type:<|"|>STRING<|"|>},framed_text:{description:<|"|>문장<|"|>,type:<|"|>STRING<|"|>}},required:[<|"|>frame_level<|"|>,<|"|>framed_text<|"|>],type:<|"|>OBJECT<|"|>},type:<|"|>ARRAY<|"|>}},required:[<|"|>candidates<|"|>],type:<|"|>OBJECT<|"|>}}<tool|>',
    );
  });

  it('leaves parameters out where there are none', () => {
    const expected = '<|tool>declaration:get_today{description:<|"|>오늘 날짜를 돌려준다.<|"|>}<tool|>';
    expect(declaration(getToday)).toBe(expected);
    expect(declaration(getToday && { ...getToday, parameters: { type: 'object', properties: {} } })).toBe(
      expected,
    );
  });

  it('orders the fields of a property: description, enum, nullable, type', () => {
    const tool: FunctionDeclaration = {
      name: 'f',
      description: 'd',
      parameters: {
        type: 'object',
        properties: {
          b: { type: 'object', description: 'o', properties: { n: { type: 'integer' } }, required: ['n'] },
          A: { type: 'string', enum: ['L2', 'L3'], nullable: true, description: 's' },
        },
      },
    };
    expect(declaration(tool)).toBe(
      '<|tool>declaration:f{description:<|"|>d<|"|>,parameters:{properties:{A:{description:<|"|>s<|"|>,enum:[<|"|>L2<|"|>,<|"|>L3<|"|>],nullable:true,type:<|"|>STRING<|"|>},b:{description:<|"|>o<|"|>,properties:{n:{type:<|"|>INTEGER<|"|>}},required:[<|"|>n<|"|>],type:<|"|>OBJECT<|"|>}},type:<|"|>OBJECT<|"|>}}<tool|>',
    );
  });

  it('stands once for each tool, directly behind the system text', () => {
    const prompt = render({ system: ' 너는 코치다. ', tools: fieldTools });
    expect(prompt.match(/declaration:\w+/g)).toEqual(fieldTools.map(({ name }) => `declaration:${name}`));
    expect(prompt).toContain('<|turn>system\n너는 코치다.<|tool>declaration:');
    expect(prompt).toMatch(/<tool\|><turn\|>\n<\|turn>model\n$/);
  });
});

describe('a conversation for Gemma 4', () => {
  const tools = addHabit && logTrackerEntry ? [addHabit, logTrackerEntry] : [];
  const system = '너는 습관 코치다. 한국어로 짧게 답한다.';
  const asked = [user('아침에 일어나면 햇빛 보는 습관 추가해줘')];
  const called: ModelPart = {
    kind: 'call',
    name: 'add_habit',
    args: {
      protocol_id: 'morning_sunlight',
      frame_level: 'L2',
      framed_text: '기상 후 10분 안에 밖에서 햇빛 보기',
      anchor_when: '기상 후',
    },
  };
  const answered: ModelPart = {
    kind: 'response',
    name: 'add_habit',
    result: { type: 'build', title: '아침에 햇빛 보기', habit_id: 'h_01', frame_level: 'L2' },
  };
  const upToRequest =
    '<|turn>system\n너는 습관 코치다. 한국어로 짧게 답한다.<|tool>declaration:add_habit{description:<|"|>사용자의 목표를 습관으로 등록한다.<|"|>,parameters:{properties:{anchor_when:{description:<|"|>시간 앵커 (50자 이하)<|"|>,type:<|"|>STRING<|"|>},frame_level:{description:<|"|>행동 프레임 수준<|"|>,enum:[<|"|>L2<|"|>,<|"|>L3<|"|>],type:<|"|>STRING<|"|>},framed_text:{description:<|"|>1–200자 한국어 문장<|"|>,type:<|"|>STRING<|"|>},protocol_id:{description:<|"|>프로토콜 ID (예: morning_sunlight)<|"|>,type:<|"|>STRING<|"|>}},required:[<|"|>protocol_id<|"|>,<|"|>frame_level<|"|>,<|"|>framed_text<|"|>],type:<|"|>OBJECT<|"|>}}<tool|><|tool>declaration:log_tracker_entry{description:<|"|>오늘의 기록을 남긴다.<|"|>,parameters:{properties:{amount:{description:<|"|>수행량<|"|>,type:<|"|>NUMBER<|"|>},done:{description:<|"|>완료 여부<|"|>,type:<|"|>BOOLEAN<|"|>},habit_id:{description:<|"|>습관 ID<|"|>,type:<|"|>STRING<|"|>},tags:{description:<|"|>태그<|"|>,items:{type:<|"|>STRING<|"|>},type:<|"|>ARRAY<|"|>}},required:[<|"|>habit_id<|"|>,<|"|>done<|"|>],type:<|"|>OBJECT<|"|>}}<tool|><turn|>\n<|turn>user\n아침에 일어나면 햇빛 보는 습관 추가해줘<turn|>\n<|turn>model\n';
  const upToResponse = `${upToRequest}<|tool_call>call:add_habit{anchor_when:<|"|>기상 후<|"|>,frame_level:<|"|>L2<|"|>,framed_text:<|"|>기상 후 10분 안에 밖에서 햇빛 보기<|"|>,protocol_id:<|"|>morning_sunlight<|"|>}<tool_call|><|tool_response>response:add_habit{frame_level:<|"|>L2<|"|>,habit_id:<|"|>h_01<|"|>,title:<|"|>아침에 햇빛 보기<|"|>,type:<|"|>build<|"|>}<tool_response|>`;

  it('asks up to the open turn of the model', () => {
    expect(render({ system, tools, turns: asked })).toBe(upToRequest);
  });

  it('goes on behind a response in the same turn', () => {
    expect(render({ system, tools, turns: [...asked, model(called, answered)] })).toBe(upToResponse);
  });

  it('closes a finished turn and opens the next', () => {
    const text: ModelPart = { kind: 'text', text: "좋아요! '아침에 햇빛 보기'를 추가했어요." };
    const turns = [...asked, model(called, answered, text), user('오늘 15분 했어')];
    expect(render({ system, tools, turns })).toBe(
      `${upToResponse}좋아요! '아침에 햇빛 보기'를 추가했어요.<turn|>\n<|turn>user\n오늘 15분 했어<turn|>\n<|turn>model\n`,
    );
  });

  it('has no system turn without a system text, tools or thinking', () => {
    expect(render({ turns: [user(' hi ')] })).toBe('<|turn>user\nhi<turn|>\n<|turn>model\n');
  });

  it('waits for the answer to a call that has none', () => {
    expect(render({ turns: [user('a'), model(call)] })).toBe(
      '<|turn>user\na<turn|>\n<|turn>model\n<|tool_call>call:get_today{}<tool_call|><|tool_response>',
    );
  });

  it('writes several calls and responses without anything between them', () => {
    expect(render({ turns: [model(call, call, response, response)] })).toBe(
      '<|turn>model\n<|tool_call>call:get_today{}<tool_call|><|tool_call>call:get_today{}<tool_call|><|tool_response>response:get_today{day:<|"|>2026-12-01<|"|>}<tool_response|><|tool_response>response:get_today{day:<|"|>2026-12-01<|"|>}<tool_response|>',
    );
  });

  it('writes every kind of value, and a result that is no object under the key value', () => {
    const args = { v: 's', n: 3, b: true, z: null, arr: ['a'], obj: { x: 1 }, 'a key': 0.5 };
    const turns = [
      model({ kind: 'call', name: 'f', args }, { kind: 'response', name: 'f', result: 'plain text' }),
    ];
    expect(render({ turns })).toBe(
      '<|turn>model\n<|tool_call>call:f{<|"|>a key<|"|>:0.5,arr:[<|"|>a<|"|>],b:true,n:3,obj:{x:1},v:<|"|>s<|"|>,z:null}<tool_call|><|tool_response>response:f{value:<|"|>plain text<|"|>}<tool_response|>',
    );
  });

  it('nests an error under its key', () => {
    const result = { error: { reason: '이번 주 새 습관은 3개까지예요.', code: 'r3_quota' } };
    expect(render({ turns: [model({ kind: 'response', name: 'add_habit', result })] })).toContain(
      'response:add_habit{error:{code:<|"|>r3_quota<|"|>,reason:<|"|>이번 주 새 습관은 3개까지예요.<|"|>}}<tool_response|>',
    );
  });

  it('keeps adjacent turns and texts of the model in one turn', () => {
    const turns = [
      model({ kind: 'text', text: '네, ' }),
      model({ kind: 'text', text: '좋아요.' }),
      user('b'),
    ];
    expect(render({ turns })).toBe('<|turn>model\n네, 좋아요.<turn|>\n<|turn>user\nb<turn|>\n<|turn>model\n');
  });

  it('leaves out a turn of the model that came to nothing', () => {
    expect(render({ turns: [user('a'), model(), user('b')] })).toBe(
      '<|turn>user\na<turn|>\n<|turn>user\nb<turn|>\n<|turn>model\n',
    );
  });
});

describe('thinking with Gemma 4', () => {
  it('is asked for by the first token of the system turn', () => {
    expect(render({ system: 's', thinking: true, turns: [user('a')] })).toBe(
      '<|turn>system\n<|think|>\ns<turn|>\n<|turn>user\na<turn|>\n<|turn>model\n',
    );
    expect(render({ thinking: true })).toBe('<|turn>system\n<|think|>\n<turn|>\n<|turn>model\n');
  });

  it('replays the thought that led to the running calls, and opens the next behind their answers', () => {
    const turns = [user('a'), model(thought, call, response)];
    const shown =
      '<|turn>model\n<|channel>thought\n오늘을 알아보자.\n<channel|><|tool_call>call:get_today{}<tool_call|>' +
      '<|tool_response>response:get_today{day:<|"|>2026-12-01<|"|>}<tool_response|>';
    expect(render({ turns, thinking: true })).toContain(`${shown}<|channel>thought\n`);
    expect(render({ turns }).endsWith(shown)).toBe(true);
  });

  it('strips the thoughts of all earlier turns', () => {
    const turns = [user('a'), model(thought, { kind: 'text', text: '네' }), user('b')];
    expect(render({ turns, thinking: true })).not.toContain('알아보자');
    expect(render({ turns: turns.slice(0, 2), thinking: true })).not.toContain('알아보자');
  });

  it('starts the answer inside a thought only behind a response', () => {
    const starts = (turns: Turn[], thinking = true): boolean =>
      gemma4Format.startsInThought({ system: '', tools: [], turns, thinking });
    expect(starts([user('a'), model(call, response)])).toBe(true);
    expect(starts([user('a'), model(call, response)], false)).toBe(false);
    expect(starts([user('a'), model(call)])).toBe(false);
    expect(starts([user('a')])).toBe(false);
    expect(starts([])).toBe(false);
  });
});
