import type { ToolTexts } from './tool-texts.ko';

export const toolTextsEn: ToolTexts = {
  addHabit: {
    description:
      'Proposes one habit of the catalog. Only when the person wants one; nothing is saved until they confirm.',
    parameters: {
      protocol_id: 'Catalog ID, e.g. morning_sunlight',
      frame_level: 'L2 names an action, L3 who I am',
      framed_text: 'The sentence the person sees, 1–200 characters: what to do, never what not to do',
      anchor_when: 'When to do it, up to 50 characters, e.g. after waking up',
      anchor_after_what: 'What it comes after, up to 50 characters, e.g. washing my face',
      dose_text: 'How much, up to 100 characters; without it the catalog decides',
    },
  },
  defaultDose: 'Usual',
  minimalDose: 'Minimum',
};
