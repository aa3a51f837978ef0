import { isolated } from './isolated';
import type { GatewayLanguage } from './languages';

/** Words for people by language; HTML only where the contract says so. What is missing is said in English. */
export type Texts = Readonly<{ EN: string } & Partial<Record<GatewayLanguage, string>>>;

/** Value of a placeholder: one for all languages, or one for each. */
export type TextValue = string | Texts;
export type TextValues = Readonly<Record<string, TextValue>>;

const isWritten = (said: Texts, language: string): language is keyof Texts =>
  Object.hasOwn(said, language);

/** The language of a text for a requested language. */
export const spokenOf = (said: Texts, language: string): keyof Texts =>
  isWritten(said, language) ? language : 'EN';

/** The text in a language, else in English. */
export const inLanguage = (said: Texts, language: string): string =>
  (isWritten(said, language) ? said[language] : undefined) ?? said.EN;

/** Maps a text in each of its languages. */
export function mapTexts(
  said: Texts,
  make: (text: string, language: GatewayLanguage) => string,
): Texts {
  const made: Record<string, string> = {};
  for (const [language, text] of Object.entries(said))
    made[language] = make(text, language as GatewayLanguage);
  return { EN: make(said.EN, 'EN'), ...made };
}

/** Replaces the placeholders of a text, such as `{limit}`. */
export const fillIn = (text: string, values: TextValues, language: GatewayLanguage): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? value : inLanguage(value, language);
  });

/** The same for words that people read: a value of the other direction stands apart from the sentence around it. */
export const sayIn = (text: string, values: TextValues, language: GatewayLanguage): string =>
  text.replace(/\{(\w+)\}/g, (place) => isolated(fillIn(place, values, language), language));
