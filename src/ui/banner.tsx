import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icon';
import './banner.css';

export interface BannerProps {
  readonly tone?: 'plain' | 'ok' | 'care' | 'error';
  readonly icon: IconName;
  readonly title?: string;
  readonly children?: ComponentChildren;
  /** Said at once when it appears. */
  readonly isAlert?: boolean;
}

/** What happened, what was kept, the next step; in place, never in the way. */
export function Banner({ tone = 'plain', icon, title, children, isAlert = false }: BannerProps): JSX.Element {
  return (
    <div class={`banner banner--${tone}`} {...(isAlert && { role: 'alert' })}>
      <Icon name={icon} />
      <div class="banner__body">
        {title !== undefined && <b>{title}</b>} {children}
      </div>
    </div>
  );
}
