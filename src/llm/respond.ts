import type { CallOptions } from './llm-service';
import type { Conversation, PromptFormat } from './format/prompt-format';
import type { ModelResponseStream } from './model-response';
import type { DoneOutcome } from './protocol';

/** Raw text of one answer, as it comes. Returning early stops the engine. */
export type TextGenerator = (
  prompt: string,
  options: CallOptions,
) => AsyncGenerator<string, DoneOutcome, undefined>;

/**
 * Asks in a family's language and reads the answer in it, ending the engine's work with the answer. Words behind
 * a finished call would tell of a result that isn't known yet, so the answer ends before them.
 */
export async function* respond(
  generate: TextGenerator,
  format: PromptFormat,
  conversation: Conversation,
  options: CallOptions,
): ModelResponseStream {
  const parser = format.createParser({
    tools: conversation.tools,
    startsInThought: format.startsInThought(conversation),
  });
  let hasCall = false;
  const chunks = generate(format.render(conversation), options);
  try {
    for (;;) {
      const step = await chunks.next();
      if (!step.done) {
        for (const event of parser.push(step.value)) {
          if (hasCall && event.kind === 'text' && event.token.trim() !== '') {
            yield { kind: 'end', reason: 'tool_response' };
            return;
          }
          hasCall ||= event.kind === 'functionCall';
          yield event;
          if (event.kind === 'end') return;
        }
        continue;
      }
      for (const event of parser.finish()) {
        const isCutOff = event.kind === 'end' && event.reason === 'turn' && step.value === 'limit';
        yield isCutOff ? { kind: 'end', reason: 'limit' } : event;
      }
      return;
    }
  } finally {
    await chunks.return('cancelled');
  }
}
