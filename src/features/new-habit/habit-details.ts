import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { CatalogRepository } from '@/catalog/catalog-repository';
import { catalogText } from '@/catalog/catalog-text';
import type { HabitType } from '@/domain/habit';
import { blankToNull, judgeText, type TextProblem } from '@/domain/text-limits';
import { locale, messages } from '@/i18n/current';

/** When: one of the chips, none, or in the person's own words. */
export type Anchor =
  | { readonly kind: 'chip'; readonly text: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'own'; readonly text: string };

export interface Details {
  readonly anchor: Anchor;
  readonly usual: string;
  readonly minimal: string;
}

export interface Defaults extends Details {
  /** What can be tapped, the item's own first. */
  readonly anchors: readonly string[];
}

export interface DetailProblems {
  readonly anchor: TextProblem | null;
  readonly usual: TextProblem | null;
  readonly minimal: TextProblem | null;
}

const OWN = '';

/** When and how much: the catalogue's for its items, general ones else; what the person changes stays with each item. */
export class HabitDetails {
  /** Whose details these are. */
  readonly key: ReadonlySignal<string>;
  readonly defaults: ReadonlySignal<Defaults>;
  readonly current: ReadonlySignal<Details>;
  readonly problems: ReadonlySignal<DetailProblems>;
  private readonly changes = signal<Readonly<Record<string, Partial<Details>>>>({});

  constructor(
    itemId: ReadonlySignal<string | null>,
    type: ReadonlySignal<HabitType>,
    catalog: ReadonlySignal<CatalogRepository>,
  ) {
    this.key = computed(() => itemId.value ?? OWN);
    this.defaults = computed(() => defaultsOf(itemId.value, type.value, catalog.value));
    this.current = computed(() => {
      const defaults = this.defaults.value;
      const details = { ...defaults, ...this.changes.value[this.key.value] };
      const { anchor } = details;
      // A chip of the other type, or of another language, isn't there to be seen: then it isn't chosen either.
      const isUnseen = anchor.kind === 'chip' && !defaults.anchors.includes(anchor.text);
      return isUnseen ? { ...details, anchor: defaults.anchor } : details;
    });
    this.problems = computed(() => {
      const { anchor, usual, minimal } = this.current.value;
      return {
        anchor: anchor.kind === 'own' ? judgeText('anchor', anchor.text) : null,
        usual: judgeText('dose', usual),
        minimal: judgeText('dose', minimal),
      };
    });
  }

  change(changed: Partial<Details>): void {
    const key = this.key.peek();
    const { [key]: before, ...others } = this.changes.peek();
    this.changes.value = { ...others, [key]: { ...before, ...changed } };
  }

  /** As it is to be stored: an emptied dose is the one that stands there in grey. */
  given(): { readonly anchorWhen: string | null; readonly usualDose: string; readonly minimalDose: string } {
    const { anchor, usual, minimal } = this.current.peek();
    const defaults = this.defaults.peek();
    return {
      anchorWhen: anchor.kind === 'open' ? null : blankToNull(anchor.text),
      usualDose: blankToNull(usual) ?? defaults.usual,
      minimalDose: blankToNull(minimal) ?? defaults.minimal,
    };
  }

  clear(): void {
    this.changes.value = {};
  }
}

function defaultsOf(itemId: string | null, type: HabitType, catalog: CatalogRepository): Defaults {
  const text = messages.value.newHabit;
  const item = itemId === null ? null : catalog.byId(itemId);
  const general = text.anchors[type];
  if (item === null) return { anchors: general, anchor: { kind: 'open' }, ...text.ownDose };
  const { anchor, dose, minimalDose } = catalogText(item, locale.value);
  return {
    anchors: [anchor, ...general.filter((other) => other !== anchor)].slice(0, general.length),
    anchor: { kind: 'chip', text: anchor },
    usual: dose,
    minimal: minimalDose,
  };
}
