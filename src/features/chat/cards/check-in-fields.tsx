import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { SegmentedControl } from '@/ui/segmented-control';

type Dose = 'default' | 'minimal' | 'skip';

export function CheckInFields({ initial }: { readonly initial: { readonly dose: Dose } }): JSX.Element {
  const { mark } = messages.value.coach.proposal.editing;
  const marks = messages.value.today.mark;
  const dose = useSignal(initial.dose);
  return (
    <SegmentedControl
      legend={mark}
      name="dose"
      value={dose.value}
      options={[
        { value: 'default', label: marks.done },
        { value: 'minimal', label: marks.minimal },
        { value: 'skip', label: marks.skip },
      ]}
      onChange={(value) => (dose.value = value)}
    />
  );
}
