import type { Activity, Deed } from '@/domain/activity';
import type { Clock } from '@/domain/clock';
import { UndoneDeedError } from '@/domain/undone-deed';
import type { AppDatabase } from './schema';

/** Put on a write that the coach proposed: it happens once a proposal, and is written down where it can be undone. */
export interface CoachStamp {
  readonly userId: string;
  readonly proposalKey: string;
}

/**
 * What the proposal has already done, null if nothing. To be called, like {@link writeDown}, inside the write's own
 * transaction.
 *
 * @throws UndoneDeedError when it was done and undone since
 */
export async function deedOf(
  db: AppDatabase,
  { proposalKey }: Pick<CoachStamp, 'proposalKey'>,
): Promise<Deed | null> {
  const activity = await db.activities.where('proposalKey').equals(proposalKey).first();
  if (activity === undefined) return null;
  if (activity.undoneAt !== null) throw new UndoneDeedError();
  return activity.deed;
}

export async function writeDown(
  db: AppDatabase,
  clock: Clock,
  { userId, proposalKey }: CoachStamp,
  deed: Deed,
): Promise<void> {
  const activity: Activity = {
    id: crypto.randomUUID(),
    userId,
    at: clock.now(),
    proposalKey,
    deed,
    undoneAt: null,
  };
  await db.activities.add(activity);
}
