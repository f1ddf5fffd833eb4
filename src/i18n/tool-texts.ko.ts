/** What the model reads about a tool; parameters by wire name. */
export interface ToolText<Parameter extends string> {
  readonly description: string;
  readonly parameters: Readonly<Record<Parameter, string>>;
}

export type AddHabitParameter =
  'protocol_id' | 'frame_level' | 'framed_text' | 'anchor_when' | 'anchor_after_what' | 'dose_text';

/** The words around the tools: what the model is told, and how a new habit's doses are called. */
export interface ToolTexts {
  readonly addHabit: ToolText<AddHabitParameter>;
  readonly logTrackerEntry: ToolText<'tracker_id' | 'value' | 'day' | 'note'>;
  readonly checkInHabit: ToolText<'habit' | 'dose' | 'day'>;
  readonly archiveHabit: ToolText<'habit'>;
  readonly listHabits: ToolText<never>;
  readonly getToday: ToolText<never>;
  readonly getProgress: ToolText<never>;
  readonly searchCatalog: ToolText<'query'>;
  readonly emitFrameCandidates: ToolText<'candidates'>;
  readonly defaultDose: string;
  readonly minimalDose: string;
}

export const toolTextsKo: ToolTexts = {
  addHabit: {
    description: '카탈로그의 습관 하나를 제안한다. 사람이 원할 때만 쓰고, 사람이 확인해야 저장된다.',
    parameters: {
      protocol_id: '카탈로그 ID. 예: morning_sunlight',
      frame_level: 'L2는 할 일, L3은 나는 어떤 사람인지',
      framed_text: '사람이 볼 문장. 하지 않을 일이 아니라 할 일',
      anchor_when: '언제 할지. 예: 기상 후',
      anchor_after_what: '무엇을 한 다음에 할지. 예: 세수',
      dose_text: '얼마나 할지. 없으면 카탈로그의 양',
    },
  },
  logTrackerEntry: {
    description: '잰 값 하나를 적는다.',
    parameters: {
      tracker_id: 'sleep(시간), mood(1–5), water(잔), steps, caffeine(잔), weight(kg)',
      value: '숫자만',
      day: '오늘이 아닐 때만. yesterday 또는 YYYY-MM-DD',
      note: '덧붙일 말',
    },
  },
  checkInHabit: {
    description: '습관 하나를 했는지 적는다.',
    parameters: {
      habit: '습관 번호. 예: 1',
      dose: 'default는 다 했음, minimal은 조금 했음, skip은 쉼',
      day: '오늘이 아닐 때만. yesterday 또는 YYYY-MM-DD',
    },
  },
  archiveHabit: {
    description: '습관 하나를 보관해 자리를 비운다.',
    parameters: { habit: '습관 번호. 예: 1' },
  },
  listHabits: { description: '지금 하는 습관과 번호', parameters: {} },
  getToday: { description: '오늘 한 습관과 남은 습관', parameters: {} },
  getProgress: { description: '지난 7일 동안 한 날수', parameters: {} },
  searchCatalog: {
    description: '카탈로그에서 습관을 찾는다.',
    parameters: { query: '찾을 말. 예: 잠' },
  },
  emitFrameCandidates: {
    description: '목표를 할 일로 바꾼 문장 세 개를 낸다.',
    parameters: { candidates: '세 개. L2는 할 일, L3은 나는 어떤 사람인지' },
  },
  defaultDose: '기본',
  minimalDose: '최소',
};
