import type { JSX } from 'preact';

/** The only illustration: a seedling and the sun over the horizon that the check marks are made of. */
export function Sunrise(): JSX.Element {
  return (
    <svg viewBox="0 0 320 132" class="sunrise" aria-hidden="true">
      <defs>
        <linearGradient id="sunrise-glow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--sun)" stop-opacity=".95" />
          <stop offset="1" stop-color="var(--sun)" stop-opacity=".35" />
        </linearGradient>
      </defs>
      <circle cx="232" cy="96" r="42" fill="url(#sunrise-glow)" />
      <path d="M0 96h320v60H0z" fill="var(--paper)" />
      <path d="M0 96.5h320" stroke="var(--ink-3)" stroke-width="1.25" opacity=".55" />
      <path
        d="M196 106h72M208 115h48"
        stroke="var(--sun)"
        stroke-width="2.5"
        stroke-linecap="round"
        opacity=".55"
      />
      <path d="M54 96V62" stroke="var(--accent)" stroke-width="2.25" stroke-linecap="round" />
      <path d="M54 74c-12 0-18-7-18-17 11 0 18 6 18 17Z" fill="var(--accent)" />
      <path d="M54 66c0-10 6-17 17-18 1 11-6 18-17 18Z" fill="var(--accent-mid)" />
    </svg>
  );
}
