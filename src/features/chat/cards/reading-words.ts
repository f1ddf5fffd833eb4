import { addDays, compareDays, type LocalDay } from '@/domain/local-day';
import { messages } from '@/i18n/current';
import type { Reading } from '@/tools/reading';

/** What a reading is about, and for a day what is left of it. */
export function readingTitle(reading: Reading): string {
  const { coach, today, nav } = messages.value;
  const text = coach.reading;
  switch (reading.kind) {
    case 'today': {
      if (reading.habits.length === 0) return nav.today;
      const left = reading.habits.filter(({ mark }) => mark === 'open').length;
      return left === 0 ? today.left(0) : text.today(today.left(left));
    }
    case 'habits':
      return reading.habits.length === 0 ? text.noneTitle : text.habits(reading.habits.length);
    case 'progress':
      return text.progress(countDays(reading.first, reading.last));
    case 'catalog':
      return text.catalog(reading.query);
  }
}

/** What a screen reader is told when it appears. */
export function spokenReading(reading: Reading): string {
  const text = messages.value.coach.reading;
  const title = readingTitle(reading);
  switch (reading.kind) {
    case 'today':
    case 'habits':
      return reading.habits.length === 0 ? `${title}. ${text.noHabits}` : title;
    case 'progress': {
      const lines = reading.habits.map(({ sentence, kept, days }) => `${sentence}, ${text.kept(kept, days)}`);
      return `${title}. ${lines.length === 0 ? text.noHabits : lines.join('. ')}`;
    }
    case 'catalog':
      if (reading.items.length === 0) return text.nothingFound(reading.query);
      return `${title}. ${reading.items.map((item) => item.title).join(', ')}`;
  }
}

/** Days from `first` to `last`, both included. */
function countDays(first: LocalDay, last: LocalDay): number {
  let count = 1;
  for (let day = first; compareDays(day, last) < 0; day = addDays(day, 1)) count += 1;
  return count;
}
