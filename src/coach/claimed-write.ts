import type { Locale } from '@/lib/locale';

/** Writes that a model may claim; reading tools make it speak of what the *person* recorded, which is no claim. */
const KOREAN_OWN = '추가|저장|등록|보관|설정|생성';
const KOREAN_ANY = `${KOREAN_OWN}|기록|체크|완료`;
const KOREAN_DONE = String.raw`(?:을|를)?\s*(?:했|하였|됐|되었|완료|해\s*(?:뒀|두었|놨|놓았|드렸|줬|주었))`;
const KOREAN_VERBS = String.raw`(?:담|넣|더해\s*넣|적)(?:았|었|어\s*(?:뒀|두었|놨|놓았|드렸))|더했|만들었|지웠`;
const ENGLISH_ANY =
  'added|saved|recorded|logged|archived|created|registered|noted|checked (?:it |that )?(?:off|in)';
const ENGLISH_OWN = 'added|saved|archived|created|registered';

const patterns: Readonly<Record<Locale, (isReading: boolean) => RegExp>> = {
  ko: (isReading) =>
    new RegExp(`(?:${isReading ? KOREAN_OWN : KOREAN_ANY})${KOREAN_DONE}|${KOREAN_VERBS}`, 'u'),
  en: (isReading) => {
    const done = isReading ? ENGLISH_OWN : ENGLISH_ANY;
    return new RegExp(
      String.raw`\b(?:i|i've|i have|it's|it is|has been|have been|was|were|is now|successfully|just|already)\s+(?:(?:now|just|already|also)\s+)?(?:${done})\b|^(?:${done})\b|^(?:all )?done\b`,
      'iu',
    );
  },
};

/** Words that turn a sentence into the opposite of a claim. */
const DENIAL: Readonly<Record<Locale, RegExp>> = {
  ko: /않|못\s*(?:했|하)|안\s*(?:했|됐)|없/u,
  en: /\b(?:not|never|nothing|couldn't|didn't|wasn't|hasn't|haven't|isn't)\b/iu,
};

/**
 * Whether a model's words say that something was saved. Questions and denials are no claims. It is only asked when
 * nothing was saved: a claim then has to be set right, and a false alarm says no more than what is true.
 *
 * @param hasRead a reading tool ran in the turn, so words on what was recorded may be the person's own past
 */
export function claimsWrite(words: string, { hasRead }: { readonly hasRead: boolean }): boolean {
  const sentences = words
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .split(/(?<=[.!?。…])\s+|\n+/u);
  return sentences.some(
    (sentence) =>
      !/\?\s*$/.test(sentence) &&
      (['ko', 'en'] as const).some(
        (locale) => patterns[locale](hasRead).test(sentence.trim()) && !DENIAL[locale].test(sentence),
      ),
  );
}
