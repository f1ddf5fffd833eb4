import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';
import type { HabitId } from '@/domain/habit';
import { Banner } from '@/ui/banner';
import { useFocusAfterButton } from '@/ui/focus-after-button';
import { Icon } from '@/ui/icon';
import { AnswerSheet } from './answer-sheet';
import { DayRing } from './day-ring';
import { FirstSteps } from './first-steps';
import { HabitRow } from './habit-row';
import type { TodayModel } from './today-model';
import type { TodayView } from './today-view';
import { WeekStrip } from './week-strip';
import './today-screen.css';

export function TodayScreen({ model }: { readonly model: TodayModel }): JSX.Element {
  const state = model.state.value;
  switch (state.kind) {
    case 'loading':
      return <TodayBones />;
    case 'failed':
      return (
        <main class="screen screen--one">
          <div class="topbar">
            <h1 tabIndex={-1}>{messages.value.nav.today}</h1>
          </div>
          <Banner tone="error" icon="info" title={messages.value.database.failedTitle} isAlert>
            <p>{messages.value.database.failedBody}</p>
          </Banner>
        </main>
      );
    case 'ready':
      return state.view.rows.length === 0 ? (
        <FirstSteps model={model} day={state.view.day} />
      ) : (
        <TodayList model={model} view={state.view} />
      );
  }
}

function TodayList({ model, view }: { readonly model: TodayModel; readonly view: TodayView }): JSX.Element {
  const text = messages.value.today;
  const opened = useSignal<HabitId | null>(null);
  const openRow = view.rows.find((row) => row.id === opened.value);
  const heading = useFocusAfterButton<HTMLHeadingElement>();
  const left = view.rows.filter((row) => row.mark === 'open');
  const smallest = left[0]?.minimum ?? left[0]?.dose;
  return (
    <main class="screen screen--one">
      <div class="date-bar">
        <p>{formatDay(view.day, locale.value)}</p>
        <a class="icon-button" href="/new" aria-label={text.newHabit}>
          <Icon name="plus" />
        </a>
      </div>
      <header class="day-head">
        <div>
          <h1 ref={heading} class="lead" tabIndex={-1}>
            {text.left(left.length)}
          </h1>
          <p class="lead-note">{left.length === 0 || !smallest ? text.allKept : text.smallest(smallest)}</p>
        </div>
        <DayRing rows={view.rows} kept={view.kept} label={text.ring(view.kept, view.rows.length)} />
      </header>
      <WeekStrip week={view.week} today={view.day} />
      <ul class="card rows today-list" aria-label={text.list}>
        {view.rows.map((row) => (
          <HabitRow
            key={row.id}
            row={row}
            day={view.day}
            onToggle={() => void model.toggle(row, view.day)}
            onOpen={() => (opened.value = row.id)}
          />
        ))}
      </ul>
      {openRow && (
        <AnswerSheet
          row={openRow}
          onMark={(mark) => void model.mark(openRow, view.day, mark)}
          onArchive={() => void model.archive(openRow)}
          onClose={() => (opened.value = null)}
        />
      )}
    </main>
  );
}

/** The screen's own shape while the database opens; it shows only when that takes a moment. */
function TodayBones(): JSX.Element {
  return (
    <main class="screen screen--one today-bones" aria-busy="true" aria-label={messages.value.common.loading}>
      <span class="bone" />
      <span class="bone bone--lead" />
      <div class="card">
        <span class="bone" />
        <span class="bone" />
        <span class="bone" />
      </div>
    </main>
  );
}
