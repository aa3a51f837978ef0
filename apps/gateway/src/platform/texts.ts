/** Words for people in the languages that the house writes; HTML only where the contract says so. */
export interface Texts {
  EN: string;
  CN: string;
  ID: string;
}

export const texts = (EN: string, CN: string, ID: string): Texts => ({ EN, CN, ID });

/** The words in a language; in English where it has none of its own. */
export function inLanguage(said: Texts, language: string): string {
  return language === 'CN' || language === 'ID' ? said[language] : said.EN;
}

/** The language that `inLanguage` chooses. */
export function spokenOf(said: Texts, language: string): keyof Texts {
  return Object.keys(said).find((known): known is keyof Texts => known === language) ?? 'EN';
}
