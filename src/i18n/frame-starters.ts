import type { StorableFrameLevel } from '@/domain/frame-level';
import type { HabitType } from '@/domain/habit';
import type { Localized } from '@/lib/locale';

export interface FrameStarter {
  readonly frameLevel: StorableFrameLevel;
  readonly framedText: string;
}

/** Sentences that fit any wish of a type: offered where neither the catalogue nor the person’s words give one. */
export const frameStarters: Localized<Readonly<Record<HabitType, readonly FrameStarter[]>>> = {
  ko: {
    build: [
      { frameLevel: 'L2', framedText: '저녁 먹고 내일 할 일 한 줄 적기' },
      { frameLevel: 'L3', framedText: '나는 작은 것부터 시작하는 사람이다' },
      { frameLevel: 'L2', framedText: '창문을 열고 1분 숨 고르기' },
    ],
    break: [
      { frameLevel: 'L2', framedText: '마음이 급해지면 숨을 고르며 10까지 세기' },
      { frameLevel: 'L3', framedText: '나는 한 박자 쉬고 고르는 사람이다' },
      { frameLevel: 'L2', framedText: '손이 먼저 움직이면 자리에서 일어나 창문 열기' },
    ],
  },
  en: {
    build: [
      { frameLevel: 'L2', framedText: 'Write one line for tomorrow after dinner' },
      { frameLevel: 'L3', framedText: 'I am someone who begins with small things' },
      { frameLevel: 'L2', framedText: 'Open a window and breathe slowly for one minute' },
    ],
    break: [
      { frameLevel: 'L2', framedText: 'When the urge comes, breathe slowly and count to 10' },
      { frameLevel: 'L3', framedText: 'I am someone who takes a breath and then chooses' },
      { frameLevel: 'L2', framedText: 'When my hand reaches for it, stand up and open a window' },
    ],
  },
};
