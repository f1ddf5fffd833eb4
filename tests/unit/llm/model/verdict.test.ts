import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceFacts, GpuCapability } from '@/llm/capability';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';
import type { ModelEntry } from '@/llm/model/model-entry';
import { ownModel } from '@/llm/model/own-model';
import { judge, roomNeeded } from '@/llm/model/verdict';

type Supported = Extract<GpuCapability, { kind: 'supported' }>;

const gpu: Supported = {
  kind: 'supported',
  adapter: 'fake',
  shaderF16: true,
  maxBuffer: 2 ** 31,
  isSoftware: false,
};
const phone: DeviceFacts = {
  gpu,
  memory: 8,
  mostMemoryTold: 8,
  isMobile: true,
  storage: { usage: 0, quota: 60e9, isPersisted: true },
  looksPrivate: false,
};
const fresh = { present: 0, hasFailed: false };
const e2b = named('gemma-4-e2b');
const e4b = named('gemma-4-e4b');

function named(id: string): ModelEntry {
  const entry = catalogModels.find((each) => each.id === id);
  if (!entry) throw new Error(`The manifest has no ${id}.`);
  return entry;
}

const roomOf = (free: number): DeviceFacts['storage'] => ({
  usage: 1e9,
  quota: 1e9 + free,
  isPersisted: false,
});

describe('a device that can', () => {
  it('has nothing against the model', () => {
    expect(judge(e2b, phone, fresh)).toEqual({ fit: 'good', reason: null, needed: null, available: null });
    expect(judge(tinyDemo, { ...phone, memory: 1 }, fresh).fit).toBe('good');
  });

  it('may keep its free space to itself', () => {
    expect(judge(e2b, { ...phone, storage: null }, fresh).fit).toBe('good');
  });

  it('may be a computer whose browser tells more than eight', () => {
    expect(judge(e4b, { ...phone, memory: 16, mostMemoryTold: 16, isMobile: false }, fresh).fit).toBe('good');
  });
});

describe('what a model can’t do without', () => {
  it.each(['no_webgpu', 'no_adapter'] as const)('a graphics chip, for every model: %s', (kind) => {
    for (const entry of [...catalogModels, tinyDemo]) {
      expect(judge(entry, { ...phone, gpu: { kind } }, fresh)).toMatchObject({ fit: 'unfit', reason: kind });
    }
  });

  it('a buffer that holds its largest piece, to the byte', () => {
    const withBuffer = (maxBuffer: number) => judge(e2b, { ...phone, gpu: { ...gpu, maxBuffer } }, fresh);
    const { buffer } = e2b.needs;
    expect(withBuffer(buffer).fit).toBe('good');
    expect(withBuffer(buffer - 1)).toEqual({
      fit: 'unfit',
      reason: 'buffer_too_small',
      needed: buffer,
      available: buffer - 1,
    });
  });

  it('its least memory', () => {
    expect(judge(e2b, { ...phone, memory: 2 }, fresh)).toEqual({
      fit: 'unfit',
      reason: 'memory_too_small',
      needed: 4,
      available: 2,
    });
    expect(judge(e2b, { ...phone, memory: 4 }, fresh).fit).toBe('slow');
  });

  it('room, of which what has arrived already asks for less', () => {
    const needed = roomNeeded(e2b.source.bytes ?? 0);
    expect(judge(e2b, { ...phone, storage: roomOf(needed) }, fresh).fit).toBe('good');
    expect(judge(e2b, { ...phone, storage: roomOf(needed - 1) }, fresh)).toEqual({
      fit: 'unfit',
      reason: 'no_space',
      needed,
      available: needed - 1,
    });
    const half = { ...fresh, present: (e2b.source.bytes ?? 0) / 2 };
    expect(judge(e2b, { ...phone, storage: roomOf(needed - 1) }, half).fit).toBe('good');
    const whole = { ...fresh, present: e2b.source.bytes ?? 0 };
    expect(judge(e2b, { ...phone, storage: roomOf(0) }, whole).fit).toBe('good');
  });
});

describe('what makes a model a heavy load', () => {
  it.each([
    ['less memory than advised', e2b, { memory: 4 }, 'memory_tight', 8],
    ['a phone that tells eight at most, for one that wants twelve', e4b, {}, 'memory_tight', 12],
    ['a computer that tells eight at most', e4b, { isMobile: false }, 'memory_unknown', 12],
    ['a browser that doesn’t tell', e2b, { memory: null }, 'memory_unknown', 8],
    ['a chip without small numbers', e2b, { gpu: { ...gpu, shaderF16: false } }, 'no_shader_f16', null],
    ['no chip but the processor', e2b, { gpu: { ...gpu, isSoftware: true } }, 'software_gpu', null],
  ] as const)('%s', (_name, entry, change, reason, needed) => {
    expect(judge(entry, { ...phone, ...change }, fresh)).toMatchObject({ fit: 'slow', reason, needed });
  });

  it('that it failed here before, though everything else speaks for it', () => {
    expect(judge(e2b, phone, { ...fresh, hasFailed: true })).toMatchObject({
      fit: 'slow',
      reason: 'failed_before',
    });
  });

  it('not a software chip, for the practice model', () => {
    const slow = { ...phone, gpu: { ...gpu, isSoftware: true, shaderF16: false } };
    expect(judge(tinyDemo, slow, fresh).fit).toBe('good');
  });
});

describe('a model of one’s own', () => {
  const own = ownModel({ name: 'mine.task', family: 'gemma4', url: null, sha256: null });

  it('of which nothing is known isn’t refused for memory or room', () => {
    const small = { ...phone, memory: null, storage: roomOf(0) };
    expect(judge(own, small, fresh).fit).toBe('good');
  });
});

it('a better device never gets a worse verdict', () => {
  const rank = { unfit: 0, slow: 1, good: 2 };
  const memories = [1, 2, 4, 8];
  const facts = fc.record({
    memory: fc.nat(memories.length - 2),
    free: fc.integer({ min: 0, max: 4e9 }),
    maxBuffer: fc.integer({ min: 0, max: 2 ** 30 }),
    shaderF16: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.constantFrom(...catalogModels, tinyDemo), (lesser, entry) => {
      const { memory, free, maxBuffer, shaderF16 } = lesser;
      const deviceOf = (more: number): DeviceFacts => ({
        ...phone,
        memory: memories[memory + more] ?? 8,
        gpu: { ...gpu, maxBuffer: maxBuffer + more, shaderF16: shaderF16 || more > 0 },
        storage: roomOf(free + more),
      });
      const before = judge(entry, deviceOf(0), fresh);
      const after = judge(entry, deviceOf(1), fresh);
      expect(rank[after.fit]).toBeGreaterThanOrEqual(rank[before.fit]);
      expect((before.reason === null) === (before.fit === 'good')).toBe(true);
    }),
  );
});
