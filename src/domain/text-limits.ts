/** Lengths in graphemes: what a person counts as one character, be it 한, é or a family emoji. */
export const TEXT_LIMITS = {
  framedText: { min: 1, max: 200 },
  anchor: { min: 0, max: 50 },
  dose: { min: 0, max: 100 },
  note: { min: 0, max: 200 },
} as const;

export type TextField = keyof typeof TEXT_LIMITS;

export type TextProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too_long'; readonly count: number; readonly max: number }
  /** Holds U+FFFD or half a surrogate pair: a syllable was lost on the way and can't be restored. */
  | { readonly kind: 'broken' };

/** Longer text is counted in UTF-16 units: nobody types that much, and segmenting a megabyte takes seconds. */
const SEGMENTED_UNITS = 10_000;

const BREAKS_AND_TABS = /[\t-\r\u0085\u2028\u2029]+/g;
/**
 * Controls, soft hyphens, zero-width spaces, Hangul fillers, direction overrides and the like: they let a stored text
 * differ from the one on the card, or hide a word from the rules.
 */
const INVISIBLE =
  /[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u3164\uFFA0]/gu;
/** Joiners are kept inside emoji (families) and after combining signs (Indic scripts), nowhere else. */
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}])[\u200C\u200D]/gu;
/** Variation selectors are kept behind emoji and ideographs, which they draw in another way, nowhere else. */
const STRAY_SELECTOR = /(?<![\p{Emoji}\p{Ideographic}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** Tag characters spell hidden ASCII; only the flags of England, Scotland and Wales use them in the open. */
const STRAY_TAGS = /(?<![\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0000}-\u{E007F}]+/gu;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The text as it is stored and compared: NFC, on one line, without invisible characters, trimmed. */
export function cleanText(raw: string): string {
  const cleaned = cleanOnce(raw);
  // What goes may bring together what then composes, or leave a joiner that stood behind it stray.
  return cleaned === raw ? cleaned : cleanText(cleaned);
}

function cleanOnce(raw: string): string {
  return raw
    .replace(BREAKS_AND_TABS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_TAGS, '')
    .normalize('NFC')
    .trim();
}

/** Graphemes of cleaned text. */
export function countGraphemes(text: string): number {
  if (text.length > SEGMENTED_UNITS) return text.length;
  return Array.from(graphemes.segment(text)).length;
}

/** What keeps a text out of its field, after clean-up; null if nothing does. */
export function judgeText(field: TextField, raw: string): TextProblem | null {
  const text = cleanText(raw);
  if (/[\uFFFD\p{Cs}]/u.test(text)) return { kind: 'broken' };
  const { min, max } = TEXT_LIMITS[field];
  const count = countGraphemes(text);
  if (count < min) return { kind: 'empty' };
  return count > max ? { kind: 'too_long', count, max } : null;
}

/** Optional texts: blank means not given. */
export function blankToNull(text: string | null | undefined): string | null {
  const cleaned = cleanText(text ?? '');
  return cleaned === '' ? null : cleaned;
}
