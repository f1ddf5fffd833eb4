import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { LocalDay } from '@/domain/local-day';
import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';
import { trackerTexts } from '@/i18n/tracker-texts';
import type { EntryProposal } from '@/tools/proposal';
import { SegmentedControl } from '@/ui/segmented-control';
import { dayWord, type CardDay } from './day-name';
import { TextField } from './text-field';
import { ValueField } from './value-field';

export interface EntryFieldsProps {
  readonly proposal: EntryProposal;
  readonly initial: Readonly<Record<'value' | 'note' | 'day', string>>;
}

export function EntryFields({ proposal, initial }: EntryFieldsProps): JSX.Element {
  const { editing: text, today, yesterday } = messages.value.coach.proposal;
  const day = useSignal(initial.day);
  const isNear = initial.day === 'today' || initial.day === 'yesterday';
  const days = [
    { value: 'today', label: today },
    { value: 'yesterday', label: yesterday },
    ...(isNear ? [] : [{ value: initial.day, label: formatDay(proposal.day, locale.value) }]),
  ];
  return (
    <>
      <ValueField
        label={text.value(trackerTexts[locale.value].name(proposal.tracker))}
        tracker={proposal.tracker}
        initial={initial.value}
      />
      <SegmentedControl
        legend={text.day}
        name="day"
        value={day.value}
        options={days}
        onChange={(value) => (day.value = value)}
      />
      <TextField label={text.note} name="note" initial={initial.note} limit="note" />
    </>
  );
}

/** The card's day as the form offers it: a word, or the date. */
export function dayChoice(cardDay: CardDay, today: LocalDay | null): string {
  const word = dayWord(cardDay, today);
  return word === 'other' ? cardDay.day : word;
}
