import type { JSX } from 'preact';
import { isKept, type TodayRow } from './today-view';
import './day-ring.css';

const RADIUS = 33;
const LENGTH = 2 * Math.PI * RADIUS;
const GAP = 9;

export interface DayRingProps {
  readonly rows: readonly TodayRow[];
  readonly kept: number;
  readonly label: string;
}

/** One segment a habit, clockwise; a minimal one is thinner, and as green. */
export function DayRing({ rows, kept, label }: DayRingProps): JSX.Element {
  const share = LENGTH / rows.length;
  // A day of one habit is a whole ring.
  const gap = rows.length === 1 ? 0 : GAP;
  const arc = share - gap;
  return (
    <div class="day-ring" role="img" aria-label={label}>
      <svg viewBox="0 0 76 76" aria-hidden="true">
        <g transform="rotate(-90 38 38)">
          {rows.map((row, index) => {
            const dash = {
              'stroke-dasharray': `${arc} ${LENGTH}`,
              'stroke-dashoffset': -(index * share + gap / 2),
            };
            return (
              <g key={row.id} fill="none" stroke-linecap="round">
                <circle class="day-ring__track" cx="38" cy="38" r={RADIUS} stroke-width="7" {...dash} />
                {isKept(row.mark) && (
                  <circle
                    class="day-ring__value"
                    cx="38"
                    cy="38"
                    r={RADIUS}
                    stroke-width={row.mark === 'minimal' ? 3 : 7}
                    {...dash}
                  />
                )}
              </g>
            );
          })}
        </g>
      </svg>
      <b aria-hidden="true">
        {kept}
        <small>/{rows.length}</small>
      </b>
    </div>
  );
}
