/** A proposal whose write was undone since: it was written once, and is not written again. */
export class UndoneDeedError extends Error {
  readonly code = 'undone_deed';

  constructor() {
    super('what this proposal wrote was undone');
    this.name = 'UndoneDeedError';
  }
}
