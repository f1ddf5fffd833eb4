import { formatBytes } from './format-bytes';
import type { ModelTexts } from './model-texts.ko';

function duration(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds <= 50) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  if (seconds < 600) {
    const minutes = Math.ceil(seconds / 30) / 2;
    return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `about ${minutes} minutes`;
  const hours = `about ${Math.floor(minutes / 60)} h`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}

export const modelTextsEn: ModelTexts = {
  title: 'Model',
  device: {
    checking: 'Looking at this device.',
    fits: 'The coach can run on this device.',
    slow: 'Only the small model is advised on this device.',
    facts: (adapter, memory, free) =>
      `Found: ${[
        adapter === '' ? 'a graphics chip' : `graphics chip (${adapter})`,
        ...(memory === null ? [] : [`${memory} GB of memory${memory >= 8 ? ' or more' : ''}`]),
        ...(free === null ? [] : [`${formatBytes(free)} of free space`]),
      ].join(', ')}.`,
    looksPrivate: 'This looks like a private window. When it closes, downloaded models are gone.',
  },
  demo: {
    name: 'Small practice model',
    facts: '1.1 MB · comes with the app',
    body: 'It knows the 42 habits of the catalog and a few plain phrases. See how the coach works without a download. It is no measure of a real Gemma.',
  },
  facts: (bytes, licence) =>
    [bytes === null ? 'Size not known yet' : formatBytes(bytes), licence ?? 'brought by you'].join(' · '),
  bytes: formatBytes,
  tag: {
    ready: 'Running',
    failed: 'Didn’t start',
    loading: 'Starting',
    good: 'Fits well',
    slow: 'A heavy load',
    unfit: 'Doesn’t fit',
    here: 'On this device',
    ask: 'Needs your word',
  },
  verdicts: {
    no_webgpu: () => 'This browser lacks the way to the graphics chip.',
    no_adapter: () => 'No graphics chip was found.',
    buffer_too_small: () => 'It is larger than what the graphics chip can hold in one piece.',
    memory_too_small: (needed, available) =>
      `It opens from ${needed} GB of memory on. This device has ${available} GB.`,
    no_space: (needed, available) =>
      `It needs ${formatBytes(needed)} of free space, and ${formatBytes(available)} are left. Deleting another model makes room.`,
    memory_tight: (needed) =>
      `${needed} GB of memory or more are advised. On this device the tab may be closed while it opens.`,
    memory_unknown: (needed) =>
      `${needed} GB of memory or more are advised. This browser doesn’t tell how much there is.`,
    no_shader_f16: () =>
      'The graphics chip can’t compute in small numbers (f16), so it is slow and takes more memory.',
    software_gpu: () => 'Without a graphics chip it is computed in software, which is very slow.',
    failed_before: () => 'It didn’t open on this device before. You can try again.',
  },
  fileErrors: {
    no_space: (missing) =>
      `${missing === null ? 'Some' : formatBytes(missing)} of free space were missing, so it was not begun. Delete another model or some files and fetch it again.`,
    disk_full: () => 'The storage is full. What has arrived is kept. Make room and go on.',
    forbidden: () =>
      'The host wants to know who is downloading. Add your token for it, or accept its terms there, and fetch it again.',
    not_found: () => 'There is no file at that address. Please check it.',
    server_busy: () => 'The host stayed busy. What has arrived is kept. Go on later.',
    server_error: (status) => `The host refused (${status ?? '?'}). Please check the address.`,
    unreachable: () =>
      'No connection. What has arrived is kept. Check the network and go on. The host may also not let other sites read its files.',
    bad_range: () => 'The host keeps sending the wrong part. This file was not used.',
    size_unknown: () => 'The host doesn’t tell the size, so nothing was fetched.',
    size_mismatch: () => 'The size isn’t the known one. It is another file and was not used.',
    hash_mismatch: () =>
      'The fingerprint (SHA-256) isn’t right. The file is damaged or another one, and was deleted.',
    not_a_model: () => 'This is no model file. It may be a sign-in page or something else.',
    bad_address: () => 'Nothing can be fetched from that address.',
    storage: () => 'The browser gave no storage. Please open the app outside a private window.',
  },
  bring: (bytes) => (bytes === null ? 'Download' : `Download ${formatBytes(bytes)}`),
  bringAnyway: 'Download anyway',
  bringAgain: 'Fetch again',
  goOn: 'Go on',
  pause: 'Pause',
  giveUp: 'Give up',
  keepGoing: 'Keep going',
  confirmGiveUp: (bytes) => `Delete the ${formatBytes(bytes)} that have arrived and give up?`,
  discard: 'Delete and give up',
  hurry: 'Try again now',
  start: 'Start it',
  stopLoading: 'Never mind',
  unload: 'Let it rest',
  talk: 'Go and talk',
  remove: 'Delete',
  confirmRemove: (bytes) =>
    `Delete this model (${formatBytes(bytes)})? To use it again it has to be fetched anew.`,
  keep: 'Keep it',
  removed: 'The model was deleted',
  check: 'Check the file again',
  checking: 'Reading the whole file',
  sound: 'The file is as it was',
  damaged: 'The file was damaged and has been deleted. Please fetch it again.',
  checkFailed: 'The file couldn’t be read',
  download: {
    name: (model) => `Downloading ${model}`,
    amount: (received, total) =>
      total === null ? formatBytes(received) : `${formatBytes(received)} / ${formatBytes(total)}`,
    speed: (bytesPerSecond) => `${formatBytes(bytesPerSecond)} a second`,
    left: (seconds) => `${duration(seconds)} left`,
    assurance: 'Its fingerprint (SHA-256) is checked on the way. After a cut it goes on from here.',
    assuranceUnknown: 'Its fingerprint (SHA-256) is computed on the way. After a cut it goes on from here.',
    restarted: 'It had to begin anew: the host can’t go on in mid-file, or the file has changed.',
    elsewhere: 'Another tab is downloading it.',
    started: 'The download has begun',
    checking: 'All of it is here. Checking that it is whole.',
    paused: 'Paused. It can go on from here.',
    done: 'All of it is here, and it is whole.',
    again: (time) => `It tries again at ${time}.`,
    waiting: {
      offline: 'The network is gone. It goes on when it is back.',
      unreachable: 'The connection broke. It tries again soon.',
      server_busy: 'The host is busy. It tries again soon.',
    },
  },
  ask: {
    body: 'Nobody vouches for this file. Compare the fingerprint with the one that its source names, and decide.',
    yes: 'Use this file',
    hash: 'Fingerprint (SHA-256)',
  },
  phase: {
    model: 'Checking the file',
    engine: 'Loading onto the graphics chip',
    warming: 'Getting the first word ready',
  },
  progressName: (model) => `Starting ${model}`,
  next: {
    retry: 'Try again',
    start: 'Start it',
    start_again: 'Start it again',
    smaller_context: 'Start with less room for talk',
    practice: 'Switch to the practice model',
    take_over: 'Use it here',
    choose: 'Choose a model',
  },
  elsewhere: 'In use in another tab',
  privacy: 'Model and words stay on this device.',
  own: {
    title: 'Other models',
    file: 'From a file',
    fileNote: 'Goes through the same fingerprint check',
    address: 'From an address',
    addressNote: 'https only',
    pick: 'Choose a file',
    chosen: (name, bytes) => `${name} · ${formatBytes(bytes)}`,
    addressLabel: 'Address',
    addressWrong: 'Only addresses that begin with https:// can be used.',
    hashLabel: 'SHA-256 (optional)',
    hashNote: 'The fingerprint of 64 digits, if its source names one.',
    hashWrong: '64 digits of 0–9 and a–f.',
    family: 'Language of the model',
    submitFile: 'Bring it in',
    submitAddress: 'Download',
    cancel: 'Cancel',
  },
  tokens: {
    title: 'Tokens for downloads',
    open: 'Enter a token',
    note: 'For hosts that serve members only. It stays on this device and goes to that host alone.',
    host: 'Host',
    token: 'Token',
    save: 'Add',
    remove: (host) => `Delete the token for ${host}`,
    saved: 'The token was added',
    removed: 'The token was deleted',
  },
  bench: {
    title: 'Measured',
    note: 'The model is put to rest, started again and asked once.',
    run: 'Measure',
    running: 'Measuring. Please leave it alone for a moment.',
    stop: 'Never mind',
    failed: 'It couldn’t be measured to the end.',
    copy: 'Copy as text',
    copied: 'Copied',
    copyFailed: 'It couldn’t be copied. Please select the text below.',
    load: 'to start',
    first: 'to the first word',
    speed: 'a second',
    storage: 'of storage',
    seconds: (ms) => `${(ms / 1000).toFixed(1)} s`,
    tokens: (perSecond) => `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} tokens`,
    unknown: '–',
    checkLink: 'Model check',
  },
  storage: {
    title: 'Storage',
    of: (usage, quota) => `${formatBytes(usage)} / ${formatBytes(quota)}`,
    parts: (models, rest) => `Models ${formatBytes(models)} · app and records ${formatBytes(rest)}`,
    persisted: 'the browser has promised not to delete it',
    notPersisted: 'the browser may delete it when space runs short',
    ask: 'Ask it not to delete',
    granted: 'The browser won’t delete it by itself now',
    denied: 'The browser hasn’t agreed yet. It mostly does once the app is installed.',
  },
  engine: {
    title: 'How it runs',
    note: 'Takes effect at the next start.',
    context: 'Room for talk',
    contextNote: 'More room remembers longer and takes more memory.',
    sampling: 'Range of words',
    samplings: { focused: 'Plain', usual: 'Usual', varied: 'Varied' },
    thinks: 'Think before answering',
    thinksNote: 'Slower, but better with hard requests.',
    idle: 'Rest after',
    idles: { '60': '1 min', '300': '5 min', '900': '15 min', never: 'never' },
    asksFirst: 'Never start it unasked',
    asksFirstNote: 'Writing to the coach doesn’t start the model by itself.',
  },
};
