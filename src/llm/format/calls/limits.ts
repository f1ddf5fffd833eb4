/** Nesting that no tool of ours has; deeper calls aren't read. */
export const deepestNesting = 64;
/** Characters. More than any context window of ours holds; a call that grows longer is dropped. */
export const longestCall = 256 * 1024;
