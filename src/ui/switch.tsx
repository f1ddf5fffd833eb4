import type { JSX } from 'preact';
import './switch.css';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once. The visible words stand beside it; `label` says them to a screen reader. */
export function Switch({ label, isOn, onChange }: SwitchProps): JSX.Element {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    />
  );
}
