import type { Locale } from '@/lib/locale';
import type { CatalogItem } from './catalog-item';

/** What a person may read of an item, in one language. */
export interface CatalogText {
  readonly title: string;
  readonly dose: string;
  readonly minimalDose: string;
  readonly anchor: string;
  readonly frameL2: string;
  readonly frameL3: string;
  readonly evidence: string;
  /** Health line to read before saving; null where there is nothing to warn of. */
  readonly safety: string | null;
}

export function catalogText(item: CatalogItem, locale: Locale): CatalogText {
  return locale === 'ko'
    ? {
        title: item.title_ko,
        dose: item.default_dose_ko,
        minimalDose: item.minimal_dose_ko,
        anchor: item.anchor_ko,
        frameL2: item.frame_l2_ko,
        frameL3: item.frame_l3_ko,
        evidence: item.evidence_ko,
        safety: item.safety_ko || null,
      }
    : {
        title: item.title_en,
        dose: item.default_dose_en,
        minimalDose: item.minimal_dose_en,
        anchor: item.anchor_en,
        frameL2: item.frame_l2_en,
        frameL3: item.frame_l3_en,
        evidence: item.evidence_en,
        safety: item.safety_en || null,
      };
}
