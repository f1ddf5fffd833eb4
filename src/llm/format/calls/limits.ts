/** Nesting that no tool of ours has; deeper calls aren't read. */
export const deepestNesting = 64;
/** Characters. Far beyond any context window; a call that grows longer is dropped. */
export const longestCall = 1 << 20;
