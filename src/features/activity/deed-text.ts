import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';
import { trackerTexts } from '@/i18n/tracker-texts';
import type { IconName } from '@/ui/icon';
import type { ActivityRow } from './activity-view';

/** What was done, in one sentence. */
export function deedText({ activity, tracker }: ActivityRow): string {
  const text = messages.value.activity;
  const { deed } = activity;
  switch (deed.kind) {
    case 'add_habit':
      return text.added(deed.sentence);
    case 'log_tracker_entry': {
      const words = trackerTexts[locale.value];
      const named = tracker ?? { id: deed.trackerId, name: null, kind: 'number', unit: 'none' };
      return text.recorded(`${words.name(named)} ${words.value(named, deed.value)}`);
    }
    case 'check_in_habit':
      return text.checked(deed.sentence, deed.checkIn.kind);
    case 'archive_habit':
      return text.archived(deed.sentence);
  }
}

export function forDayText({ forDay }: ActivityRow): string | null {
  return forDay === null ? null : messages.value.activity.forDay(formatDay(forDay, locale.value));
}

export function deedIcon({ activity }: ActivityRow): IconName {
  switch (activity.deed.kind) {
    case 'add_habit':
      return 'plus';
    case 'log_tracker_entry':
      return 'note';
    case 'check_in_habit':
      return 'check';
    case 'archive_habit':
      return 'shield';
  }
}
