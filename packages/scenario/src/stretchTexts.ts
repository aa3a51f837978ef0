import { rewriteTexts } from './rewriteTexts';

/**
 * Pseudo-localization of a text: 40 % longer, with accents on its letters. Translations of short English words are often
 * that long. Numbers and signs stay. It uses nothing from outside, so that it can be passed to a page.
 */
export function stretchText(text: string): string {
  const FACTOR = 1.4;
  const PLAIN = 'aeiouAEIOUny';
  const ACCENTED = 'áéïöüÅÉÎØŮñý';
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words)) return text;
  const accented = words.replace(
    /[aeiouyn]/gi,
    (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter,
  );
  const more = Math.ceil(words.length * (FACTOR - 1));
  return text.replace(
    words,
    () => `${accented} ${'lorem ipsum dolor '.repeat(more).slice(0, more).trim()}`,
  );
}

/** Lengthens every text under an element, until the returned function is called. */
export const stretchTexts = (root: Element): (() => void) => rewriteTexts(root, stretchText);
