import { verbForms } from './avoidance-verb-forms';
import { wordList, type AvoidanceWordList } from './avoidance-words';

/** What has to stand around a keyword; each names word lists. */
export interface AvoidanceContextSource {
  /** Right before the keyword, but for a particle and an adverb: `게임(을 이제) 접기`. */
  readonly after?: readonly string[] | undefined;
  /** Not right before it: `가방 안 …`. */
  readonly notAfter?: readonly string[] | undefined;
  /** Right after it: `안 먹기`. */
  readonly before?: readonly string[] | undefined;
  /** Among the words that follow it, up to the first preposition: `ditch (my late-night) snacks`. */
  readonly object?: readonly string[] | undefined;
}

/** Word lists by name; one string may hold several words, separated by a comma and a space. */
export type AvoidanceWordLists = Readonly<Record<string, readonly string[]>>;

/** The end of the keyword with the word that belongs to it, or -1 if something else stands around it. */
export type AvoidanceContext = (text: string, start: number, end: number) => number;

const PARTICLE =
  /(?:으로부터|로부터|한테서|에서|에게|한테|이랑|하고|부터|으로|[을를은는도만이가에의와과랑로])$/u;
const ADVERB =
  /(?<= )(?:이제|완전히|전부|싹|다|좀|그냥|딱|잘|꼭|과감히|과감하게|확실히|스스로|조금씩|당장|모두)$/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;
/** UTF-16 units before a keyword that are looked at. */
const REACH = 40;
const OBJECT_WORDS = 5;
const LONGEST_PHRASE = 3;
/** Where the object of an English verb ends. */
const PREPOSITION =
  /^(?:for|with|in|on|at|to|of|by|from|into|onto|and|or|but|before|after|until|till|while|when|so|off|up|like|as|about|around|near|over|under)$/;

/** Contexts over shared lists. Throws a SyntaxError on a list that doesn't exist. */
export function contextCompiler(
  words: AvoidanceWordLists,
  verbs: AvoidanceWordLists,
): (source: AvoidanceContextSource) => AvoidanceContext {
  const compiled = new Map<string, AvoidanceWordList>();
  const wordsOf = (name: string): readonly string[] => {
    const lines = words[name] ?? verbs[name];
    if (lines === undefined) throw new SyntaxError(`no list of words is called ${name}`);
    const listed = lines.flatMap((line) => line.split(', '));
    return words[name] === undefined ? listed.flatMap(verbForms) : listed;
  };
  const listOf = (names: readonly string[] | undefined): AvoidanceWordList | undefined => {
    if (names === undefined) return undefined;
    const key = names.join(' ');
    const list = compiled.get(key) ?? wordList(names.flatMap(wordsOf));
    compiled.set(key, list);
    return list;
  };
  return (source) => {
    const after = listOf(source.after);
    const notAfter = listOf(source.notAfter);
    const before = listOf(source.before);
    const object = listOf(source.object);
    return (text, start, end) => {
      const leading = text.slice(Math.max(0, start - REACH), start).trimEnd();
      if (after !== undefined && !standsAfter(leading, after)) return -1;
      if (notAfter?.ends(leading) === true) return -1;
      if (object !== undefined && !hasObject(text.slice(end), object)) return -1;
      return before === undefined ? end : before.endOfWordAt(text, end);
    };
  };
}

function standsAfter(leading: string, list: AvoidanceWordList): boolean {
  return [leading, leading.replace(ADVERB, '').trimEnd()].some(
    (text) => list.ends(text) || list.ends(text.replace(PARTICLE, '').trimEnd()),
  );
}

function hasObject(following: string, list: AvoidanceWordList): boolean {
  const words: string[] = [];
  for (const [word] of following.matchAll(WORD)) {
    if (PREPOSITION.test(word) || words.length === OBJECT_WORDS) break;
    words.push(word);
  }
  return words.some((_, first) => {
    const phrase = words.slice(first, first + LONGEST_PHRASE);
    return phrase.some((__, last) => list.has(phrase.slice(0, last + 1).join(' ')));
  });
}
