import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import { catalogText } from '@/catalog/catalog-text';
import type { Coach } from '@/coach/coach';
import type { CheckInDao } from '@/db/check-in-dao';
import type { HabitDao } from '@/db/habit-dao';
import { liveSignal, type LiveSignal } from '@/db/live-signal';
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
  readonly coach: Pick<Coach, 'propose'>;
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

/** Today as the database has it, in whatever tab it changes. */
export class TodayModel {
  readonly state: ReadonlySignal<TodayState>;
  readonly starters: ReadonlySignal<readonly Starter[]>;
  private readonly deps: TodayModelDeps;
  private readonly adding = signal<string | null>(null);

  constructor(deps: TodayModelDeps) {
    this.deps = deps;
    const source = signal<LiveSignal<TodayData>>(this.query(deps.day.peek()));
    effect(() => {
      const live = this.query(deps.day.value);
      source.peek().dispose();
      source.value = live;
    });
    this.state = computed(() => {
      const live = source.value.state.value;
      if (live.status !== 'ready') return { kind: live.status };
      const day = deps.day.value;
      return { kind: 'ready', view: todayView(live.value, day, lastDays(day, STRIP_DAYS)) };
    });
    this.starters = computed(() => starterIds.flatMap((id) => this.starter(id)));
  }

  /** One tap: open becomes done in the usual dose, anything else becomes open again. Both can be taken back. */
  async toggle(row: TodayRow, day: LocalDay): Promise<void> {
    const { checkInDao, clock, snackbars } = this.deps;
    const text = messages.value.today;
    const put = (kind: TodayRow['mark']): Promise<unknown> =>
      kind === 'open'
        ? checkInDao.remove(row.id, day)
        : checkInDao.put({ habitId: row.id, day, kind, at: clock.now() });
    const next = row.mark === 'open' ? 'done' : 'open';
    await this.guarded(() => put(next), {
      text: next === 'done' ? text.kept(row.sentence) : text.reopened(row.sentence),
      action: {
        label: messages.value.common.undo,
        run: () => void put(row.mark).catch(() => snackbars.show({ text: text.saveFailed })),
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
    const result = await coach.propose(
      { name: 'add_habit', args },
      { emit: () => undefined, confirm: () => Promise.resolve(true) },
    );
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
    try {
      const outcome = await habitDao.removeInserted(habitId);
      snackbars.show({ text: outcome === 'has_check_ins' ? text.notUndone : text.undone });
    } catch {
      snackbars.show({ text: text.saveFailed });
    }
  }

  private async guarded(
    write: () => Promise<unknown>,
    done: Parameters<Snackbars['show']>[0],
  ): Promise<void> {
    try {
      await write();
      this.deps.snackbars.show(done);
    } catch {
      this.deps.snackbars.show({ text: messages.value.today.saveFailed });
    }
  }

  private query(day: LocalDay): LiveSignal<TodayData> {
    const { habitDao, checkInDao, userId } = this.deps;
    const first = lastDays(day, STRIP_DAYS)[0] ?? day;
    return liveSignal(async () => {
      const habits = await habitDao.listActive({ userId });
      const variants = await habitDao.variantsOf(habits.map((habit) => habit.id));
      const checkIns = await checkInDao.listBetween(first, day);
      return { habits, variants, checkIns };
    });
  }

  private starter(protocolId: string): readonly Starter[] {
    const item = this.deps.catalog.byId(protocolId);
    if (!item) return [];
    const { frameL2, anchor, minimalDose, safety } = catalogText(item, locale.value);
    if (safety !== null) return [];
    return [{ protocolId, sentence: frameL2, anchor, minimum: minimalDose }];
  }
}
