import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import { catalogText } from '@/catalog/catalog-text';
import type { Coach } from '@/coach/coach';
import type { CheckInDao } from '@/db/check-in-dao';
import type { HabitDao } from '@/db/habit-dao';
import { liveSignal, type LiveSignal } from '@/db/live-signal';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { Clock } from '@/domain/clock';
import type { HabitId } from '@/domain/habit';
import { lastDays, type LocalDay } from '@/domain/local-day';
import { locale, messages } from '@/i18n/current';
import type { Snackbars } from '@/ui/snackbar';
import { starterIds } from './starters';
import { todayView, type TodayData, type TodayRow, type TodayView } from './today-view';

const STRIP_DAYS = 7;

export interface TodayModelDeps {
  readonly userId: string;
  readonly habitDao: HabitDao;
  readonly checkInDao: CheckInDao;
  readonly catalog: CatalogRepository;
  readonly coach: Pick<Coach, 'carryOut'>;
  readonly clock: Clock;
  readonly day: ReadonlySignal<LocalDay>;
  readonly snackbars: Snackbars;
}

export type TodayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly view: TodayView };

export interface Starter {
  readonly protocolId: string;
  readonly sentence: string;
  readonly anchor: string;
  readonly minimum: string;
}

interface DayQuery {
  readonly day: LocalDay;
  readonly live: LiveSignal<TodayData>;
}

/** Today as the database has it, in whatever tab it changes. */
export class TodayModel {
  readonly state: ReadonlySignal<TodayState>;
  readonly starters: ReadonlySignal<readonly Starter[]>;
  private readonly deps: TodayModelDeps;
  private readonly adding = signal<string | null>(null);

  constructor(deps: TodayModelDeps) {
    this.deps = deps;
    const source = signal(this.query(deps.day.peek()));
    let isFirst = true;
    effect(() => {
      const day = deps.day.value;
      if (isFirst) {
        isFirst = false;
        return;
      }
      source.peek().live.dispose();
      source.value = this.query(day);
    });
    let shown: TodayState = { kind: 'loading' };
    this.state = computed(() => {
      const { day, live } = source.value;
      const state = live.state.value;
      // While a new day is being read the old one stays on the screen.
      if (state.status === 'ready')
        shown = { kind: 'ready', view: todayView(state.value, day, lastDays(day, STRIP_DAYS)) };
      else if (state.status === 'failed') shown = { kind: 'failed' };
      return shown;
    });
    this.starters = computed(() => starterIds.flatMap((id) => this.starter(id)));
  }

  /** One tap: open becomes done in the usual dose, anything else becomes open again. */
  async toggle(row: TodayRow, day: LocalDay): Promise<void> {
    await this.mark(row, day, row.mark === 'open' ? 'done' : 'open');
  }

  /** Writes the day's answer for a habit; it can be taken back. */
  async mark(row: TodayRow, day: LocalDay, mark: TodayRow['mark']): Promise<void> {
    const text = messages.value.today;
    const isWritten = await this.attempt(() => this.put(row.id, day, mark));
    if (!isWritten) return;
    this.deps.snackbars.show({
      text: text.marked(row.sentence, mark),
      action: {
        label: messages.value.common.undo,
        run: () => void this.attempt(() => this.put(row.id, day, row.mark)),
      },
    });
  }

  /** Frees the habit's seat and keeps all it holds; it can be taken back. */
  async archive(row: TodayRow): Promise<void> {
    const { habitDao, snackbars } = this.deps;
    const isArchived = await this.attempt(() => habitDao.archive(row.id));
    if (!isArchived) return;
    snackbars.show({
      text: messages.value.today.archived(row.sentence),
      action: {
        label: messages.value.common.undo,
        run: () => void this.attempt(() => habitDao.restore(row.id, MAX_ACTIVE_HABITS_PER_TYPE)),
      },
    });
  }

  /** Adds a habit of the catalogue as the person's own doing: same rules, no card, but a way back. */
  async start({ protocolId, sentence }: Starter): Promise<void> {
    if (this.adding.value !== null) return;
    this.adding.value = protocolId;
    const { coach, snackbars } = this.deps;
    const text = messages.value.today;
    const args = { protocol_id: protocolId, frame_level: 'L2', framed_text: sentence };
    const result = await coach.carryOut({ name: 'add_habit', args });
    this.adding.value = null;
    if (!result.ok) {
      snackbars.show({ text: text.notAdded(result.reason) });
      return;
    }
    const habitId = result.data['habit_id'] as HabitId;
    snackbars.show({
      text: text.added(sentence),
      action: { label: messages.value.common.undo, run: () => void this.undoStart(habitId) },
    });
  }

  private async undoStart(habitId: HabitId): Promise<void> {
    const { habitDao, snackbars } = this.deps;
    const text = messages.value.today;
    await this.attempt(async () => {
      const outcome = await habitDao.removeInserted(habitId);
      snackbars.show({ text: outcome === 'has_check_ins' ? text.notUndone : text.undone });
      return true;
    });
  }

  private async put(habitId: HabitId, day: LocalDay, kind: TodayRow['mark']): Promise<boolean> {
    const { checkInDao, clock } = this.deps;
    if (kind === 'open') {
      await checkInDao.remove(habitId, day);
      return true;
    }
    return (await checkInDao.put({ habitId, day, kind, at: clock.now() })) === 'written';
  }

  /** Whether a write went through; when it didn't, that is said. */
  private async attempt(write: () => Promise<boolean>): Promise<boolean> {
    const isWritten = await write().catch(() => false);
    if (!isWritten) this.deps.snackbars.show({ text: messages.value.today.saveFailed });
    return isWritten;
  }

  private query(day: LocalDay): DayQuery {
    const { habitDao, checkInDao, userId } = this.deps;
    const first = lastDays(day, STRIP_DAYS)[0] ?? day;
    const live = liveSignal(async () => {
      const habits = await habitDao.listActive({ userId });
      const variants = await habitDao.variantsOf(habits.map((habit) => habit.id));
      const checkIns = await checkInDao.listBetween(first, day);
      return { habits, variants, checkIns };
    });
    return { day, live };
  }

  private starter(protocolId: string): readonly Starter[] {
    const item = this.deps.catalog.byId(protocolId);
    if (!item) return [];
    const { frameL2, anchor, minimalDose, safety } = catalogText(item, locale.value);
    if (safety !== null) return [];
    return [{ protocolId, sentence: frameL2, anchor, minimum: minimalDose }];
  }
}
