import { randomBytes } from 'node:crypto';

/** A fresh name for a record that callers see, as 'dp-4f0c9a1b22de': it tells nothing and can't be guessed. */
export function createId(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`;
}
