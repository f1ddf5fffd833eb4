import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseRequests } from '@/coach/evaluation/choose-requests';
import { REQUEST_GROUPS } from '@/coach/evaluation/evaluation-request';
import { requests } from './evaluation-world';

it('takes the chosen languages, each request once', () => {
  const ids = (chosen: typeof requests) => chosen.map(({ id }) => id).toSorted();
  const own = (locale: string) => requests.filter((request) => request.locale === locale);
  expect(ids(chooseRequests(requests, ['en']))).toEqual(ids(own('en')));
  expect(ids(chooseRequests(requests, ['ko', 'en']))).toEqual(ids(requests));
  expect(chooseRequests(requests, [])).toEqual([]);
});

it('takes the groups in turn, so that any beginning has something of each', () => {
  const first = chooseRequests(requests, ['ko'], REQUEST_GROUPS.length);
  expect(first.map(({ group }) => group)).toEqual(REQUEST_GROUPS);
  const both = chooseRequests(requests, ['ko', 'en'], 2 * REQUEST_GROUPS.length);
  expect(both.slice(0, 3).map(({ id }) => id)).toEqual(['ko-add-01', 'en-break-01', 'ko-log-01']);
  expect(both.slice(0, REQUEST_GROUPS.length).map(({ group }) => group)).toEqual(REQUEST_GROUPS);
  const pairs = REQUEST_GROUPS.flatMap((group) => [`ko ${group}`, `en ${group}`]);
  expect(both.map(({ locale, group }) => `${locale} ${group}`).toSorted()).toEqual(pairs.toSorted());
});

it('takes at most as many as the limit, from the front', () => {
  const all = chooseRequests(requests, ['ko', 'en']);
  fc.assert(
    fc.property(fc.nat({ max: 200 }), (limit) => {
      expect(chooseRequests(requests, ['ko', 'en'], limit)).toEqual(all.slice(0, limit));
    }),
  );
});
