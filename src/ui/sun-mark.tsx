import type { JSX } from 'preact';
import './sun-mark.css';

/** The sun is the state: full disc, half disc, horizon, ring with a dot, plain ring. Shape alone tells them apart. */
export type SunState = 'done' | 'minimal' | 'skip' | 'missed' | 'open';

const shapes: Readonly<Record<SunState, JSX.Element>> = {
  done: (
    <>
      <circle class="sun-mark__fill" cx="17" cy="17" r="15" />
      <path class="sun-mark__tick" d="M10.7 17.6l4.5 4.8 8.4-9.3" />
    </>
  ),
  minimal: (
    <>
      <circle class="sun-mark__edge" cx="17" cy="17" r="14" />
      <path class="sun-mark__fill" d="M2 17a15 15 0 0 0 30 0Z" />
    </>
  ),
  skip: (
    <>
      <circle class="sun-mark__faint" cx="17" cy="17" r="14" />
      <path class="sun-mark__horizon" d="M6 17h22" />
    </>
  ),
  missed: (
    <>
      <circle class="sun-mark__ring" cx="17" cy="17" r="13.5" />
      <circle class="sun-mark__dot" cx="17" cy="17" r="2.5" />
    </>
  ),
  open: <circle class="sun-mark__ring" cx="17" cy="17" r="13.5" />,
};

export function SunMark({
  state,
  size = 34,
}: {
  readonly state: SunState;
  readonly size?: 20 | 34;
}): JSX.Element {
  return (
    <svg class={`sun-mark sun-mark--${size}`} data-state={state} viewBox="0 0 34 34" aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}
