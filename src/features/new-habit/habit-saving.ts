import { signal, type ReadonlySignal } from '@preact/signals';
import type { HabitRequest, SaveHabitResult } from '@/coach/frames/save-habit';
import type { HabitDao } from '@/db/habit-dao';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { HabitId } from '@/domain/habit';
import { messages } from '@/i18n/current';
import type { Snackbars } from '@/ui/snackbar';

export interface HabitSavingDeps {
  readonly habitDao: Pick<HabitDao, 'archive' | 'restore' | 'removeInserted'>;
  readonly saveHabit: (request: HabitRequest) => Promise<SaveHabitResult>;
  readonly newKey: () => string;
  readonly snackbars: Snackbars;
  /** Leaves the editor. */
  readonly onSaved: () => void;
}

export interface Occupant {
  readonly habitId: HabitId;
  readonly sentence: string;
}

export type UnsavedHabit = Omit<HabitRequest, 'key'>;

/** Writes what the editor holds, once for however many taps, and can take it back. */
export class HabitSaving {
  readonly isSaving: ReadonlySignal<boolean>;
  /** Why the last attempt wrote nothing. */
  readonly refusal: ReadonlySignal<string | null>;
  /** No seat is free: one has to be given up first. */
  readonly needsSeat: ReadonlySignal<boolean>;
  private readonly deps: HabitSavingDeps;
  private readonly busy = signal(false);
  private readonly reason = signal<string | null>(null);
  private readonly seatless = signal(false);
  private key: string;

  constructor(deps: HabitSavingDeps) {
    this.deps = deps;
    this.key = deps.newKey();
    this.isSaving = this.busy;
    this.refusal = this.reason;
    this.needsSeat = this.seatless;
  }

  async save(habit: UnsavedHabit): Promise<boolean> {
    return this.once(() => this.write(habit, null));
  }

  /** Gives an active habit's seat to the new one; when that fails, it has its seat back. */
  async saveInPlaceOf(occupant: Occupant, habit: UnsavedHabit): Promise<boolean> {
    this.seatless.value = false;
    return this.once(async () => {
      const isArchived = await this.deps.habitDao.archive(occupant.habitId).catch(() => false);
      if (isArchived) return this.write(habit, occupant);
      this.reason.value = messages.peek().today.saveFailed;
      return false;
    });
  }

  askForSeat(): void {
    this.seatless.value = true;
  }

  keepSeats(): void {
    this.seatless.value = false;
  }

  clear(): void {
    this.reason.value = null;
  }

  private async once(write: () => Promise<boolean>): Promise<boolean> {
    if (this.busy.peek()) return false;
    this.busy.value = true;
    this.reason.value = null;
    try {
      return await write();
    } finally {
      this.busy.value = false;
    }
  }

  private async write(habit: UnsavedHabit, archived: Occupant | null): Promise<boolean> {
    const result = await this.deps.saveHabit({ ...habit, key: this.key });
    if (result.ok) {
      this.key = this.deps.newKey();
      this.announce(result.habitId, result.framedText, archived);
      this.deps.onSaved();
      return true;
    }
    if (archived) await this.restore(archived);
    // Another tab was faster.
    if (result.code === 'r3_quota') this.seatless.value = true;
    else this.reason.value = result.reason;
    return false;
  }

  private announce(habitId: HabitId, framedText: string, archived: Occupant | null): void {
    const { today, newHabit, common } = messages.peek();
    this.deps.snackbars.show({
      text: archived ? newHabit.addedInstead(framedText, archived.sentence) : today.added(framedText),
      action: { label: common.undo, run: () => void this.undo(habitId, archived) },
    });
  }

  private async undo(habitId: HabitId, archived: Occupant | null): Promise<void> {
    const { habitDao, snackbars } = this.deps;
    const text = messages.peek().today;
    const outcome = await habitDao.removeInserted(habitId).catch(() => 'failed' as const);
    if (outcome === 'has_check_ins') {
      snackbars.show({ text: text.notUndone });
      return;
    }
    const isUndone = outcome !== 'failed' && (archived === null || (await this.restore(archived)));
    snackbars.show({ text: isUndone ? text.undone : text.saveFailed });
  }

  private restore({ habitId }: Occupant): Promise<boolean> {
    return this.deps.habitDao.restore(habitId, MAX_ACTIVE_HABITS_PER_TYPE).catch(() => false);
  }
}
