import type { FunctionDeclaration } from '@/lib/function-declaration';
import { formatOf } from '@/llm/format/format-of';
import type { ModelFamily } from '@/llm/format/prompt-format';
import type { ParserEvent } from '@/llm/model-response';

export type CaseEvent =
  | { readonly type: 'text' | 'thinking'; readonly text: string }
  | { readonly type: 'call'; readonly name: string; readonly args: unknown };

/** A model's output and the events it must give; `alt` lists other right answers. */
export interface StreamCase {
  readonly id: string;
  readonly format: ModelFamily;
  readonly start?: 'content' | 'thinking';
  readonly text: string;
  readonly chunks?: readonly string[];
  readonly tools?: readonly (string | FunctionDeclaration)[];
  readonly expected: readonly CaseEvent[];
  readonly alt?: readonly (readonly CaseEvent[])[];
}

/** The tools of the field examples, which every case may call. */
export const fieldTools: readonly FunctionDeclaration[] = [
  {
    name: 'add_habit',
    description: '사용자의 목표를 습관으로 등록한다.',
    parameters: {
      type: 'object',
      properties: {
        protocol_id: { type: 'string', description: '프로토콜 ID (예: morning_sunlight)' },
        frame_level: { type: 'string', description: '행동 프레임 수준', enum: ['L2', 'L3'] },
        framed_text: { type: 'string', description: '1–200자 한국어 문장' },
        anchor_when: { type: 'string', description: '시간 앵커 (50자 이하)' },
      },
      required: ['protocol_id', 'frame_level', 'framed_text'],
    },
  },
  {
    name: 'log_tracker_entry',
    description: '오늘의 기록을 남긴다.',
    parameters: {
      type: 'object',
      properties: {
        habit_id: { type: 'string', description: '습관 ID' },
        done: { type: 'boolean', description: '완료 여부' },
        amount: { type: 'number', description: '수행량' },
        tags: { type: 'array', description: '태그', items: { type: 'string' } },
      },
      required: ['habit_id', 'done'],
    },
  },
  {
    name: 'emit_frame_candidates',
    description: '프레임 후보를 낸다.',
    parameters: {
      type: 'object',
      properties: {
        candidates: {
          type: 'array',
          description: '후보 목록',
          items: {
            type: 'object',
            properties: {
              frame_level: { type: 'string', enum: ['L2', 'L3'] },
              framed_text: { type: 'string', description: '문장' },
            },
            required: ['frame_level', 'framed_text'],
          },
        },
      },
      required: ['candidates'],
    },
  },
  { name: 'get_today', description: '오늘 날짜를 돌려준다.' },
];

/** The parser's events for a case, fed in `chunks`. */
export function runCase(streamCase: StreamCase, chunks: readonly string[]): readonly ParserEvent[] {
  const parser = formatOf(streamCase.format).createParser({
    tools: toolsOf(streamCase),
    startsInThought: streamCase.start === 'thinking',
  });
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.finish()];
}

/** The cases' convention: adjacent texts are one, trimmed; what is empty then is nothing. */
export function caseEvents(events: readonly ParserEvent[]): CaseEvent[] {
  const joined: CaseEvent[] = [];
  for (const event of events) {
    if (event.kind === 'end') continue;
    if (event.kind === 'functionCall') {
      joined.push({ type: 'call', name: event.name, args: event.args ?? {} });
      continue;
    }
    const type = event.kind;
    const text = event.kind === 'text' ? event.token : event.content;
    const last = joined.at(-1);
    if (last?.type === type) joined[joined.length - 1] = { type, text: last.text + text };
    else joined.push({ type, text });
  }
  return joined.map(trimmed).filter((event) => event.type === 'call' || event.text !== '');
}

export function isAccepted({ expected, alt = [] }: StreamCase, got: readonly CaseEvent[]): boolean {
  return [expected, ...alt].some((events) => canonical(events.map(trimmed)) === canonical(got));
}

function toolsOf({ tools = [] }: StreamCase): readonly FunctionDeclaration[] {
  const named = tools.map((tool) => (typeof tool === 'string' ? { name: tool } : tool));
  const names = new Set(named.map((tool) => tool.name));
  return [...fieldTools.filter((tool) => !names.has(tool.name)), ...named];
}

function trimmed(event: CaseEvent): CaseEvent {
  return event.type === 'call' ? event : { type: event.type, text: event.text.trim() };
}

/** JSON with sorted keys: the order of arguments means nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
