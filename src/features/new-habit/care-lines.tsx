import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';

export interface CareLinesProps {
  readonly id: string;
  readonly lines: readonly string[];
}

/** What to read before saving; said aloud as soon as it concerns the person. */
export function CareLines({ id, lines }: CareLinesProps): JSX.Element {
  const { care } = messages.value.newHabit;
  return (
    <div class="stack care-lines" aria-live="polite" id={id}>
      {lines.map((line) => (
        <Banner key={line} tone="care" icon="care" title={care}>
          {line}
        </Banner>
      ))}
    </div>
  );
}
