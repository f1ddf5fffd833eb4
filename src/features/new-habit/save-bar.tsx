import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Banner } from '@/ui/banner';
import { Seats } from '@/ui/seats';
import type { NewHabitModel } from './new-habit-model';
import { problemText } from './sentence-hint';
import './save-bar.css';

/** The seat the habit would take, or what is missing, and the button that adds it. */
export function SaveBar({ model }: { readonly model: NewHabitModel }): JSX.Element {
  const text = messages.value.newHabit;
  const { saving, obstacle } = model;
  const refusal = saving.refusal.value;
  return (
    <div class="save-bar">
      {refusal !== null && (
        <Banner tone="error" icon="info" title={text.notAdded} isAlert>
          {refusal}
        </Banner>
      )}
      <div class="save-bar__seats">
        <p id="save-note">{obstacleText(model) ?? seatText(model)}</p>
        <SeatDots model={model} />
      </div>
      <button
        type="button"
        class="button button--primary button--medium save-bar__button"
        disabled={obstacle.value !== null}
        aria-describedby="save-note urgent-care care"
        onClick={() => void model.save()}
      >
        {saving.isSaving.value ? text.saving : text.add}
      </button>
    </div>
  );
}

function SeatDots({ model }: { readonly model: NewHabitModel }): JSX.Element | null {
  const seats = model.seats.value;
  if (seats === null) return null;
  const { limit, occupants } = seats;
  const label = messages.value.newHabit.seatsName(occupants.length, limit);
  return <Seats taken={occupants.length} limit={limit} isAdding label={label} />;
}

function seatText({ seats, finder }: NewHabitModel): string {
  const text = messages.value.newHabit;
  if (seats.value === null) return '';
  const { limit, occupants } = seats.value;
  const type = finder.type.value;
  return occupants.length < limit ? text.seat(type, occupants.length + 1, limit) : text.noSeat(type, limit);
}

function obstacleText({ obstacle, choice, details }: NewHabitModel): string | null {
  const text = messages.value.newHabit;
  switch (obstacle.value) {
    case null:
    case 'saving':
      return null;
    case 'no_sentence':
      return text.chooseFirst;
    case 'sentence': {
      const problem = choice.problem.value;
      return problem?.kind === 'text' ? problemText(problem.problem) : text.mendFirst;
    }
    case 'details': {
      const { anchor, usual, minimal } = details.problems.value;
      const [name, problem] = anchor
        ? [text.whenName, anchor]
        : usual
          ? [text.usual, usual]
          : [text.minimal, minimal];
      return problem && text.fieldProblem(name, problemText(problem));
    }
  }
}
