import { argumentsOf } from '@/coach/pin-card';
import type { HabitDao } from '@/db/habit-dao';
import { MAX_ACTIVE_HABITS_PER_TYPE } from '@/domain/active-habit-quota';
import type { HabitId } from '@/domain/habit';
import { messages } from '@/i18n/current';
import type { ToolCall } from '@/tools/dispatch';
import type { Snackbars } from '@/ui/snackbar';
import type { Transcript } from './transcript';

export interface OffersPorts {
  readonly transcript: Pick<Transcript, 'find'>;
  readonly habitDao: Pick<HabitDao, 'archive' | 'restore'>;
  readonly snackbars: Snackbars;
  /** Lays a card for a call of the person's own, under the same rules. */
  readonly propose: (call: ToolCall) => Promise<void>;
}

/** What a refused card offers instead. */
export class Offers {
  private readonly ports: OffersPorts;

  constructor(ports: OffersPorts) {
    this.ports = ports;
  }

  /** Takes the sentence that a refused card offers. */
  async useAlternative(id: string): Promise<void> {
    const item = this.ports.transcript.find(id);
    if (item?.kind !== 'refused' || !item.isOfferOpen || !item.error.alternative) return;
    const { protocolId, framedText } = item.error.alternative;
    const mended = { protocol_id: protocolId, frame_level: 'L2', framed_text: framedText };
    // Any argument may be what was wrong: then only those of the offer are sure.
    const rest = item.error.code === 'validation' ? {} : argumentsOf(item.call);
    await this.ports.propose({ name: item.call.name, args: { ...rest, ...mended } });
  }

  /** Frees a seat for a refused habit, which is then proposed again; an open card sees the free seat by itself. */
  async archiveOccupant(id: string, habitId: HabitId): Promise<void> {
    const { habitDao, snackbars, transcript, propose } = this.ports;
    const text = messages.value;
    const isArchived = await habitDao.archive(habitId).catch(() => false);
    if (!isArchived) {
      snackbars.show({ text: text.today.saveFailed });
      return;
    }
    const restore = (): void => void habitDao.restore(habitId, MAX_ACTIVE_HABITS_PER_TYPE).catch(() => false);
    snackbars.show({ text: text.coach.archived, action: { label: text.common.undo, run: restore } });
    const item = transcript.find(id);
    if (item?.kind === 'refused' && item.isOfferOpen) await propose(item.call);
  }
}
