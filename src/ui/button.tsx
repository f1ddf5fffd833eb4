import type { ComponentChildren, JSX } from 'preact';
import './button.css';

export interface ButtonProps {
  /** `primary`: the next step, at most one a card. */
  readonly tone?: 'primary' | 'tonal' | 'plain' | 'text' | 'quiet';
  readonly size?: 'medium' | 'small';
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function Button({
  tone = 'plain',
  size = 'medium',
  isDisabled = false,
  onClick,
  children,
}: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button button--${tone} button--${size}`}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

export interface LinkButtonProps {
  readonly href: string;
  readonly tone?: ButtonProps['tone'];
  readonly size?: ButtonProps['size'];
  readonly children: ComponentChildren;
}

/** A link to another place that looks like a button. */
export function LinkButton({
  href,
  tone = 'plain',
  size = 'medium',
  children,
}: LinkButtonProps): JSX.Element {
  return (
    <a href={href} class={`button button--${tone} button--${size}`}>
      {children}
    </a>
  );
}
