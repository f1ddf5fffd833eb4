import { parseArgs } from 'node:util';

/**
 * @typedef {object} EvalOptions
 * @property {string} model
 * @property {'ko' | 'en' | 'both'} locale
 * @property {number | null} limit null: all requests
 * @property {string | null} out null: no file
 */

export const usage =
  'Usage: npm run eval -- --model tiny-demo [--locale ko|en|both] [--limit N] [--out FILE.json]';

/**
 * @param {readonly string[]} args as typed after the command
 * @param {readonly string[]} embedded ids of the models that come with the app
 * @returns {EvalOptions | string} what to do, or what to tell the person instead
 */
export function readOptions(args, embedded) {
  const values = parse(args);
  if (typeof values === 'string') return `${values}\n${usage}`;
  const { model = embedded[0] ?? '', locale = 'both', limit, out = null } = values;
  if (!embedded.includes(model)) {
    return `There is no model “${model}” in the app; it comes with ${embedded.join(', ')}. Check a downloaded one in the app itself: 더보기 → 모델 점검.`;
  }
  if (locale !== 'ko' && locale !== 'en' && locale !== 'both') {
    return `The language is ko, en or both, not “${locale}”.\n${usage}`;
  }
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    return `The limit is a number of requests from 1 up, not “${limit}”.\n${usage}`;
  }
  return { model, locale, limit: limit === undefined ? null : Number(limit), out };
}

/**
 * @param {readonly string[]} args
 * @returns {{ model?: string, locale?: string, limit?: string, out?: string } | string}
 */
function parse(args) {
  try {
    /** @type {{ type: 'string' }} */
    const text = { type: 'string' };
    return parseArgs({ args: [...args], options: { model: text, locale: text, limit: text, out: text } })
      .values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
