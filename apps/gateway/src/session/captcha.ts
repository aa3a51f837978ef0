import { randomInt } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/open';
import { hashToken } from '../platform/tokens';
import { captcha } from './schema';

/** Pictures with a text to be read: each counts once and for five minutes. */
export interface Captchas {
  /** A new text for whoever asks under `owner`, in the place of the one before. */
  issue(owner: string): Promise<string>;
  /** Whether the text was issued to the owner; it is used up either way. */
  redeem(owner: string, text: string): Promise<boolean>;
}

// Without the letters and digits that are easily taken for one another.
const LETTERS = 'ABCDEFHJKLMNPRTUVWXY3479';
const LENGTH = 4;
const LIFETIME_MS = 5 * 60_000;

/** As an input method writes them, too: of full width, or with spaces between. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase();

/** Keeps the issued texts in the database, so that any process may be asked. */
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
