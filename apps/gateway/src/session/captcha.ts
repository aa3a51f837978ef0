import { randomInt } from 'node:crypto';

/** Pictures with a text to be read: each counts once and for five minutes. */
export interface Captchas {
  /** A new text for whoever asks under `owner`. */
  issue(owner: string): string;
  /** Whether the text was issued to the owner; it is used up either way. */
  redeem(owner: string, text: string): boolean;
}

// Without the letters and digits that are easily taken for one another.
const LETTERS = 'ABCDEFHJKLMNPRTUVWXY3479';
const LENGTH = 4;
const LIFETIME_MS = 5 * 60_000;
const MOST_OWNERS = 10_000;

/** Keeps the issued texts in this process. */
export function createCaptchas(now: () => number): Captchas {
  const issued = new Map<string, { text: string; until: number }>();
  return {
    issue(owner) {
      if (issued.size >= MOST_OWNERS) issued.clear();
      const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
        '',
      );
      issued.set(owner, { text, until: now() + LIFETIME_MS });
      return text;
    },
    redeem(owner, text) {
      const known = issued.get(owner);
      issued.delete(owner);
      if (known === undefined || known.until < now()) return false;
      return known.text === text.trim().toUpperCase();
    },
  };
}
