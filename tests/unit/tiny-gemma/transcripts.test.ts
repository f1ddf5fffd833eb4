import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What the model really answered, and the catalog it was taught: a sentence changed in one alone is a lie. */

interface Transcripts {
  readonly requests: readonly { readonly user: string; readonly answer: string }[];
}
interface Taught {
  readonly id: string;
  readonly frame_l2_ko: string;
  readonly frame_l2_en: string;
  readonly frame_l3_ko: string;
}

const root = new URL('../../../', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const { requests } = readJson('e2e/tiny-gemma/transcripts.json') as Transcripts;
const catalog = new Map(
  (readJson('src/catalog/seed/catalog.json') as Taught[]).map((item) => [item.id, item]),
);

const call =
  /call:add_habit\{frame_level:<\|"\|>(\w+)<\|"\|>,framed_text:<\|"\|>(.*?)<\|"\|>,protocol_id:<\|"\|>(\w+)<\|"\|>\}/g;

const proposals = requests.flatMap(({ user, answer }) =>
  [...answer.matchAll(call)].map(([, level = '', text = '', id = '']) => ({ user, level, text, id })),
);

/** What the model proposes on purpose against the rules. */
const againstTheRules = [
  '야식 끊고 싶어',
  '술 끊기 추가해줘',
  '담배 안 피우기 추가해줘',
  '살 5kg 빼기 추가해줘',
  '마법 습관 추가해줘',
];

describe('the model proposes the catalog’s own sentence', () => {
  test.each(proposals.filter(({ user }) => !againstTheRules.includes(user)))(
    '$user',
    ({ level, text, id }) => {
      const item = catalog.get(id);
      const own = level === 'L3' ? [item?.frame_l3_ko] : [item?.frame_l2_ko, item?.frame_l2_en];
      expect(own).toContain(text);
    },
  );
});

test('it also proposes what the rules must refuse', () => {
  expect(proposals.map(({ user }) => user)).toEqual(expect.arrayContaining(againstTheRules));
  expect(catalog.has('no_such')).toBe(false);
});
