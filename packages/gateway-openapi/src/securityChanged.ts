/** Tags that a change of security invalidates. Each sends a message to the inbox, so the counts change as well. */
export const securityChanged = (_: unknown, error: unknown): ('Counts' | 'Security')[] =>
  error === undefined ? ['Counts', 'Security'] : [];
