import { LlmError } from './errors';
import type { ParserEvent } from './model-response';

/**
 * The arguments of the first function call in a stream, if it is the expected one. Words and thoughts
 * are passed over; null arguments become `{}`. Stops listening as soon as the answer is known, and has
 * no deadline of its own: the caller brings an AbortSignal.
 *
 * @throws LlmError `unexpected_function`, `no_function_call`, the stream's own code, or `stream_error`
 */
export async function collectFunctionCall(
  stream: AsyncIterable<ParserEvent>,
  expectedName: string,
): Promise<Record<string, unknown>> {
  const call = await firstCall(stream);
  if (call === null) throw new LlmError('no_function_call');
  if (call.name !== expectedName) throw new LlmError('unexpected_function', call.name);
  return { ...call.args };
}

async function firstCall(stream: AsyncIterable<ParserEvent>) {
  try {
    for await (const event of stream) {
      if (event.kind === 'functionCall') return event;
    }
    return null;
  } catch (error) {
    // Our own errors are codes. Any other may quote the prompt, so it is dropped on purpose.
    throw LlmError.from(error, 'stream_error');
  }
}
