import type { ActivityTexts } from './activity-texts.ko';

const CHECKED = { done: 'done', minimal: 'done small', skip: 'rested', missed: 'missed' };

export const activityTextsEn: ActivityTexts = {
  title: 'What the coach did',
  note: 'Only what you said yes to is here. Each can be undone.',
  empty: 'The coach has done nothing yet',
  emptyNote: 'Each time you say yes to a card, it is written down here.',
  talk: 'Talk to the coach',
  failed: 'What the coach did could not be read',
  failedNote: 'Your records are safe. Reload to read it again.',
  added: (sentence) => `Added: ${sentence}`,
  recorded: (what) => `Recorded: ${what}`,
  checked: (sentence, answer) => `Checked in as ${CHECKED[answer]}: ${sentence}`,
  archived: (sentence) => `Archived: ${sentence}`,
  forDay: (day) => `for ${day}`,
  time: (hour, minute, isAfternoon) => `${hour}:${minute} ${isAfternoon ? 'PM' : 'AM'}`,
  undo: 'Undo',
  undoName: (deed) => `Undo: ${deed}`,
  undone: 'Undone',
  outcome: {
    undone: 'Undone',
    hasRecords: 'Left as it is: it has records since',
    changed: 'Left as it is: something changed since',
    no_seat: 'Not undone: all seats are taken. Archive a habit to make room.',
    not_found: 'Nothing to undo: it is gone already',
    failed: 'It could not be undone. Please try again.',
  },
};
