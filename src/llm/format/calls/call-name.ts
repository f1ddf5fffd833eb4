import type { Tools } from './call';

/** What a name may be written in; a namespace comes before a dot, a colon or a slash. */
export const nameRun = /[A-Za-z_][\w.:/-]{0,127}/y;

const toolNamespace = /^(?:default_api|functions?|tools?)[.:/]/;

/** The declared name that `written` means: itself, itself said twice, or with `default_api.` and the like before it. */
export function declaredName(written: string, tools: Tools): string | null {
  const name = written.replace(/[.:/]+$/, '').replace(toolNamespace, '');
  const half = name.slice(0, (name.length - 1) / 2);
  if (tools.has(name)) return name;
  return name === `${half}:${half}` && tools.has(half) ? half : null;
}
