import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { addHabit } from '@/tools/add-habit';
import { createToolRegistry, declarationsOf } from '@/tools/registry';
import { toolOk, type ToolDefinition } from '@/tools/tool';

function reading<Args>(schema: z.ZodMiniType<Args>): ToolDefinition<unknown> {
  return {
    name: 'reading',
    writes: false,
    schema,
    texts: { ko: { description: '', parameters: {} }, en: { description: '', parameters: {} } },
    explain: () => '',
    execute: () => Promise.resolve(toolOk({})),
  };
}

describe('createToolRegistry', () => {
  it('finds tools by name', () => {
    const registry = createToolRegistry([addHabit]);
    expect(registry.get('add_habit')).toBe(addHabit);
    expect(registry.get('no_such')).toBeUndefined();
  });

  it('refuses two tools of one name', () => {
    expect(() => createToolRegistry([addHabit, addHabit])).toThrow(TypeError);
  });
});

describe('declarationsOf', () => {
  it('tells the model the arguments of the schema, in Korean', () => {
    expect(declarationsOf(createToolRegistry([addHabit]), 'ko')).toEqual([
      {
        name: 'add_habit',
        description: '카탈로그의 습관 하나를 제안한다. 사람이 원할 때만 쓰고, 사람이 확인해야 저장된다.',
        parameters: {
          type: 'object',
          properties: {
            protocol_id: { type: 'string', description: '카탈로그 ID. 예: morning_sunlight' },
            frame_level: {
              type: 'string',
              enum: ['L2', 'L3'],
              description: 'L2는 할 일, L3은 나는 어떤 사람인지',
            },
            framed_text: {
              type: 'string',
              description: '사람이 볼 문장. 하지 않을 일이 아니라 할 일',
            },
            anchor_when: { type: 'string', description: '언제 할지. 예: 기상 후' },
            anchor_after_what: { type: 'string', description: '무엇을 한 다음에 할지. 예: 세수' },
            dose_text: { type: 'string', description: '얼마나 할지. 없으면 카탈로그의 양' },
          },
          required: ['protocol_id', 'frame_level', 'framed_text'],
        },
      },
    ]);
  });

  it('says the same in English', () => {
    const [korean] = declarationsOf(createToolRegistry([addHabit]), 'ko');
    const [english] = declarationsOf(createToolRegistry([addHabit]), 'en');
    expect(JSON.stringify(english)).not.toMatch(/[가-힣]/);
    expect(english?.parameters?.required).toEqual(korean?.parameters?.required);
    expect(Object.keys(english?.parameters?.properties ?? {})).toEqual(
      Object.keys(korean?.parameters?.properties ?? {}),
    );
  });

  it('knows lists, numbers and optional nulls', () => {
    const schema = z.object({
      value: z.number(),
      count: z.int(),
      day: z.optional(z.nullable(z.string())),
      candidates: z.array(z.object({ frame_level: z.enum(['L2', 'L3']) })),
    });
    const [declaration] = declarationsOf(createToolRegistry([reading(schema)]), 'en');
    expect(declaration?.parameters).toEqual({
      type: 'object',
      properties: {
        value: { type: 'number' },
        count: { type: 'integer' },
        day: { type: 'string' },
        candidates: {
          type: 'array',
          items: {
            type: 'object',
            properties: { frame_level: { type: 'string', enum: ['L2', 'L3'] } },
            required: ['frame_level'],
          },
        },
      },
      required: ['value', 'count', 'candidates'],
    });
  });

  it('throws on a shape that a declaration has no word for', () => {
    const registry = createToolRegistry([reading(z.object({ either: z.union([z.string(), z.number()]) }))]);
    expect(() => declarationsOf(registry, 'en')).toThrow(TypeError);
  });
});
