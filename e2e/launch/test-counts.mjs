import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, trouble: string }} Counts */

/**
 * A step as good as its exit status: also when it crashed, left no report or ran nothing, it counts as failed.
 * @param {{ passed: number, failed: number, skipped: number }} counted
 * @param {boolean} ok whether the command succeeded
 * @returns {Counts} `trouble` says in words what no test of the report says
 */
export function judge({ passed, failed, skipped }, ok) {
  if (failed > 0) return { passed, failed, skipped, trouble: '' };
  if (!ok) return { passed, failed: 1, skipped, trouble: 'the command failed outside its tests' };
  if (passed === 0) return { passed, failed: 1, skipped, trouble: 'no test ran' };
  return { passed, failed, skipped, trouble: '' };
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 *   of vitest's json reporter
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report of
 *   Playwright's json reporter; a test that passed only on a second try counts as failed
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => { passed: number, failed: number, skipped: number }} count
 */
export function countFile(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
