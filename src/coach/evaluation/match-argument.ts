import type { LocalDay } from '@/domain/local-day';
import { readDay } from '@/tools/day-argument';
import type { ExpectedArgument, ExpectedCall } from './evaluation-request';

type CallArguments = Readonly<Record<string, unknown>>;

/** One number with at most a word or a sign around it: `7`, `"7시간"`, `"#1"`, `"8,000"`. */
const ONE_NUMBER = /^\D{0,3}(-?\d{1,3}(?:,\d{3})+|-?\d+(?:\.\d+)?)\D{0,8}$/u;

/**
 * Whether a call's arguments are the expected ones. A day is compared by what it means on `today`, and one that
 * nobody named must be today: an invented day would put the entry where the person doesn't look for it.
 */
export function matchesArguments(args: CallArguments, expected: ExpectedCall, today: LocalDay): boolean {
  return Object.entries({ day: today, ...expected.args }).every(([name, argument]) =>
    name === 'day' ? matchesDay(args['day'], argument, today) : matchesArgument(args[name], argument),
  );
}

export function matchesArgument(value: unknown, expected: ExpectedArgument): boolean {
  if (typeof expected === 'string' || typeof expected === 'number') return isSame(value, expected);
  if ('contains' in expected) return expected.contains.some((word) => holds(value, word));
  if ('lacks' in expected) return !expected.lacks.some((word) => holds(value, word));
  return expected.some((each) => (each === null ? isLeftOut(value) : isSame(value, each)));
}

function matchesDay(value: unknown, expected: ExpectedArgument, today: LocalDay): boolean {
  const raw = isLeftOut(value) ? null : value;
  if (raw !== null && typeof raw !== 'string') return false;
  const reading = readDay(raw, today);
  return reading.ok && matchesArgument(reading.day, expected);
}

function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isSame(value: unknown, expected: string | number): boolean {
  if (typeof expected === 'number') return numberOf(value) === expected;
  return (typeof value === 'string' || typeof value === 'number') && fold(String(value)) === fold(expected);
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const digits = typeof value === 'string' ? ONE_NUMBER.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
}

function holds(value: unknown, word: string): boolean {
  return typeof value === 'string' && fold(value).includes(fold(word));
}

export function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
