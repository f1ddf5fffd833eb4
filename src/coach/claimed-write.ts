/** Writes that a model may claim; reading tools make it speak of what the *person* recorded, which is no claim. */
const KOREAN_OWN = '추가|저장|등록|보관|설정|생성|반영';
const KOREAN_ANY = `${KOREAN_OWN}|기록|체크|완료|입력`;
const KOREAN_DONE = String.raw`(?:을|를|이|가|에)?\s*(?:했|하였|됐|되었|완료\s*(?:했|됐|되었)|남겼|해\s*(?:뒀|두었|놨|놓았|드렸|줬|주었))`;
const KOREAN_VERBS = String.raw`담(?:았|아\s*(?:뒀|두었|놨|놓았|드렸))|넣(?:었|어\s*(?:뒀|두었|놨|놓았|드렸))|적어\s*(?:뒀|두었|놨|놓았|드렸)|(?:을|를)\s*적었|더했|만들었|지웠`;
/** Speaks of it as a condition, as news from the person, or as something that already was. */
const KOREAN_NO_CLAIM = String.raw`(?!다니|군|네요?\b|다면|으면|을\s*때|던|는지|는데|어야|더라도)`;
const KOREAN_PROMISE = String.raw`(?:추가|저장|기록|등록|체크|보관)(?:을|를)?\s*(?:할게요|해\s*(?:드릴|둘|놓을)게요)`;
const ENGLISH_ANY =
  'added|saved|recorded|logged|archived|created|registered|checked (?:it |that )?(?:off|in)';
const ENGLISH_OWN = 'added|saved|archived|created|registered';

function korean(nouns: string): RegExp {
  return new RegExp(
    `(?:(?:${nouns})${KOREAN_DONE}|${KOREAN_VERBS})${KOREAN_NO_CLAIM}|${KOREAN_PROMISE}`,
    'u',
  );
}

function english(verbs: string): RegExp {
  const subject = String.raw`(?:i|i've|i have|it's|is|are|has been|have been|was|were|successfully|just|already)`;
  return new RegExp(
    String.raw`\b${subject}\s+(?:(?:now|just|already|also)\s+)?(?:${verbs})\b|(?:^|, )(?:${verbs})\b|^(?:all )?done\b|\ball set\b`,
    'iu',
  );
}

/** Before and after a look at the records. */
const patterns = {
  writing: [korean(KOREAN_ANY), english(ENGLISH_ANY)],
  reading: [korean(KOREAN_OWN), english(ENGLISH_OWN)],
} as const;

/** The claim itself turned into its opposite, or into a condition. */
const DENIAL =
  /(?:지\s*(?:는\s*)?않|지\s*(?:는\s*)?못|못\s*했|안\s*(?:했|됐)|것은\s*없|게\s*없|적이?\s*없)|\b(?:not|never|nothing|couldn't|didn't|wasn't|hasn't|haven't|isn't|aren't)\b|\b(?:if|once|when|until|after|before)\b/iu;
/** Said of how, not of whether. */
const HARMLESS = /(?:잊|무리하|부담되|빠뜨리|놓치)지\s*않(?:게|도록|고)|문제\s*없이/gu;

/**
 * Whether a model's words say that something was saved, or is being saved now. Questions, denials and conditions are no
 * claims. It is only asked when nothing was saved in the turn: a claim then has to be set right.
 *
 * @param hasRead a reading tool ran in the turn, so words on what was recorded may be the person's own past
 */
export function claimsWrite(words: string, { hasRead }: { readonly hasRead: boolean }): boolean {
  const sentences = words
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .split(/(?<=[.!?。…])\s+|\n+/u);
  const claims = patterns[hasRead ? 'reading' : 'writing'];
  return sentences.some((sentence) => {
    const said = sentence.replace(HARMLESS, '').trim();
    if (/\?$/.test(said) || DENIAL.test(said)) return false;
    return claims.some((claim) => claim.test(said));
  });
}
