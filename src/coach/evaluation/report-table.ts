import type { EvaluationReport } from './report';
import type { Summary, Tally } from './summary';

const HEADINGS = [
  '',
  'right',
  'tool',
  'arguments',
  'wrongly acted',
  'refused',
  'failed',
  'first s',
  'whole s',
];

/** The report's figures as a table in plain text, one line a group and language, for a terminal. */
export function reportTable({ groups, languages, total }: EvaluationReport): string {
  const rows = [
    HEADINGS,
    ...groups.map(({ name, summary }) => rowOf(name, summary)),
    ...languages.map(({ name, summary }) => rowOf(`all in ${name}`, summary)),
    rowOf('all', total),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf(name: string, summary: Summary): readonly string[] {
  const { passed, rightTool, rightArguments, wronglyActed, refusedRightly, failed } = summary;
  return [
    name,
    ...[passed, rightTool, rightArguments, wronglyActed, refusedRightly].map(countOf),
    failed.n === 0 ? '-' : countOf(failed),
    secondsOf(summary.firstSeconds),
    secondsOf(summary.seconds),
  ];
}

function countOf({ n, m }: Tally): string {
  return m === 0 ? '-' : `${n}/${m}`;
}

function secondsOf(seconds: number | null): string {
  return seconds === null ? '-' : seconds.toFixed(1);
}
