import type { JSX } from 'preact';
import './progress-bar.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1 */
  readonly value: number;
}

export function ProgressBar({ label, value }: ProgressBarProps): JSX.Element {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      class="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
