/** Marks a branch that the types say can't be reached. */
export function assertNever(value: never): never {
  throw new TypeError(`unreachable: ${JSON.stringify(value)}`);
}
