import type { ToolCall } from '@/tools/dispatch';
import type { HabitHandles } from '@/tools/habit-handles';
import type { OpenProposal } from './coach-event';

/** The only habit that a pinned card knows. */
const ONLY_HANDLE = '1';

/**
 * A card's call for a later check. Handles, names and "today" meant something when it was made, and go on meaning that: the
 * habit is the one on the card, whatever its number is now, and the day the one that the card names.
 */
export function pinCard(
  { call, proposal }: OpenProposal,
  edited?: Readonly<Record<string, unknown>>,
): { readonly call: ToolCall; readonly handles: HabitHandles } {
  const args = edited ?? argumentsOf(call);
  const pinned = {
    ...('day' in proposal && (edited?.['day'] ?? null) === null && { day: proposal.day }),
    ...('habitId' in proposal && { habit: ONLY_HANDLE }),
    // The model may have called it by a name, which is another one in another language.
    ...('tracker' in proposal && { tracker_id: proposal.tracker.id }),
  };
  return {
    call: { name: call.name, args: { ...args, ...pinned } },
    handles: 'habitId' in proposal ? [proposal.habitId] : [],
  };
}

/** Arguments as the schema reads them: a card was made of an object. */
export function argumentsOf({ args }: ToolCall): Readonly<Record<string, unknown>> {
  return typeof args === 'object' && args !== null ? { ...args } : {};
}
