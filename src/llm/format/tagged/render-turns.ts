import { neutralizeControlText } from '../control-text';
import { joinTurns } from '../model-parts';
import type { Conversation, ModelPart } from '../prompt-format';
import { writeArguments, writeName, writeResult, type Delimiter } from './value-writer';

/** The control tokens of a family that writes `call:NAME{…}` and answers calls within the model's turn. */
export interface TurnTokens {
  readonly delimiter: Delimiter;
  readonly turnOpen: string;
  readonly turnClose: string;
  readonly callOpen: string;
  readonly callClose: string;
  readonly responseOpen: string;
  readonly responseClose: string;
  /** null for a family without thoughts */
  readonly thought: { readonly open: string; readonly close: string } | null;
}

/** All turns, up to where the model goes on: in a new turn, or behind the answers to its calls. */
export function renderTurns({ turns, thinking }: Conversation, tokens: TurnTokens): string {
  const { turnOpen, turnClose } = tokens;
  const joined = joinTurns(turns);
  let prompt = '';
  for (const [index, turn] of joined.entries()) {
    if (turn.role === 'user') prompt += `${turnOpen}user\n${writeBody(turn.text)}${turnClose}\n`;
    else if (index < joined.length - 1) prompt += renderPastTurn(turn.parts, tokens);
    else return prompt + renderRunningTurn(turn.parts, thinking, tokens);
  }
  return `${prompt}${turnOpen}model\n`;
}

export function writeBody(text: string): string {
  return neutralizeControlText(text.trim());
}

/** A finished turn shows no thoughts; one that came to nothing (an early stop) isn't shown at all. */
function renderPastTurn(parts: readonly ModelPart[], tokens: TurnTokens): string {
  const shown = parts.filter((part) => part.kind !== 'thinking');
  const text = shown.map((part) => renderPart(part, tokens)).join('');
  return text === '' ? '' : `${tokens.turnOpen}model\n${text}${tokens.turnClose}\n`;
}

/** The turn that goes on: a thought stays as long as the calls that it led to are being answered. */
function renderRunningTurn(parts: readonly ModelPart[], thinking: boolean, tokens: TurnTokens): string {
  const lastCall = parts.findLastIndex((part) => part.kind === 'call');
  const shown = parts.filter((part, index) => part.kind !== 'thinking' || index < lastCall);
  const newTurn = `${tokens.turnOpen}model\n`;
  const text = newTurn + shown.map((part) => renderPart(part, tokens)).join('');
  switch (parts.at(-1)?.kind) {
    case undefined:
      return text;
    case 'response':
      return thinking && tokens.thought ? text + tokens.thought.open : text;
    case 'call':
      return text + tokens.responseOpen;
    case 'text':
    case 'thinking':
      return `${text}${tokens.turnClose}\n${newTurn}`;
  }
}

function renderPart(part: ModelPart, tokens: TurnTokens): string {
  const { delimiter, callOpen, callClose, responseOpen, responseClose, thought } = tokens;
  switch (part.kind) {
    case 'text':
      return writeBody(part.text);
    case 'thinking':
      return thought ? `${thought.open}${writeBody(part.text)}\n${thought.close}` : '';
    case 'call':
      return `${callOpen}call:${writeName(part.name)}${writeArguments(part.args, delimiter)}${callClose}`;
    case 'response':
      return `${responseOpen}response:${writeName(part.name)}${writeResult(part.result, delimiter)}${responseClose}`;
  }
}
