import type { JsonValue } from '@/lib/function-declaration';
import type { Conversation, ModelPart } from '@/llm/format/prompt-format';
import type { LlmService } from '@/llm/llm-service';
import type { EndReason } from '@/llm/model-response';
import type { ToolCall } from '@/tools/dispatch';
import type { CoachEvent } from './coach-event';

/** An answer is over with this many calls: nobody reads more cards at once. */
export const MAX_CALLS = 4;

/** One answer of the model, read to its end. */
export interface Answer {
  readonly parts: readonly ModelPart[];
  readonly calls: readonly ToolCall[];
  readonly reason: EndReason;
}

/** Reads one answer; words and thoughts are emitted as they come. Rejects with what the service rejects with. */
export async function readAnswer(
  llm: Pick<LlmService, 'respond'>,
  conversation: Conversation,
  signal: AbortSignal,
  emit: (event: CoachEvent) => void,
): Promise<Answer> {
  const calls: ToolCall[] = [];
  const parts: ModelPart[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text });
    text = '';
  };
  let reason: EndReason = 'turn';
  for await (const event of llm.respond(conversation, { signal })) {
    switch (event.kind) {
      case 'text':
        text += event.token;
        emit(event);
        break;
      case 'thinking':
        emit(event);
        break;
      case 'functionCall': {
        flush();
        const args = event.args ?? {};
        calls.push({ name: event.name, args });
        // The parser builds arguments out of JSON values only.
        parts.push({ kind: 'call', name: event.name, args: args as Record<string, JsonValue> });
        if (calls.length === MAX_CALLS) return { parts, calls, reason };
        break;
      }
      case 'end':
        reason = event.reason;
    }
  }
  flush();
  return { parts, calls, reason };
}
