import type { JSX } from 'preact';
import './icon.css';

/** 24 px grid, 1.75 px strokes, round ends; no fills but where one is named. */
const paths = {
  today: ['M3 18h18', 'M6.5 18a5.5 5.5 0 0 1 11 0', 'M12 5v3M4.6 9.6l2 2M19.4 9.6l-2 2'],
  coach: [
    'M20 11.5c0 4.1-3.6 7-8 7-1 0-2-.15-2.9-.43L5 20l1.2-3.3C4.8 15.4 4 13.6 4 11.5c0-4.1 3.6-7 8-7s8 2.9 8 7Z',
    'M8.8 11.5h.01M12 11.5h.01M15.2 11.5h.01',
  ],
  more: ['M4 7h16M4 12h16M4 17h10'],
  plus: ['M12 5v14M5 12h14'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  back: ['M14.5 5.5L8 12l6.5 6.5'],
  next: ['M9.5 5.5L16 12l-6.5 6.5'],
  stop: ['M7.5 9.5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2Z'],
  send: ['M12 19V5.5M6 11l6-6 6 6'],
  swap: ['M7 4.5L4 7.5l3 3', 'M4 7.5h13a3 3 0 0 1 3 3', 'M17 19.5l3-3-3-3', 'M20 16.5H7a3 3 0 0 1-3-3'],
  lock: [
    'M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.5A2.5 2.5 0 0 1 16 20H8a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 8 10.5Z',
    'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  ],
  care: ['M12 4.5l8.5 15h-17l8.5-15Z', 'M12 10.5v4M12 17h.01'],
  info: ['M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0', 'M12 11v5M12 8h.01'],
  shield: ['M12 3.5l7 2.5v5.5c0 4.5-3 7.6-7 9-4-1.4-7-4.5-7-9V6l7-2.5Z', 'M9 12l2.2 2.2L15.2 10'],
  note: ['M5.5 4.5h13v10l-5 5h-8v-15Z', 'M18.5 14.5h-5v5M9 9h6M9 12.5h3'],
  leaf: ['M5 19c0-8 4-13 14-14 0 9-4.5 13-10 13-1.5 0-3-.5-4-2', 'M5 19c2-4 5-7 9-9'],
  phone: [
    'M9.5 3.5h5A2.5 2.5 0 0 1 17 6v12a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18V6a2.5 2.5 0 0 1 2.5-2.5Z',
    'M11 17.5h2',
  ],
  chip: [
    'M9 6.5h6A2.5 2.5 0 0 1 17.5 9v6a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 15V9A2.5 2.5 0 0 1 9 6.5Z',
    'M10 3.5v3M14 3.5v3M10 17.5v3M14 17.5v3M3.5 10h3M3.5 14h3M17.5 10h3M17.5 14h3',
  ],
  globe: [
    'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
    'M4 12h16M12 4c2.4 2.3 3.5 5 3.5 8s-1.1 5.7-3.5 8c-2.4-2.3-3.5-5-3.5-8S9.6 6.3 12 4Z',
  ],
  undo: ['M8.5 5L4.5 9l4 4', 'M5 9h9a5.5 5.5 0 0 1 0 11h-3'],
  search: ['M4.8 11a6.2 6.2 0 1 0 12.4 0 6.2 6.2 0 1 0-12.4 0', 'M15.6 15.6L20 20'],
  clear: ['M6 6l12 12M18 6L6 18'],
  play: ['M8 5.5v13l10-6.5-10-6.5Z'],
  pause: ['M9 6v12M15 6v12'],
  download: ['M12 4.5v10M7.5 10.5L12 15l4.5-4.5', 'M5 19.5h14'],
  copy: [
    'M11 8.5h6A2.5 2.5 0 0 1 19.5 11v6A2.5 2.5 0 0 1 17 19.5h-6A2.5 2.5 0 0 1 8.5 17v-6A2.5 2.5 0 0 1 11 8.5Z',
    'M15.5 8.5v-1a3 3 0 0 0-3-3h-5a3 3 0 0 0-3 3v5a3 3 0 0 0 3 3h1',
  ],
  folder: ['M3.5 8.5v9a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2H12L10 5.5H5.5a2 2 0 0 0-2 2Z'],
  trash: ['M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5'],
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20 | 24;
  /** Said aloud; without it the icon is decoration. */
  readonly label?: string;
}

export function Icon({ name, size = 24, label }: IconProps): JSX.Element {
  return (
    <svg
      class={`icon icon--${size} icon--${name}`}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {paths[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
