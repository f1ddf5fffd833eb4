import { LlmError } from '@/llm/errors';
import type { Conversation, Turn } from '@/llm/format/prompt-format';
import type { LlmService } from '@/llm/llm-service';

/** Tokens kept free for the answer as long as there are older turns to let go. */
const ROOM_FOR_ANSWER = 512;
/** With less than this no answer is worth starting: a call alone takes about sixty. */
const LEAST_ROOM = 96;

/**
 * The newest turns of a history that leave room for an answer to `turn`. The oldest go first, whole, so that no
 * answer stands without its question.
 *
 * @throws LlmError `prompt_too_long`, with the number of tokens over, when `turn` alone leaves too little
 */
export async function fitHistory(
  llm: Pick<LlmService, 'roomFor'>,
  preface: Omit<Conversation, 'turns'>,
  history: readonly Turn[],
  turn: readonly Turn[],
): Promise<readonly Turn[]> {
  let kept = history;
  for (;;) {
    const room = await llm.roomFor({ ...preface, turns: [...kept, ...turn] });
    if (room >= ROOM_FOR_ANSWER) return kept;
    if (kept.length === 0) {
      if (room < LEAST_ROOM) throw new LlmError('prompt_too_long', String(LEAST_ROOM - room));
      return kept;
    }
    kept = withoutOldest(kept);
  }
}

function withoutOldest(history: readonly Turn[]): readonly Turn[] {
  const next = history.findIndex((turn, index) => index > 0 && turn.role === 'user');
  return next === -1 ? [] : history.slice(next);
}
