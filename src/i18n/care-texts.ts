import type { Localized } from '@/lib/locale';

export interface CareTexts {
  readonly selfHarm: string;
}

/** Lines to read before anything else, where no habit is the answer. */
export const careTexts: Localized<CareTexts> = {
  ko: {
    selfHarm:
      '죽고 싶은 마음이 든다면 혼자 견디지 않아도 돼요. 자살예방상담전화 109는 24시간 열려 있어요. 지금 위험하면 119에 전화해 주세요.',
  },
  en: {
    selfHarm:
      'If you think of dying, you don’t have to bear it alone. In Korea the helpline 109 is open day and night; elsewhere call your local helpline. In danger, call your emergency number.',
  },
};
