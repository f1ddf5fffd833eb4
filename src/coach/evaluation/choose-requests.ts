import type { Locale } from '@/lib/locale';
import { REQUEST_GROUPS, type EvaluationRequest, type RequestGroup } from './evaluation-request';

/**
 * The requests in some languages, in an order that takes the groups and languages in turn: a run that is stopped
 * halfway has then seen something of everything. `limit`: at most so many.
 */
export function chooseRequests(
  requests: readonly EvaluationRequest[],
  locales: readonly Locale[],
  limit: number = Number.POSITIVE_INFINITY,
): readonly EvaluationRequest[] {
  const pileOf = (group: RequestGroup, locale: Locale | undefined): readonly EvaluationRequest[] =>
    requests.filter((request) => request.group === group && request.locale === locale);
  const piles = locales.flatMap((_, shift) =>
    REQUEST_GROUPS.map((group, index) => pileOf(group, locales[(index + shift) % locales.length])),
  );
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  const spread = Array.from({ length: longest }, (_, row) =>
    piles.flatMap((pile) => pile.slice(row, row + 1)),
  );
  return spread.flat().slice(0, limit);
}
