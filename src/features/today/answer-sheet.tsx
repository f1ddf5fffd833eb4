import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { SunMark } from '@/ui/sun-mark';
import type { TodayRow } from './today-view';
import './answer-sheet.css';

const answers = ['done', 'minimal', 'skip', 'missed'] as const;

export interface AnswerSheetProps {
  readonly row: TodayRow;
  readonly onMark: (mark: TodayRow['mark']) => void;
  readonly onArchive: () => void;
  readonly onClose: () => void;
}

/** Every answer there is for one habit today, and the way to give its seat to another. */
export function AnswerSheet({ row, onMark, onArchive, onClose }: AnswerSheetProps): JSX.Element {
  const text = messages.value.today;
  const doses: Partial<Record<TodayRow['mark'], string | null>> = { done: row.dose, minimal: row.minimum };
  return (
    <Sheet label={row.sentence} onClose={onClose}>
      <h2 class="answer-sheet__sentence own">{row.sentence}</h2>
      <p class="meta">{text.answers}</p>
      <ul class="answer-sheet__answers">
        {answers.map((answer) => (
          <li key={answer}>
            <button
              type="button"
              class="row"
              aria-pressed={row.mark === answer}
              onClick={() => {
                onMark(answer);
                onClose();
              }}
            >
              <SunMark state={answer} />
              <span class="row__main">
                <span class="row__title">{text.mark[answer]}</span>
                {doses[answer] && <span class="row__note">{doses[answer]}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="actions">
        {row.mark !== 'open' && (
          <Button
            tone="text"
            onClick={() => {
              onMark('open');
              onClose();
            }}
          >
            {text.clear}
          </Button>
        )}
        <Button
          tone="quiet"
          onClick={() => {
            onArchive();
            onClose();
          }}
        >
          {text.archive}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {messages.value.common.close}
        </Button>
      </div>
    </Sheet>
  );
}
