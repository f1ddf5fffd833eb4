import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countFile, countPlaywright, countVitest, judge } from '../../../e2e/launch/test-counts.mjs';

const some = { passed: 3, failed: 0, skipped: 0 };

test('a step whose tests passed and whose command succeeded passed', () => {
  expect(judge(some, true)).toEqual({ ...some, trouble: '' });
});

test('failed tests count as many as they are', () => {
  expect(judge({ passed: 3, failed: 2, skipped: 0 }, false)).toMatchObject({ passed: 3, failed: 2 });
});

test('a command that failed although its tests passed counts as one failure, and says so', () => {
  const counts = judge(some, false);
  expect(counts).toMatchObject({ passed: 3, failed: 1 });
  expect(counts.trouble).toContain('outside');
});

test('a step that ran no test counts as one failure, and says so', () => {
  const counts = judge({ passed: 0, failed: 0, skipped: 4 }, true);
  expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 4 });
  expect(counts.trouble).toContain('no test');
});

test('vitest: todo counts as skipped', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('Playwright: a test that passed only on a second try counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a report that is missing or cut short counts nothing', () => {
  const cut = join(tmpdir(), `cut-report-${process.pid}.json`);
  writeFileSync(cut, '{"numPassedTests": 5');
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect(countFile(cut, countVitest)).toEqual(nothing);
  expect(countFile(join(tmpdir(), 'no-such-report.json'), countVitest)).toEqual(nothing);
});
