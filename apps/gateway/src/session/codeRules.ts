import { Refusal } from '../platform/refusal';
import { hashToken } from '../platform/tokens';

/** How long a code counts that was sent to a number or an address. */
export const CODE_MINUTES = 5;
/** Tries at one code. */
const CODE_TRIES = 5;

/** What is kept of a code while it counts. */
export interface KeptCode {
  codeHash: string;
  expiresAt: Date;
  triesLeft: number;
}

/** What is kept of a code as somebody typed it. */
export const hashCode = (code: string): string => hashToken(code.trim());

/** A code as it is kept when it is sent. */
export const freshCode = (code: string, now: Date): KeptCode => ({
  codeHash: hashCode(code),
  expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  triesLeft: CODE_TRIES,
});

/** Refuses with INVALID_CODE or, if it was right once, CODE_EXPIRED; `kept` is undefined where no try is left. */
export function checkCode(kept: KeptCode | undefined, code: string, now: Date): void {
  if (kept?.codeHash !== hashCode(code)) throw new Refusal('INVALID_CODE');
  if (kept.expiresAt < now) throw new Refusal('CODE_EXPIRED');
}
