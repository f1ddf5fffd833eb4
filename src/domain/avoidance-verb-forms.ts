/** Endings that stand on any stem. Left out on purpose: the past attributive (`먹은`, `본`) and the condition (`먹으면`). */
const ENDINGS = Array.from('기고지자게겠거는니네나다더든도려며습');
const CLOSED_ENDINGS = '을 음 읍 어 아 었 았 으려 으니 으며 으시 으세 으라 으나'.split(' ');

const FIRST_SYLLABLE = 0xac00;
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** Vowels that merge with `어` or `아` into one syllable. */
const MERGED: Readonly<Record<string, string>> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ' };
const BRIGHT_VOWELS = 'ㅏㅗ';

interface Syllable {
  readonly initial: number;
  readonly vowel: string;
  readonly final: string;
}

/**
 * How the forms begin that a Korean verb takes as a predicate, given its stem (`먹`, `마시`, `하`): nominal, connective,
 * final, contracted. Irregular verbs are formed both ways, since a form that doesn't exist does no harm.
 */
export function verbForms(stem: string): readonly string[] {
  return [...ENDINGS.map((ending) => stem + ending), ...changedForms(stem)];
}

function changedForms(stem: string): readonly string[] {
  const before = stem.slice(0, -1);
  const last = lastSyllable(stem);
  const changed = (final: string, endings: string): readonly string[] =>
    Array.from(endings, (ending) => before + spell({ ...last, final }) + ending);
  if (last.final === ' ') {
    const short = Array.from('ㄹㅁㅂ', (final) => before + spell({ ...last, final }));
    return [...short, ...changed('ㄴ', '다대'), ...joinedForms(stem, before, last)];
  }
  const regular = CLOSED_ENDINGS.map((ending) => stem + ending);
  switch (last.final) {
    case 'ㄹ':
      return [...regular, ...changed(' ', '는니네나'), `${stem} `];
    case 'ㄷ':
      return [...regular, ...changed('ㄹ', '어아었았을')];
    case 'ㅂ':
      return [...regular, ...changed(' ', '워와웠왔우울')];
    case 'ㅅ':
      return [...regular, ...changed(' ', '어아었았으을')];
    default:
      return regular;
  }
}

/** The stem joined with `어` or `아`, and the same with the `ㅆ` of the past. */
function joinedForms(stem: string, before: string, last: Syllable): readonly string[] {
  const both = (start: string, syllable: Syllable): readonly string[] => {
    const joined = start + spell({ ...syllable, final: ' ' });
    const past = start + spell({ ...syllable, final: 'ㅆ' });
    // Where nothing shows that `어` was joined (`가`, `보내`), only what follows tells a form from another word.
    return joined === stem ? [...Array.from(' 요서야보봐', (next) => joined + next), past] : [joined, past];
  };
  const apart = Array.from('어아었았', (ending) => stem + ending);
  if (stem.endsWith('하')) return both(before, { ...last, vowel: 'ㅐ' });
  if (last.vowel === 'ㅡ') {
    if (before === '') return both(before, { ...last, vowel: 'ㅓ' });
    const previous = lastSyllable(before);
    const joined = { ...last, vowel: BRIGHT_VOWELS.includes(previous.vowel) ? 'ㅏ' : 'ㅓ' };
    if (!stem.endsWith('르')) return both(before, joined);
    const doubled = before.slice(0, -1) + spell({ ...previous, final: 'ㄹ' });
    return [...both(before, joined), ...both(doubled, joined)];
  }
  const merged = MERGED[last.vowel];
  if (merged !== undefined) return [...both(before, { ...last, vowel: merged }), ...apart];
  return 'ㅏㅓㅕㅐㅔ'.includes(last.vowel) ? both(before, last) : apart;
}

function lastSyllable(word: string): Syllable {
  const index = word.charCodeAt(word.length - 1) - FIRST_SYLLABLE;
  const initialAndVowel = Math.floor(index / FINALS.length);
  return {
    initial: Math.floor(initialAndVowel / VOWELS.length),
    vowel: VOWELS.charAt(initialAndVowel % VOWELS.length),
    final: FINALS.charAt(index % FINALS.length),
  };
}

function spell({ initial, vowel, final }: Syllable): string {
  const index = (initial * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length + FINALS.indexOf(final);
  return String.fromCharCode(FIRST_SYLLABLE + index);
}
