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
 * The one exception: a model comes from where the person says, which may be any host. A dedicated worker obeys the
 * policy of its own response, so only the download worker's script, in a folder of its own, may reach elsewhere; it
 * never sees what a person wrote. Plain http goes no further than this machine.
 */
const downloadPolicy = {
  ...policy,
  'connect-src': "'self' https: http://localhost:* http://127.0.0.1:*",
};

/** @param {string} pathname */
const isDownloadWorker = (pathname) => pathname.startsWith('/download/');

/**
 * The policy for index.html's `<meta>`, for hosts that send no headers; browsers ignore `frame-ancestors` there.
 * @returns {string}
 */
export function metaPolicy() {
  return render(Object.fromEntries(Object.entries(policy).filter(([name]) => name !== 'frame-ancestors')));
}

const commonHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/** @param {string} pathname */
const policyFor = (pathname) => ({
  'Content-Security-Policy': render(isDownloadWorker(pathname) ? downloadPolicy : policy),
});

/**
 * Sent with every answer, workers' scripts included: a dedicated worker obeys the policy of its own response.
 * @param {string} pathname
 * @returns {Readonly<Record<string, string>>}
 */
export const headersFor = (pathname) => ({ ...policyFor(pathname), ...commonHeaders });

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * Everything under `/assets/` and `/download/` carries a content hash in its name; all else keeps its name and may
 * change.
 * @param {string} pathname
 * @returns {string} the value of `Cache-Control`
 */
export function cacheControl(pathname) {
  return pathname.startsWith('/assets/') || isDownloadWorker(pathname) ? immutable : revalidate;
}

/**
 * The same rules as a `_headers` file (Netlify, Cloudflare Pages). Those hosts join the values of all matching
 * rules, so no header may stand in two rules that overlap: `/:place` is one segment, and the folders are named.
 * @returns {string}
 */
export function headersFile() {
  /** @param {string} path */
  const cacheRule = (path) => ({ 'Cache-Control': cacheControl(path) });
  const folders = ['/assets/:file', '/download/:file', '/models/:file'];
  const rules = [
    { path: '/*', headers: commonHeaders },
    { path: '/:place', headers: policyFor('/') },
    ...['/index.html', '/sw.js', '/manifest.webmanifest'].map((path) => ({ path, headers: cacheRule(path) })),
    ...['/', ...folders].map((path) => ({ path, headers: { ...policyFor(path), ...cacheRule(path) } })),
  ];
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# From e2e/launch/headers.mjs: change the rules there, then run npx vitest run --project unit tests/unit/launch -u\n${blocks.join('\n')}\n`;
}
