import type { ComponentChildren, JSX } from 'preact';

/** The facts of a card, name beside value. */
export function Facts({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <dl class="tool-card__facts">{children}</dl>;
}

export interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

export function Fact({ name, children }: FactProps): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
