import { messages } from '@/i18n/current';
import type { ToolCall } from '@/tools/dispatch';

/** What was not done, by the tool that was called. */
export function refusedTitle({ name }: ToolCall): string {
  const text = messages.value.coach.refused.title;
  switch (name) {
    case 'add_habit':
      return text.habit;
    case 'log_tracker_entry':
      return text.entry;
    case 'check_in_habit':
      return text.checkIn;
    case 'archive_habit':
      return text.archive;
    default:
      return text.other;
  }
}
