import * as z from 'zod/mini';
import { parseFrameLevel, STORABLE_FRAME_LEVELS } from '@/domain/frame-level';
import { toolTexts } from '@/i18n/tool-texts';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import type { Locale } from '@/lib/locale';
import { textArgument } from './text-argument';
import { toDeclaration } from './tool-declaration';

const MAX_CANDIDATES = 3;

const candidateSchema = z.object({
  frame_level: z.pipe(z.transform(parseFrameLevel), z.enum(STORABLE_FRAME_LEVELS)),
  framed_text: textArgument('framedText'),
});

interface FrameCandidate {
  readonly frameLevel: z.infer<typeof candidateSchema>['frame_level'];
  readonly framedText: string;
}

/** Not a tool of the talk: its arguments are what a goal was turned into, and nothing is carried out. */
export function frameCandidatesDeclaration(locale: Locale): FunctionDeclaration {
  const { ko, en } = toolTexts;
  return toDeclaration(
    {
      name: 'emit_frame_candidates',
      schema: z.object({ candidates: z.array(candidateSchema) }),
      texts: { ko: ko.emitFrameCandidates, en: en.emitFrameCandidates },
    },
    locale,
  );
}

/**
 * The candidates that can be kept (R3, text limits), each sentence once, at most three. What is malformed is left out;
 * R7 is for the caller to ask. Never throws.
 */
export function parseFrameCandidates(args: unknown): readonly FrameCandidate[] {
  const list = z.safeParse(z.object({ candidates: z.array(z.unknown()) }), args);
  if (!list.success) return [];
  const bySentence = new Map<string, FrameCandidate>();
  for (const raw of list.data.candidates) {
    const parsed = z.safeParse(candidateSchema, raw);
    if (!parsed.success) continue;
    const { frame_level: frameLevel, framed_text: framedText } = parsed.data;
    if (!bySentence.has(framedText)) bySentence.set(framedText, { frameLevel, framedText });
    if (bySentence.size === MAX_CANDIDATES) break;
  }
  return [...bySentence.values()];
}
