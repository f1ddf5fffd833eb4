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
  readonly defaultDose: string;
  readonly minimalDose: string;
}

export const toolTextsKo: ToolTexts = {
  addHabit: {
    description: '카탈로그의 습관 하나를 제안한다. 사람이 원할 때만 쓰고, 사람이 확인해야 저장된다.',
    parameters: {
      protocol_id: '카탈로그 ID. 예: morning_sunlight',
      frame_level: 'L2는 할 일, L3은 나는 어떤 사람인지',
      framed_text: '사람이 볼 문장. 1–200자, 하지 않을 일이 아니라 할 일',
      anchor_when: '언제 할지. 50자까지. 예: 기상 후',
      anchor_after_what: '무엇을 한 다음에 할지. 50자까지. 예: 세수',
      dose_text: '얼마나 할지. 100자까지. 없으면 카탈로그의 양',
    },
  },
  defaultDose: '기본',
  minimalDose: '최소',
};
