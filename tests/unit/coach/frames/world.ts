import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { detectAvoidanceKeywords } from '@/domain/avoidance-keywords';
import { cleanText, judgeText } from '@/domain/text-limits';
import type { FrameSources } from '@/coach/frames/rule-frames';
import type { FunctionDeclaration } from '@/lib/function-declaration';
import type { Locale } from '@/lib/locale';
import { LlmError } from '@/llm/errors';
import type { CallOptions } from '@/llm/llm-service';

export const sources = (locale: Locale = 'ko'): FrameSources => ({
  items: bundledCatalog.list(),
  avoidancePatterns: bundledAvoidancePatterns,
  locale,
});

/** Whether a sentence could be stored as it stands. */
export function isKeepable(text: string): boolean {
  return (
    cleanText(text) === text &&
    judgeText('framedText', text) === null &&
    detectAvoidanceKeywords(text, bundledAvoidancePatterns).length === 0
  );
}

interface Asked {
  readonly prompt: string;
  readonly declaration: FunctionDeclaration;
  readonly signal: AbortSignal | undefined;
}

type Answer = unknown;

/** Answers one request after the other; `never` hears only the signal, `deaf` not even that. */
export class StructuredLlm {
  readonly asked: Asked[] = [];
  private readonly answers: Answer[];

  constructor(...answers: readonly Answer[]) {
    this.answers = [...answers];
  }

  generateStructured(
    prompt: string,
    declaration: FunctionDeclaration,
    { signal }: CallOptions = {},
  ): Promise<Record<string, unknown>> {
    this.asked.push({ prompt, declaration, signal });
    const answer = this.answers.shift();
    if (answer === 'deaf') return new Promise(() => undefined);
    if (answer === 'never') {
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new LlmError('aborted'))),
      );
    }
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer as Record<string, unknown>);
  }
}

export const candidates = (...texts: readonly (readonly [level: string, text: string])[]) => ({
  candidates: texts.map(([frame_level, framed_text]) => ({ frame_level, framed_text })),
});
