import { computed, type ReadonlySignal } from '@preact/signals';
import type { ActivityDao, UndoOutcome } from '@/db/activity-dao';
import { liveSignal } from '@/db/live-signal';
import type { TrackerDao } from '@/db/tracker-dao';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { Activity } from '@/domain/activity';
import { messages } from '@/i18n/current';
import type { Snackbars } from '@/ui/snackbar';
import { activityDays, knownZone, type ActivityDay } from './activity-view';

/** More than anybody looks back through; older deeds stay stored. */
const SHOWN = 100;

export interface ActivityModelDeps {
  readonly userId: string;
  readonly activityDao: Pick<ActivityDao, 'list' | 'undo'>;
  readonly trackerDao: Pick<TrackerDao, 'list'>;
  /** The person's IANA zone. */
  readonly zone: () => string;
  readonly snackbars: Snackbars;
}

export type ActivityState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly days: readonly ActivityDay[]; readonly zone: string };

/** What the coach did, as the database has it, in whatever tab it changes. */
export class ActivityModel {
  readonly state: ReadonlySignal<ActivityState>;
  /** One deed at a time: a second tap on the same one finds it running. */
  private isUndoing = false;
  private readonly deps: ActivityModelDeps;

  constructor(deps: ActivityModelDeps) {
    this.deps = deps;
    const { activityDao, trackerDao, userId, zone } = deps;
    const live = liveSignal(async () => ({
      activities: await activityDao.list(userId, SHOWN),
      trackers: await trackerDao.list(userId),
    }));
    this.state = computed(() => {
      const read = live.state.value;
      if (read.status !== 'ready') return { kind: read.status };
      const known = knownZone(zone());
      const { activities, trackers } = read.value;
      return { kind: 'ready', days: activityDays(activities, trackers, known), zone: known };
    });
  }

  /** Takes one deed back, or says why it stays. */
  async undo({ proposalKey, deed }: Activity): Promise<void> {
    if (this.isUndoing) return;
    this.isUndoing = true;
    const { activityDao, snackbars } = this.deps;
    const text = messages.value.activity.outcome;
    try {
      const outcome = await activityDao.undo(proposalKey, MAX_ACTIVE_HABITS_PER_TYPE);
      snackbars.show({ text: text[sentenceOf(outcome, deed)] });
    } catch {
      snackbars.show({ text: text.failed });
    } finally {
      this.isUndoing = false;
    }
  }
}

/** An added habit changes by being checked in; of anything else it can't be said what changed. */
function sentenceOf(outcome: UndoOutcome, deed: Activity['deed']) {
  return outcome === 'changed' && deed.kind === 'add_habit' ? 'hasRecords' : outcome;
}
