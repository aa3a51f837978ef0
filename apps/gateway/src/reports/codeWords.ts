import { inLanguage, type Texts } from '../platform/texts';
import { WORDS } from './words';

/** What codes in rows of reports are called. */
const CODES: Partial<Record<string, Texts>> = WORDS.group('code');

/** What a code is called in a language; the code itself where nothing is known of it. */
export function codeWord(code: string, language: string): string {
  const known = CODES[code] ?? CODES[code.toLowerCase()];
  return known === undefined ? code : inLanguage(known, language);
}

/** What rows without a category are called. */
export const noGameWord = (language: string): string => WORDS.say('noGame', language);
