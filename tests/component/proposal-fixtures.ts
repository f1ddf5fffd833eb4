import type { HabitId } from '@/domain/habit';
import { STARTER_TRACKERS, type Tracker } from '@/domain/tracker';
import type { ArchiveProposal, CheckInProposal, EntryProposal, HabitProposal } from '@/tools/proposal';
import type { Occupant } from '@/tools/tool';
import { TODAY } from './fake-talk';

export const habit: HabitProposal = {
  tool: 'add_habit',
  type: 'break',
  title: '야식 대신',
  frameLevel: 'L2',
  framedText: '8시에 양치하고 보리차 마시기',
  anchorWhen: '밤 8시',
  anchorAfterWhat: null,
  doses: [
    { label: '기본', doseText: '보리차 한 컵', isMinimum: false, sortOrder: 0 },
    { label: '최소', doseText: '따뜻한 차 한 모금', isMinimum: true, sortOrder: 1 },
  ],
  seat: { number: 3, limit: 3 },
  sameHabit: null,
  safety: '밤에 먹는 일이 괴롭다면 전문가와 먼저 이야기해요.',
};

export function tracker(id: string): Tracker {
  const found = STARTER_TRACKERS.find((starter) => starter.id === id);
  if (!found) throw new Error(`no tracker ${id}`);
  return found;
}

export const entry: EntryProposal = {
  tool: 'log_tracker_entry',
  tracker: tracker('water'),
  value: 5,
  day: TODAY,
  isToday: true,
  note: null,
  before: 2,
  after: 7,
};

export const checkIn: CheckInProposal = {
  tool: 'check_in_habit',
  habitId: 'h1' as HabitId,
  sentence: '아침에 햇빛 보기',
  day: TODAY,
  isToday: true,
  answer: 'minimal',
  doseText: '창문 열고 1분',
  before: null,
};

export const archive: ArchiveProposal = {
  tool: 'archive_habit',
  habitId: 'h1' as HabitId,
  sentence: '아침에 햇빛 보기',
  type: 'build',
  seats: { taken: 1, limit: 3 },
};

export const occupants: readonly Occupant[] = [
  { habitId: 'h1' as HabitId, sentence: '아침에 햇빛 보기' },
  { habitId: 'h2' as HabitId, sentence: '의자에 앉아 숨 세기' },
  { habitId: 'h3' as HabitId, sentence: '고마운 일 세 줄 쓰기' },
];
