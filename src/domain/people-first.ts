import { foldText } from './fold-text';

/** Not within other words: 혼자 살기, 혼자 해 보기. */
const SELF_HARM =
  /죽고\s*싶|죽어\s*버리|죽을래|(?<!혼)자살|(?<![가-힣])자해|살고\s*싶지\s*않|살기\s*싫|\bkill(?:ing)? myself|suicid|self[- ]?harm|\b(?:hurt|cut)(?:ting)? myself|(?:want|wish) to die|end my life/u;

/** Not within other words: 검토하기, 계단식, 간단식; nor a match of singles in some sports, nor a wardrobe that is purged. */
const EATING_TROUBLE =
  /섭식\s*장애|식이\s*장애|거식|폭식|먹토|먹고\s*토|(?<![가-힣])토[하해]|구토|게워|굶|(?<!(?:테니스|탁구|배드민턴|남자|여자)\s*|[계간다])단식|eating disorder|anorexi|bulimi|\bbing(?:e|ing)(?![- ]?watch)|\bpurg(?:e|ing)(?! (?:my|the|our|old) )|vomit|\bthrow(?:ing)? up|\bstarv|\bfasting\b/u;

/** Words on wishing to die or to hurt oneself. */
export function namesSelfHarm(words: string): boolean {
  return SELF_HARM.test(foldText(words).text);
}

/** Words on eating that hurts. */
export function namesEatingTrouble(words: string): boolean {
  return EATING_TROUBLE.test(foldText(words).text);
}

/** Words that a habit is no answer to: somebody may be in danger, or ill with eating. People come first. */
export function needsPeople(words: string): boolean {
  return namesSelfHarm(words) || namesEatingTrouble(words);
}
