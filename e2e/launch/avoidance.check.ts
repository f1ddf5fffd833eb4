import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { detectAvoidanceKeywords } from '@/domain/avoidance-keywords';

export interface AvoidanceSentences {
  readonly must_hit: readonly string[];
  readonly must_pass: readonly string[];
}

/** A sentence that is judged wrongly; the keyword is what was found where nothing should have been. */
export interface AvoidanceError {
  readonly sentence: string;
  readonly keyword: string | undefined;
}

export function isSentences(json: unknown): json is AvoidanceSentences {
  return (
    typeof json === 'object' &&
    json !== null &&
    'must_hit' in json &&
    isTexts(json.must_hit) &&
    'must_pass' in json &&
    isTexts(json.must_pass)
  );
}

/** What the shipped patterns judge otherwise than the lists say: first the misses, then the false alarms. */
export function avoidanceErrors({ must_hit, must_pass }: AvoidanceSentences): readonly AvoidanceError[] {
  const judged = (sentences: readonly string[]): readonly AvoidanceError[] =>
    sentences.map((sentence) => ({
      sentence,
      keyword: detectAvoidanceKeywords(sentence, bundledAvoidancePatterns)[0]?.keyword,
    }));
  return [
    ...judged(must_hit).filter(({ keyword }) => keyword === undefined),
    ...judged(must_pass).filter(({ keyword }) => keyword !== undefined),
  ];
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
