import type { ComponentChildren, JSX } from 'preact';
import './field.css';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly problem?: string | null;
  readonly isAddress?: boolean;
  /** Not shown while it is typed. */
  readonly isSecret?: boolean;
  readonly onInput: (value: string) => void;
}

/** A line to type into, with what it is for and what is wrong with it. */
export function Field(props: FieldProps): JSX.Element {
  const { id, label, value, note, problem = null, isAddress = false, isSecret = false, onInput } = props;
  const below = problem ?? note;
  const input = {
    id,
    value,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    'aria-invalid': problem !== null,
    'aria-describedby': below === undefined ? undefined : `${id}-note`,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  } as const;
  return (
    <div class="model-field">
      <label for={id}>{label}</label>
      {isSecret ? (
        <input type="password" {...input} />
      ) : (
        <input type="text" inputMode={isAddress ? 'url' : 'text'} {...input} />
      )}
      {below !== undefined && (
        <p id={`${id}-note`} class={problem === null ? 'meta' : 'model-field__problem'} aria-live="polite">
          {below}
        </p>
      )}
    </div>
  );
}

export interface FieldFormProps {
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

/** A form whose Enter does what its button does. */
export function FieldForm({ onSubmit, children }: FieldFormProps): JSX.Element {
  return (
    <form
      class="model-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
