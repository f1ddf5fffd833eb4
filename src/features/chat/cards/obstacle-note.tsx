import type { JSX } from 'preact';
import type { HabitId } from '@/domain/habit';
import type { ToolErr } from '@/tools/tool';
import { Icon } from '@/ui/icon';
import { MarkedText, rangeOf } from './marked-text';
import { Occupants } from './occupants';

export interface ObstacleNoteProps {
  /** Of the reason, for the button that it keeps from being tapped. */
  readonly id: string;
  readonly obstacle: ToolErr;
  readonly onArchive: (habitId: HabitId) => void;
}

/** Why a yes could not be carried out just now, said before it is tapped. */
export function ObstacleNote({ id, obstacle, onArchive }: ObstacleNoteProps): JSX.Element {
  const { reason, keyword, occupants = [] } = obstacle;
  return (
    <div class="tool-card__obstacle">
      <p class="tool-card__obstacle-reason" id={id}>
        <Icon name="care" size={20} />
        <span>
          <MarkedText text={reason} ranges={rangeOf(reason, keyword)} />
        </span>
      </p>
      {occupants.length > 0 && <Occupants occupants={occupants} onArchive={onArchive} />}
    </div>
  );
}
