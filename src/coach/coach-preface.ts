import type { LocalDay } from '@/domain/local-day';
import { coachPrompt } from '@/i18n/coach-prompt';
import { formatWeekdayLong } from '@/i18n/format-day';
import type { Locale } from '@/lib/locale';
import type { Conversation } from '@/llm/format/prompt-format';
import { declarationsOf, type ToolRegistry } from '@/tools/registry';
import { shortText } from '@/tools/short-text';

/** Graphemes of a habit's sentence in the list: enough to tell six of them apart. */
const SENTENCE_LENGTH = 40;

export type Preface = Pick<Conversation, 'system' | 'tools'>;

export interface PrefaceFacts {
  readonly locale: Locale;
  readonly day: LocalDay;
  /** The active habits, in the order of their handles. */
  readonly habits: readonly { readonly handle: string; readonly sentence: string }[];
  readonly registry: ToolRegistry;
  /** How the coach speaks, in the person's own words; null: the app's. */
  readonly manner: string | null;
}

/**
 * What stands before every talk: who the coach is, the rules in words, the day, the habits by handle, and the tools.
 * It changes only when one of these does, so that the runtime can reuse what it has read of it.
 */
export function coachPreface({ locale, day, habits, registry, manner }: PrefaceFacts): Preface {
  const text = coachPrompt[locale];
  const listed = habits.map(({ handle, sentence }) => `${handle} ${shortText(sentence, SENTENCE_LENGTH)}`);
  const system = [
    manner ?? text.manner,
    ...text.rules,
    text.today(day, formatWeekdayLong(day, locale)),
    text.habits(listed),
  ].join('\n');
  return { system, tools: declarationsOf(registry, locale) };
}
