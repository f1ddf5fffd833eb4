import type { Activity, Deed } from '@/domain/activity';
import type { Clock } from '@/domain/clock';
import type { AppDatabase } from './schema';

/** Put on a write that the coach proposed: it happens once a proposal, and is written down where it can be undone. */
export interface CoachStamp {
  readonly userId: string;
  readonly proposalKey: string;
}

/** What the proposal has already done. To be called, like {@link writeDown}, inside the write's own transaction. */
export async function deedOf(
  db: AppDatabase,
  { proposalKey }: Pick<CoachStamp, 'proposalKey'>,
): Promise<Deed | null> {
  const activity = await db.activities.where('proposalKey').equals(proposalKey).first();
  return activity?.deed ?? null;
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
