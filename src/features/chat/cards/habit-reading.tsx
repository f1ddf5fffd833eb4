import type { ComponentChildren, JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { Reading } from '@/tools/reading';
import { LinkButton } from '@/ui/button';
import { SunMark } from '@/ui/sun-mark';

type HabitReadingOf = Exclude<Reading, { readonly kind: 'catalog' }>;

/** The person's habits by the numbers that they can be called by in this talk. */
export function HabitReading({ reading }: { readonly reading: HabitReadingOf }): JSX.Element {
  const text = messages.value.coach.reading;
  if (reading.habits.length === 0) {
    return (
      <div class="reading__empty">
        <p>{text.noHabits}</p>
        <LinkButton href="/new" tone="tonal" size="small">
          {text.chooseHabit}
        </LinkButton>
      </div>
    );
  }
  return <ol class="reading__rows">{rowsOf(reading)}</ol>;
}

function rowsOf(reading: HabitReadingOf): readonly JSX.Element[] {
  const { coach, today } = messages.value;
  const text = coach.reading;
  switch (reading.kind) {
    case 'today':
      return reading.habits.map(({ handle, sentence, mark }) => (
        <Row key={handle} handle={handle} sentence={sentence} spokenMark={today.mark[mark]}>
          <SunMark state={mark} size={20} />
        </Row>
      ));
    case 'habits':
      return reading.habits.map(({ handle, sentence, type, when }) => (
        <Row
          key={handle}
          handle={handle}
          sentence={sentence}
          note={[when, type === 'break' ? text.type(type) : null].filter((part) => part !== null).join(' · ')}
        />
      ));
    case 'progress':
      return reading.habits.map(({ handle, sentence, kept, days }) => (
        <Row key={handle} handle={handle} sentence={sentence} note={text.kept(kept, days)}>
          {days > 0 && (
            <span class="reading__share" aria-hidden="true">
              <i style={{ width: `${Math.round((kept / days) * 100)}%` }} />
            </span>
          )}
        </Row>
      ));
  }
}

interface RowProps {
  readonly handle: string;
  readonly sentence: string;
  readonly note?: string;
  /** What the mark beside the sentence says, for those who don't see it. */
  readonly spokenMark?: string;
  readonly children?: ComponentChildren;
}

function Row({ handle, sentence, note = '', spokenMark, children }: RowProps): JSX.Element {
  const text = messages.value.coach.reading;
  return (
    <li>
      <span class="reading__number" aria-hidden="true">
        {handle}
      </span>
      <span class="visually-hidden">{text.number(handle)}, </span>
      <span class="reading__main">
        {sentence}
        {spokenMark !== undefined && <span class="visually-hidden">, {spokenMark}</span>}
        {note !== '' && (
          <>
            <span class="visually-hidden">, </span>
            <span class="reading__note">{note}</span>
          </>
        )}
      </span>
      {children}
    </li>
  );
}
