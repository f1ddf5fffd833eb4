/** A store as a released version left it: its whole schema, not only what that version added, and rows of its time. */
export interface StoredVersion {
  readonly version: number;
  readonly stores: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

const habit = {
  userId: 'me',
  type: 'build',
  title: '책 읽기',
  protocolId: 'reading',
  breakProtocolId: null,
  frameLevel: 'L2',
  frameFramedText: '자기 전에 두 쪽 읽기 📖',
  anchorWhen: null,
  anchorAfterWhat: '양치',
  startedAt: '2026-11-01',
};

const rowsOf1 = {
  habits: [
    { ...habit, id: 'h-active', status: 'active', createdAt: 1, proposalKey: 'key-of-version-1' },
    { ...habit, id: 'h-archived', status: 'archived', createdAt: 2, frameFramedText: '점심 뒤에 걷기' },
    { ...habit, id: 'h-graduated', status: 'graduated', createdAt: 3, frameLevel: 'L3' },
    {
      ...habit,
      id: 'h-break',
      type: 'break',
      protocolId: null,
      breakProtocolId: 'alcohol',
      status: 'active',
      createdAt: 4,
    },
  ],
  habitDoseVariants: [
    { id: 'v-1', habitId: 'h-active', label: '기본', doseText: '두 쪽', isMinimum: false, sortOrder: 0 },
    { id: 'v-2', habitId: 'h-active', label: '최소', doseText: '한 줄', isMinimum: true, sortOrder: 1 },
  ],
  checkIns: [
    { habitId: 'h-active', day: '2026-11-28', kind: 'done', at: 10 },
    { habitId: 'h-active', day: '2026-11-29', kind: 'minimal', at: 11 },
    { habitId: 'h-archived', day: '2026-11-10', kind: 'skip', at: 12 },
    { habitId: 'h-break', day: '2026-11-29', kind: 'missed', at: 13 },
  ],
  settings: [
    { key: 'locale', value: 'en' },
    { key: 'dayStartHour', value: 3 },
    { key: 'chosenModel', value: null },
    { key: 'of no version', value: { any: ['thing'] } },
  ],
};

const storesOf1 = {
  habits: 'id, &proposalKey, [userId+status], [userId+type+status]',
  habitDoseVariants: 'id, habitId',
  checkIns: '[habitId+day], day',
  settings: 'key',
};

const storesOf2 = {
  ...storesOf1,
  trackers: '[userId+id]',
  trackerEntries: 'id, [userId+trackerId+day], [userId+day]',
  activities: 'id, &proposalKey, [userId+at]',
  talk: 'id, at',
};

const entry = { userId: 'me', trackerId: 'water', day: '2026-11-29', note: null };

const rowsOf2 = {
  ...rowsOf1,
  habits: [
    ...rowsOf1.habits,
    { ...habit, id: 'h-by-coach', status: 'archived', createdAt: 5, archiveKey: 'archive-of-version-2' },
  ],
  trackers: [
    {
      userId: 'me',
      id: 'weight',
      name: null,
      kind: 'number',
      unit: 'kilograms',
      min: 20,
      max: 300,
      isWhole: false,
      isOn: true,
    },
  ],
  trackerEntries: [
    { ...entry, id: 'e-1', value: 2, at: 20 },
    { ...entry, id: 'e-2', value: 1, at: 21, note: '점심 뒤에' },
  ],
  activities: [
    {
      id: 'a-1',
      userId: 'me',
      at: 21,
      proposalKey: 'entry-of-version-2',
      deed: { kind: 'log_tracker_entry', entryId: 'e-2', trackerId: 'water', day: '2026-11-29', value: 1 },
      undoneAt: null,
    },
    {
      id: 'a-2',
      userId: 'me',
      at: 22,
      proposalKey: 'archive-of-version-2',
      deed: { kind: 'archive_habit', habitId: 'h-by-coach', sentence: habit.frameFramedText },
      undoneAt: null,
    },
  ],
  talk: [
    { id: 't-2', at: 31, item: { kind: 'coach', text: '좋아요.' } },
    { id: 't-1', at: 30, item: { kind: 'me', text: '물 한 잔 마셨어' } },
  ],
};

/** Oldest first. A new version of the schema adds one here; the ones before it stay as they are. */
export const STORED_VERSIONS: readonly StoredVersion[] = [
  { version: 1, stores: storesOf1, rows: rowsOf1 },
  { version: 2, stores: storesOf2, rows: rowsOf2 },
];
