import { randomInt } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/open';
import { hashToken } from '../platform/tokens';
import { captcha } from './schema';

/** Captchas: each is valid once and for five minutes. */
export interface Captchas {
  /** Issues a new text for `owner`; the previous one is void. */
  issue(owner: string): Promise<string>;
  /** Whether the text was issued to the owner; consumes it in any case. */
  redeem(owner: string, text: string): Promise<boolean>;
}

// Without letters and digits that are easily confused.
const LETTERS = 'ABCDEFHJKLMNPRTUVWXY3479';
const LENGTH = 4;
const LIFETIME_MS = 5 * 60_000;

/** Also full-width digits of input methods, and spaces. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase();

/** Saves issued texts in the database, so that any process can check them. */
export function createCaptchas(db: Database, now: () => number): Captchas {
  return {
    async issue(asker) {
      const owner = hashToken(asker);
      const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
      const text = letters.join('');
      const issued = { textHash: hashToken(text), expiresAt: new Date(now() + LIFETIME_MS) };
      await db
        .insert(captcha)
        .values({ owner, ...issued })
        .onConflictDoUpdate({ target: captcha.owner, set: issued });
      return text;
    },
    async redeem(asker, text) {
      const [known] = await db
        .delete(captcha)
        .where(and(eq(captcha.owner, hashToken(asker)), gte(captcha.expiresAt, new Date(now()))))
        .returning();
      return known?.textHash === hashToken(lettersOf(text));
    },
  };
}
