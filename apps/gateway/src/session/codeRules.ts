import { Refusal } from '../platform/refusal';
import { hashToken } from '../platform/tokens';

/** How long a code is valid. */
export const CODE_MINUTES = 5;
/** Tries at one code. */
const CODE_TRIES = 5;

/** A stored code. */
export interface StoredCode {
  codeHash: string;
  expiresAt: Date;
  triesLeft: number;
}

/** Hash of a typed code. */
export const hashCode = (code: string): string => hashToken(code.trim());

/** A code that was sent, as stored. */
export const toStoredCode = (code: string, now: Date): StoredCode => ({
  codeHash: hashCode(code),
  expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  triesLeft: CODE_TRIES,
});

/** Refuses with INVALID_CODE, or CODE_EXPIRED if it was valid; `stored` is undefined if no attempt is left. */
export function checkCode(stored: StoredCode | undefined, code: string, now: Date): void {
  if (stored?.codeHash !== hashCode(code)) throw new Refusal('INVALID_CODE');
  if (stored.expiresAt < now) throw new Refusal('CODE_EXPIRED');
}
