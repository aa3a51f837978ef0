/** Words for people in the languages that the gateway speaks. */
export interface Words {
  EN: string;
  CN: string;
  ID: string;
}

export const words = (EN: string, CN: string, ID: string): Words => ({ EN, CN, ID });

/** The words in a language; in English where it has none of its own. */
export function inLanguage(said: Words, language: string): string {
  return language === 'CN' || language === 'ID' ? said[language] : said.EN;
}
