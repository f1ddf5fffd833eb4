import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const texts = z.readonly(z.array(text).check(z.minLength(1)));

/** For the people who keep the file; never shown. */
const editorsNotes = { evidence_note: text, safety: z.string() };

function itemSchema<Kind extends string>(kind: Kind) {
  return z.strictObject({
    id: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
    kind: z.literal(kind),
    title_ko: text,
    title_en: text,
    default_dose_ko: text,
    default_dose_en: text,
    minimal_dose_ko: text,
    minimal_dose_en: text,
    anchor_ko: text,
    anchor_en: text,
    frame_l2_ko: text,
    frame_l2_en: text,
    frame_l3_ko: text,
    frame_l3_en: text,
    citation: text,
    citation_checked: z.enum(['source', 'knowledge']),
    evidence_ko: text,
    evidence_en: text,
    /** Health lines to read before saving; empty where there is nothing to warn of. */
    safety_ko: z.string(),
    safety_en: z.string(),
    keywords_ko: texts,
    keywords_en: texts,
    tags: texts,
    ...editorsNotes,
  });
}

const protocolItemSchema = itemSchema('build');
const breakItemSchema = itemSchema('break');
const dietItemSchema = itemSchema('diet');

/** The whole file, editors' notes included. */
export const catalogFileSchema = z.array(
  z.discriminatedUnion('kind', [protocolItemSchema, breakItemSchema, dietItemSchema]),
);

type WithoutNotes<Item> = Readonly<Omit<Item, keyof typeof editorsNotes>>;

export type ProtocolItem = WithoutNotes<z.infer<typeof protocolItemSchema>>;
export type BreakItem = WithoutNotes<z.infer<typeof breakItemSchema>>;
export type DietItem = WithoutNotes<z.infer<typeof dietItemSchema>>;

/** An entry of the catalogue in all languages; the editors' notes have no place in this type. */
export type CatalogItem = ProtocolItem | BreakItem | DietItem;
