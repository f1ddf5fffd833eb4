import { cleanText } from '@/domain/text-limits';

/** Verb stems that name something to do, not a result: only these are turned into a sentence. */
const KOREAN_STEM = [
  '읽|쓰|적|걷|뛰|달리|마시|먹|씹|자|일어나|보|듣|배우|타|그리|치|앉|서|씻|닦|감|만나|만들|놀|챙기|켜|끄|두|넣',
  '돌보|심|키우|가꾸|외우|풀|모으|펴|펼치|개|부르|두드리|주무르|정하|가|나가|나서|산책하|운동하|공부하|명상하',
  '정리하|청소하|요리하|연습하|복습하|예습하|기록하|저축하|연락하|전화하|스트레칭하|요가하|수영하|조깅하|러닝하',
  '기도하|필사하|독서하|걷기하|인사하|칭찬하|감사하|계획하|준비하|샤워하|세수하|양치하|설거지하|빨래하|등산하',
].join('|');
const KOREAN_WISH = new RegExp(`^(.*(?:${KOREAN_STEM}))고\\s*싶(?:어요?|다|은데요?|네요?|습니다)?$`);
const KOREAN_HABIT = new RegExp(`^(.*(?:${KOREAN_STEM}))는\\s*습관[을를]?\\s*(?:만들|들이|갖|가지).*$`);
const KOREAN_ACTION = /[가-힣]기$/;
/** They end like an action and are none: results, and nouns. */
const KOREAN_RESULT = /(?:지|되|빼|찌|붙|벌|이기|(?:^|\s)따|성공하|합격하|건강하|행복하|날씬하)기$/;
const KOREAN_NOUN =
  /(?:일기|고기|이야기|비행기|청소기|세탁기|(?:^|\s)(?:악기|경기|후기|향기|전기|연기|용기|동기|자기|아기|무기|인기|위기|시기|감기|모기|여기|거기|기))$/;

const ENGLISH_LEAD =
  /^(?:i(?:(?:'d| would) (?:like|love) to| (?:want|wish|hope|plan|need) to|'m going to| will|'ll)|let(?:'s| me)|to)\s+/i;
const ENGLISH_VERB =
  /^(?:walk|run|jog|swim|ride|cycle|stretch|exercise|meditate|breathe|read|write|draw|paint|sing|play|practi[cs]e|study|review|learn|listen|drink|eat|cook|chew|floss|brush|wash|clean|tidy|make|wake|get up|go|sit|stand|climb|call|text|visit|thank|greet|plan|save|plant|water|open|put|take|do)\b/i;

/** A wish that is a fine action already, put as one (`책 읽고 싶어` → `책 읽기`); null where grammar isn't safe. */
export function ownWords(wish: string): string | null {
  const words = cleanText(wish).replace(/[\s.!?~…,。]+$/u, '');
  return koreanAction(words) ?? englishAction(words.replaceAll('’', "'"));
}

function koreanAction(words: string): string | null {
  const stem = (KOREAN_HABIT.exec(words) ?? KOREAN_WISH.exec(words))?.[1];
  // `-고 싶다` stands on the same stem as `-기`, whatever the verb.
  if (stem !== undefined) return `${stem}기`;
  const isAction = KOREAN_ACTION.test(words) && !KOREAN_RESULT.test(words) && !KOREAN_NOUN.test(words);
  return isAction ? words : null;
}

function englishAction(words: string): string | null {
  const action = words.replace(ENGLISH_LEAD, '');
  if (!ENGLISH_VERB.test(action)) return null;
  return action.charAt(0).toUpperCase() + action.slice(1);
}
