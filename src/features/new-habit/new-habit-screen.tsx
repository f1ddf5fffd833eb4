import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/segmented-control';
import { CareLines } from './care-lines';
import { DoseFields } from './dose-fields';
import { goBack } from './go-back';
import type { NewHabitModel } from './new-habit-model';
import { SaveBar } from './save-bar';
import { SeatSheet } from './seat-sheet';
import { SentenceGuide } from './sentence-guide';
import { SentenceList } from './sentence-list';
import { WhenField } from './when-field';
import { WishField } from './wish-field';
import './new-habit-screen.css';

export interface NewHabitScreenProps {
  readonly model: NewHabitModel;
  /** The catalogue item to begin with, from the address. */
  readonly itemId: string | null;
}

/** From what is on somebody's mind to a habit: the sentence, when, how much. */
export function NewHabitScreen({ model, itemId }: NewHabitScreenProps): JSX.Element {
  useLayoutEffect(() => {
    if (itemId !== null) model.begin(itemId);
  }, [model, itemId]);
  const { newHabit: text, common } = messages.value;
  const { finder, saving } = model;
  return (
    <main class="screen new-habit">
      <div class="topbar topbar--sub">
        <a
          class="icon-button"
          href="/"
          aria-label={common.close}
          onClick={(event) => {
            if (goBack()) event.preventDefault();
          }}
        >
          <Icon name="clear" />
        </a>
        <h1 tabIndex={-1}>{text.title}</h1>
        <a class="button button--text button--small" href="/catalog">
          {text.catalog}
        </a>
      </div>
      <div class="new-habit__columns">
        <div>
          <div class="new-habit__type">
            <SegmentedControl
              legend={text.type}
              name="habit-type"
              value={finder.type.value}
              options={[
                { value: 'build', label: text.types.build },
                { value: 'break', label: text.types.break },
              ]}
              onChange={(type) => finder.chooseType(type)}
            />
          </div>
          <WishField finder={finder} />
          <CareLines id="urgent-care" lines={model.urgent.value} />
          <SentenceList model={model} />
          <CareLines id="care" lines={model.care.value} />
        </div>
        <div class="new-habit__rest">
          <Rest model={model} />
          <SaveBar model={model} />
        </div>
      </div>
      {saving.needsSeat.value && (
        <SeatSheet
          occupants={model.seats.value?.occupants ?? []}
          onArchive={(occupant) => void model.saveInPlaceOf(occupant)}
          onClose={() => saving.keepSeats()}
        />
      )}
    </main>
  );
}

/** When and how much follow from the sentence. */
function Rest({ model }: { readonly model: NewHabitModel }): JSX.Element | null {
  if (model.choice.chosen.value === null) return model.urgent.value.length > 0 ? null : <SentenceGuide />;
  return (
    <>
      <WhenField details={model.details} />
      <DoseFields details={model.details} />
    </>
  );
}
