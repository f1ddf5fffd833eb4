import { coachPromptTextsEn } from './coach-prompt-texts.en';
import { modelCheckTextsEn } from './model-check-texts.en';
import { modelTextsEn } from './model-texts.en';
import { catalogTextsEn } from './catalog-texts.en';
import { activityTextsEn } from './activity-texts.en';
import type { Messages } from './ko';
import { word } from './number-words.en';
import { proposalTextsEn, refusedTextsEn } from './proposal-texts.en';
import { readingTextsEn } from './reading-texts.en';
import { newHabitTextsEn } from './new-habit-texts.en';

const MARKS = { open: 'not yet', done: 'done', minimal: 'done small', skip: 'rested', missed: 'missed' };
const keptOf = (kept: number, total: number): string =>
  `${kept === 0 ? 'none' : word(kept)} of ${word(total)} done`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: Messages = {
  app: { name: 'Life Helper' },
  nav: { label: 'Main', today: 'Today', coach: 'Coach', more: 'More', back: 'Back' },
  common: { undo: 'Undo', retry: 'Try again', close: 'Close', loading: 'Loading' },
  errors: {
    no_webgpu: {
      title: 'The coach can’t run in this browser',
      body: 'It lacks WebGPU, the way to the graphics chip. Open the app in a current Chrome on Android or a computer. Habits and records work here all the same.',
    },
    no_adapter: {
      title: 'No graphics chip was found',
      body: 'Turn on “hardware acceleration” in the browser’s settings and try again. Habits and records work all the same.',
    },
    device_lost: {
      title: 'The graphics chip stopped for a moment',
      body: 'Another app may be using much memory. What you wrote is still here. Start the model again.',
    },
    model_unreachable: {
      title: 'The model file didn’t arrive',
      body: 'Check the connection and try again. Once started, it starts without one, too.',
    },
    model_damaged: {
      title: 'The model file isn’t whole',
      body: 'It broke off on the way or is another file, so it was not used. Please fetch it again.',
    },
    runtime_unreachable: {
      title: 'The part that runs the model didn’t arrive',
      body: 'The first start needs a connection. Check it and try again.',
    },
    load_timeout: { title: 'Starting took too long', body: 'Close other tabs and try again.' },
    no_answer: {
      title: 'No answer came',
      body: 'Starting the model afresh mostly helps. What you wrote is still here.',
    },
    too_long: { title: 'That is too long', body: 'Shorten it a little and send it again.' },
    busy: { title: 'Still answering', body: 'Stop it, or wait until it is done.' },
    model_missing: {
      title: 'The chosen model isn’t on this device',
      body: 'Download it or choose another one. What you wrote is still here.',
    },
    no_room: {
      title: 'There is no room for the model',
      body: 'Free some storage, or open the app outside a private window.',
    },
    in_other_tab: {
      title: 'The model is in use in another tab',
      body: 'To spare memory it runs in one tab only. What you wrote is still here.',
    },
    taken_over: {
      title: 'The model moved to another tab',
      body: 'You can use it here again. What you wrote is still here.',
    },
    crashed_before: {
      title: 'Last time the tab closed while it started',
      body: 'The device may have been short of memory, so it was not started by itself. Habits and records are untouched.',
    },
    needs_hand: {
      title: 'The model is off',
      body: 'You chose not to have it started unasked. What you wrote is still here.',
    },
    other: { title: 'No answer could be made', body: 'What you wrote is still here. Please try again.' },
  },
  database: {
    failedTitle: 'Your records could not be opened',
    failedBody: 'The browser gave no storage. Close other tabs, or open the app outside a private window.',
    blocked: 'Another tab holds an older version. Close it and this one goes on.',
    outdated: 'The app was renewed in another tab. Reload to go on.',
    reload: 'Reload',
  },
  crash: { title: 'This screen could not be drawn', body: 'Your records are safe. Reload to go on.' },
  today: {
    left: (count) => (count === 0 ? 'All done for today' : `${capital(word(count))} left`),
    smallest: (dose) => `“${dose}” is enough for now`,
    allKept: 'Same place tomorrow.',
    ring: (kept, total) => capital(keptOf(kept, total)),
    week: 'Last 7 days',
    weekDay: (date, kept, total) => (total === 0 ? `${date}, no habits` : `${date}, ${keptOf(kept, total)}`),
    list: 'Today’s habits',
    next: 'Next',
    minimum: (dose) => `at least ${dose}`,
    swap: 'Replacing a habit',
    mark: MARKS,
    markName: (sentence, date, mark) => `${sentence}, ${date}, ${mark}`,
    marked: (sentence, mark) =>
      mark === 'open' ? `Cleared: ${sentence}` : `${capital(MARKS[mark])}: ${sentence}`,
    archived: (sentence) => `Archived: ${sentence}`,
    answers: 'How was it today?',
    clear: 'Clear the mark',
    archive: 'Archive',
    otherAnswers: 'other answers',
    emptyTitle: 'One small thing is enough',
    emptyNote: 'Begin with something that takes a minute.',
    starters: 'Habits to start right away',
    starterName: (sentence) => `Add: ${sentence}`,
    startWithCoach: 'Talk it over with the coach',
    startAlone: 'Write my own',
    newHabit: 'New habit',
    privacy: 'What you write here never leaves this device.',
    added: (sentence) => `Added: ${sentence}`,
    notAdded: (reason) => `Not added. ${reason}`,
    undone: 'Undone',
    notUndone: 'Not undone: it already has records',
    saveFailed: 'That could not be saved. Please try again.',
  },
  coach: {
    log: 'Conversation',
    state: {
      ready: 'Ready',
      loading: 'Loading',
      resting: 'Resting',
      none: 'Off',
      label: (state) => `Model state: ${state}`,
    },
    greetingTitle: 'What shall we try?',
    greetingNote: 'A habit is shown on a card first. Nothing is saved before you tap.',
    suggestions: ['add a meditation habit', 'I want to start stretching', 'hello'],
    suggestionsLabel: 'Things to say',
    offerTitle: 'The coach is off',
    offerBody:
      'Start the small practice model (1 MB) to talk on this device. It knows only a few set phrases.',
    offerStart: 'Start the practice model',
    offerMore: 'About the model',
    placeholder: 'Write anything',
    send: 'Send',
    stopAnswer: 'Stop the answer',
    thinking: 'Thoughts',
    writing: 'Writing an answer',
    wakingAgain: 'The model was resting. Waking it again.',
    waking: 'Waking the model. The first time takes about 20 seconds.',
    stopped: 'Stopped',
    tooLong: (over) => `That is too long, by ${over} tokens. Shorten it a little and send it again.`,
    cutOff: 'It broke off here: the room for talk is full.',
    brokenCall: 'The proposal broke off, so nothing was saved.',
    tooManyRounds: 'It went on proposing and was stopped here.',
    repeated: 'It kept repeating itself and was stopped.',
    emptyAnswer: 'The model said nothing.',
    notMended: 'It was tried again and still can’t be kept. Please put it differently.',
    interrupted: 'The app was closed before an answer came.',
    nothingSaved: 'The coach’s last words changed nothing.',
    archived: 'The habit is archived. Its records stay.',
    noSeat: 'Not undone: all seats are taken',
    cleared: 'The talk was cleared',
    lostCharacters: 'Some characters were lost. You can ask again.',
    lostCharacter: 'a character the model lost',
    clear: 'Clear the talk',
    proposal: proposalTextsEn,
    refused: refusedTextsEn,
    reading: readingTextsEn,
  },
  activity: activityTextsEn,
  catalog: catalogTextsEn,
  model: modelTextsEn,
  more: {
    title: 'More',
    habits: 'Habits',
    items: (count) => `${count} habits`,
    activityNote: 'Can be undone',
    model: 'Model',
    checkNote: 'See how well it understands a set of requests',
    promptNote: 'Change its manner',
    look: 'Display',
    hidesFood: 'Hide food and weight',
    hidesFoodNote: 'They leave the catalog and the coach’s proposals. Habits you already have stay.',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'Device', light: 'Light', dark: 'Dark' },
    about: 'Life Helper runs on this device alone. What you write and record is sent nowhere.',
    saveFailed: 'The setting could not be saved.',
  },
  coachPrompt: coachPromptTextsEn,
  newHabit: newHabitTextsEn,
  modelCheck: modelCheckTextsEn,
  update: { ready: 'A new version is ready', apply: 'Switch now' },
};
