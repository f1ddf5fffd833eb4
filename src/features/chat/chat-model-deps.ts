import type { ReadonlySignal } from '@preact/signals';
import type { Coach } from '@/coach/coach';
import type { ActivityDao } from '@/db/activity-dao';
import type { CheckInDao } from '@/db/check-in-dao';
import type { HabitDao } from '@/db/habit-dao';
import type { TalkDao } from '@/db/talk-dao';
import type { Clock } from '@/domain/clock';
import type { LocalDay } from '@/domain/local-day';
import type { Snackbars } from '@/ui/snackbar';

export interface ChatModelDeps {
  readonly userId: string;
  readonly coach: Coach;
  readonly habitDao: Pick<HabitDao, 'listActive' | 'archive' | 'restore'>;
  readonly checkInDao: Pick<CheckInDao, 'listBetween'>;
  readonly activityDao: Pick<ActivityDao, 'list' | 'undo'>;
  readonly talkDao: TalkDao;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly snackbars: Snackbars;
  /** Remembers that the person has turned the model on, so that later talks may wake it. */
  readonly onModelChosen: () => void;
  readonly day: ReadonlySignal<LocalDay>;
  /** Whatever else cards depend on: language, zone, what is hidden. */
  readonly settings: ReadonlySignal<unknown>;
}
