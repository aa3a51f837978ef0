import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token: enough to recognise it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
