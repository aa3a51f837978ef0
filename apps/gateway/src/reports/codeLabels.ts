import { inLanguage, type Texts } from '../platform/texts';
import { TEXTS } from './texts';

/** Labels of the codes in rows of reports. */
const CODES: Partial<Record<string, Texts>> = TEXTS.group('code');

/** The label of a code in a language; the code itself if it has none. */
export function codeLabel(code: string, language: string): string {
  const known = CODES[code] ?? CODES[code.toLowerCase()];
  return known === undefined ? code : inLanguage(known, language);
}

/** The label of rows without a category. */
export const noGameLabel = (language: string): string => TEXTS.say('noGame', language);
