import type { Activity, Deed } from '@/domain/activity';
import { DEFAULT_ZONE, isKnownZone, localDayOf, type LocalDay } from '@/domain/local-day';
import type { Tracker } from '@/domain/tracker';

/** The deeds of one calendar day. */
export interface ActivityDay {
  readonly day: LocalDay;
  readonly rows: readonly ActivityRow[];
}

export interface ActivityRow {
  readonly activity: Activity;
  /** What was measured; null for any other deed, and for a tracker that is gone. */
  readonly tracker: Tracker | null;
  /** The day that the deed is about, where that is another than the day it was done on. */
  readonly forDay: LocalDay | null;
}

/** Groups what the coach did, newest first, by the calendar day in the person's zone. */
export function activityDays(
  activities: readonly Activity[],
  trackers: readonly Tracker[],
  zone: string,
): readonly ActivityDay[] {
  const trackerById = new Map(trackers.map((tracker) => [tracker.id, tracker]));
  const days = new Map<LocalDay, ActivityRow[]>();
  for (const activity of activities) {
    const day = localDayOf(activity.at, zone, 0);
    const { deed } = activity;
    const about = dayOf(deed);
    const row: ActivityRow = {
      activity,
      tracker: deed.kind === 'log_tracker_entry' ? (trackerById.get(deed.trackerId) ?? null) : null,
      forDay: about === null || about === day ? null : about,
    };
    const rows = days.get(day);
    if (rows) rows.push(row);
    else days.set(day, [row]);
  }
  return Array.from(days, ([day, rows]) => ({ day, rows }));
}

function dayOf(deed: Deed): LocalDay | null {
  switch (deed.kind) {
    case 'log_tracker_entry':
      return deed.day;
    case 'check_in_habit':
      return deed.checkIn.day;
    case 'add_habit':
    case 'archive_habit':
      return null;
  }
}

/** A zone that `Intl` takes. */
export function knownZone(zone: string): string {
  return isKnownZone(zone) ? zone : DEFAULT_ZONE;
}
