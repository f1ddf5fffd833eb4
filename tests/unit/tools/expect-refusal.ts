import { expect } from 'vitest';
import type { ToolResult } from '@/tools/tool';
import type { World } from './world';

/** The call is refused like this, in one or two sentences, and no row of any table is another one than before. */
export async function expectRefusal(
  world: World,
  attempt: () => Promise<ToolResult>,
  refusal: object,
): Promise<void> {
  const before = await world.everything();
  const result = await attempt();
  expect(result).toMatchObject({ ok: false, ...refusal });
  expect(result).toHaveProperty('reason', expect.stringMatching(/\.$/));
  expect(await world.everything()).toEqual(before);
}
