import { messages } from '@/i18n/current';

/** Names times of day (epoch milliseconds) in a zone that `Intl` knows; how, is the language's business. */
export function timeFormat(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return messages.value.activity.time(
      parts.get('hour') ?? '',
      parts.get('minute') ?? '',
      parts.get('dayPeriod') === 'PM',
    );
  };
}
