import type { JsonValue } from '@/lib/function-declaration';
import type { ToolResult } from '@/tools/tool';

/** What the model is told: the data, or code and reason; never what is meant for the card alone. */
export function toWire(result: ToolResult): JsonValue {
  if (result.ok) return result.data;
  return { error: { code: result.code, reason: plainQuotes(result.reason) } };
}

/** People get typographic quotes; to a small vocabulary each is three byte tokens that say nothing. */
function plainQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
