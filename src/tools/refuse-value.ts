import type { Tracker } from '@/domain/tracker';
import { judgeValue } from '@/domain/tracker-entry';
import { trackerTexts } from '@/i18n/tracker-texts';
import { toolErr, type ToolDeps, type ToolErr } from './tool';

/** Why the tracker doesn't take the value, in words; null when it does. */
export function refuseValue(tracker: Tracker, value: number, { locale, reasons }: ToolDeps): ToolErr | null {
  const problem = judgeValue(tracker, value);
  if (problem === null) return null;
  const texts = trackerTexts[locale];
  const name = texts.name(tracker);
  // Of yes and no, too, the person is told the numbers: a number is what was refused.
  const inNumbers = (end: number): string => texts.value({ kind: 'number', unit: tracker.unit }, end);
  switch (problem.kind) {
    case 'not_a_number':
      return toolErr('validation', reasons.notANumber);
    case 'not_whole':
      return toolErr('validation', reasons.notWhole(name));
    case 'out_of_range': {
      const range = { tracker: name, min: inNumbers(problem.min), max: inNumbers(problem.max) };
      return toolErr('validation', reasons.outOfRange(range));
    }
  }
}
