import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { HabitProposal } from '@/tools/proposal';
import { SentenceField } from './sentence-field';
import { TextField } from './text-field';

export interface HabitFieldsProps {
  readonly initial: Readonly<
    Record<'framed_text' | 'anchor_when' | 'anchor_after_what' | 'dose_text', string>
  >;
}

export function HabitFields({ initial }: HabitFieldsProps): JSX.Element {
  const text = messages.value.coach.proposal.editing;
  return (
    <>
      <SentenceField label={text.sentence} name="framed_text" initial={initial.framed_text} />
      <TextField label={text.when} name="anchor_when" initial={initial.anchor_when} limit="anchor" />
      {initial.anchor_after_what !== '' && (
        <TextField
          label={text.afterWhat}
          name="anchor_after_what"
          initial={initial.anchor_after_what}
          limit="anchor"
        />
      )}
      <TextField label={text.dose} name="dose_text" initial={initial.dose_text} limit="dose" />
    </>
  );
}

export function usualDose({ doses }: HabitProposal): string {
  return doses.find((dose) => !dose.isMinimum)?.doseText ?? '';
}
