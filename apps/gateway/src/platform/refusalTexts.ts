import type en from './refusalTexts/en.json';
import { readTexts } from './textBook';

/** Texts of refusals that say more than their code; `{limit}` is the limit that was passed. */
const TEXTS = readTexts<RefusalTextKey>(new URL('./refusalTexts/', import.meta.url));

/** Key of a text; it is also the error code of the field. */
export type RefusalTextKey = keyof typeof en;

/** The text in a language, else in English. */
export const refusalText = (key: RefusalTextKey, limit: string, language: string): string =>
  TEXTS.say(key, language, { limit });
