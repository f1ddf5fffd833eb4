import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Coach } from '@/coach/coach';
import type { Settings } from '@/db/settings-dao';
import { cleanText, countGraphemes } from '@/domain/text-limits';
import { coachPrompt } from '@/i18n/coach-prompt';
import { locale, messages } from '@/i18n/current';
import type { Snackbars } from '@/ui/snackbar';

/** Graphemes: a manner is a few sentences, and each is paid for in every turn. */
export const MAX_MANNER = 300;

export interface CoachPromptModelDeps {
  readonly settings: ReadonlySignal<Settings>;
  readonly onChange: (key: 'coachPrompt', value: string | null) => void;
  readonly coach: Pick<Coach, 'preface' | 'model'>;
  readonly snackbars: Snackbars;
}

/** What the coach is told, and the part of it that a person may put in their own words. */
export class CoachPromptModel {
  readonly draft = signal('');
  readonly count = computed(() => countGraphemes(cleanText(this.draft.value)));
  readonly isChanged: ReadonlySignal<boolean>;
  readonly isOwn: ReadonlySignal<boolean>;
  /** The rules, the day and the habits, as they stand now. */
  readonly rest = signal('');
  /** Tokens of everything before the talk; null while no model is there to count them. */
  readonly tokens = signal<number | null>(null);
  private readonly deps: CoachPromptModelDeps;

  constructor(deps: CoachPromptModelDeps) {
    this.deps = deps;
    const stored = computed(() => deps.settings.value.coachPrompt ?? coachPrompt[locale.value].manner);
    effect(() => {
      this.draft.value = stored.value;
    });
    this.isOwn = computed(() => deps.settings.value.coachPrompt !== null);
    this.isChanged = computed(() => cleanText(this.draft.value) !== stored.value);
  }

  /** Reads the rest anew; to be called when the screen opens and after each change. */
  async refresh(): Promise<void> {
    const { coach } = this.deps;
    const preface = await coach.preface();
    const manner = this.deps.settings.value.coachPrompt ?? coachPrompt[locale.value].manner;
    this.rest.value = preface.system.slice(manner.length).trim();
    this.tokens.value = await coach.model
      .roomFor({ ...preface, turns: [], thinking: false })
      .then((free) => coach.model.capacity - free)
      .catch(() => null);
  }

  async save(): Promise<void> {
    const text = cleanText(this.draft.value);
    if (countGraphemes(text) > MAX_MANNER) return;
    const isDefault = text === '' || text === coachPrompt[locale.value].manner;
    this.deps.onChange('coachPrompt', isDefault ? null : text);
    if (isDefault) this.draft.value = coachPrompt[locale.value].manner;
    this.deps.snackbars.show({ text: messages.value.coachPrompt.saved });
    await this.refresh();
  }

  async reset(): Promise<void> {
    const before = this.deps.settings.value.coachPrompt;
    this.deps.onChange('coachPrompt', null);
    this.draft.value = coachPrompt[locale.value].manner;
    this.deps.snackbars.show({
      text: messages.value.coachPrompt.saved,
      action: { label: messages.value.common.undo, run: () => this.deps.onChange('coachPrompt', before) },
    });
    await this.refresh();
  }
}
