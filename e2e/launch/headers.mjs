/**
 * The content security policy: nothing leaves the origin, no inline script or style, no `eval`. MediaPipe needs
 * `wasm-unsafe-eval` to compile its own wasm.
 * @type {Readonly<Record<string, string>>}
 */
const policy = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data: blob:",
  'style-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** @param {Readonly<Record<string, string>>} directives */
const render = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/**
 * The policy for index.html's `<meta>`, for hosts that send no headers; browsers ignore `frame-ancestors` there.
 * @returns {string}
 */
export function metaPolicy() {
  return render(Object.fromEntries(Object.entries(policy).filter(([name]) => name !== 'frame-ancestors')));
}

/**
 * Sent with every answer, workers' scripts included: a dedicated worker obeys the policy of its own response.
 * @type {Readonly<Record<string, string>>}
 */
export const commonHeaders = {
  'Content-Security-Policy': render(policy),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * Everything under `/assets/` carries a content hash in its name; all else keeps its name and may change.
 * @param {string} pathname
 * @returns {string} the value of `Cache-Control`
 */
export function cacheControl(pathname) {
  return pathname.startsWith('/assets/') ? immutable : revalidate;
}

/**
 * The same rules as a `_headers` file (Netlify, Cloudflare Pages). Those hosts join the values of all matching
 * rules, so no header may stand in two rules that overlap: the unhashed files are named one by one.
 * @returns {string}
 */
export function headersFile() {
  const rules = [
    { path: '/*', headers: commonHeaders },
    ...['/assets/*', '/', '/index.html', '/sw.js', '/manifest.webmanifest', '/models/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': cacheControl(path) },
    })),
  ];
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# From e2e/launch/headers.mjs: change the rules there, then run npx vitest run --project unit -u tests/unit/launch\n${blocks.join('\n')}\n`;
}
