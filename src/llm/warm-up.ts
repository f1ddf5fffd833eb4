import type { LlmService } from './llm-service';

/**
 * One first word that nobody sees. Drivers compile their shaders for it, and a device that can load a model but not
 * run it fails here and not in the person's first question.
 */
export async function warmUp(model: Pick<LlmService, 'respond'>): Promise<void> {
  const turns = [{ role: 'user', text: 'Hi' }] as const;
  const words = model.respond({ system: '', tools: [], turns, thinking: false })[Symbol.asyncIterator]();
  await words.next();
  await words.return?.();
}
