import type { CoachStamp } from '@/db/coach-stamp';
import type { ToolDeps, WriteContext } from './tool';

/** What goes on a write that was proposed in the talk; undefined for the person's own. */
export function stampOf(
  { userId }: ToolDeps,
  { proposalKey, isByCoach }: WriteContext,
): CoachStamp | undefined {
  return isByCoach ? { userId, proposalKey } : undefined;
}
