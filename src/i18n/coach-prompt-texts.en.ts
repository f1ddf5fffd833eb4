import type { CoachPromptTexts } from './coach-prompt-texts.ko';

export const coachPromptTextsEn: CoachPromptTexts = {
  title: 'What the coach is told',
  note: 'The coach reads this before every talk. The shorter it is, the more room there is to talk.',
  field: 'Manner',
  rest: 'What always follows',
  restNote: 'The rules, today’s date and your habits. These stay as they are.',
  save: 'Use this',
  reset: 'Back to the first text',
  saved: 'It holds from your next words on',
  room: (tokens) => `${tokens} tokens in all`,
  roomUnknown: 'With the model on, its length can be measured',
  count: (count, max) => `${count} / ${max}`,
  tooLong: (over) => `Please drop ${over} ${over === 1 ? 'character' : 'characters'}.`,
  empty: 'Left empty, the first text is used.',
};
