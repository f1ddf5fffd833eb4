import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { locale, messages } from '@/i18n/current';
import { formatDay } from '@/i18n/format-day';
import { Icon } from '@/ui/icon';
import { Button } from '@/ui/button';
import type { ActivityModel, ActivityState } from './activity-model';
import type { ActivityRow } from './activity-view';
import { deedIcon, deedText, forDayText } from './deed-text';
import { timeFormat } from './format-time';

export interface ActivityListProps {
  readonly model: Pick<ActivityModel, 'undo'>;
  readonly shown: Extract<ActivityState, { kind: 'ready' }>;
}

/** Deeds by day, newest first. */
export function ActivityList({ model, shown }: ActivityListProps): JSX.Element {
  const formatTime = timeFormat(shown.zone);
  return (
    <>
      {shown.days.map(({ day, rows }) => (
        <section key={day} class="section" aria-labelledby={`day-${day}`}>
          <h2 class="section__title" id={`day-${day}`}>
            {formatDay(day, locale.value)}
          </h2>
          <ul class="card rows">
            {rows.map((row) => (
              <Row
                key={row.activity.id}
                row={row}
                time={formatTime(row.activity.at)}
                onUndo={() => void model.undo(row.activity)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RowProps {
  readonly row: ActivityRow;
  readonly time: string;
  readonly onUndo: () => void;
}

function Row({ row, time, onUndo }: RowProps): JSX.Element {
  const text = messages.value.activity;
  const deed = deedText(row);
  const forDay = forDayText(row);
  const isUndone = row.activity.undoneAt !== null;
  const element = useFocusWhenUndone(isUndone);
  return (
    <li ref={element} tabIndex={-1} class="row activity-row" {...(isUndone && { 'data-undone': true })}>
      <Icon name={deedIcon(row)} size={20} />
      <span class="row__main">
        <span class="row__title">{deed}</span>
        <span class="row__note">
          <time datetime={new Date(row.activity.at).toISOString()}>{time}</time>
          {forDay !== null && ` · ${forDay}`}
        </span>
      </span>
      {isUndone ? (
        <span class="row__end">{text.undone}</span>
      ) : (
        <Button tone="text" size="small" onClick={onUndo}>
          <span aria-hidden="true">{text.undo}</span>
          <span class="visually-hidden">{text.undoName(deed)}</span>
        </Button>
      )}
    </li>
  );
}

/** The button is gone once its deed is undone: whoever tapped it goes on from the row. */
function useFocusWhenUndone(isUndone: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const was = useRef(isUndone);
  useLayoutEffect(() => {
    const isNew = isUndone && !was.current;
    was.current = isUndone;
    if (isNew && document.activeElement === document.body) row.current?.focus({ preventScroll: true });
  }, [isUndone]);
  return row;
}
