import type en from './sayings/en.json';
import { readTexts } from './textBook';

/** Texts of refusals that say more than their code; `{limit}` is the limit that was passed. */
const SAYINGS = readTexts<Saying>(new URL('./sayings/', import.meta.url));

/** Which words; as the code of a fault it tells a program the same. */
export type Saying = keyof typeof en;

/** The words in a language; in English where that has none. */
export const say = (saying: Saying, limit: string, language: string): string =>
  SAYINGS.say(saying, language, { limit });
