/** A text in the languages that the house writes; HTML only where the contract says so. */
export interface Texts {
  EN: string;
  CN: string;
  ID: string;
}

/** The text in the asked language, in English where it is not written. */
export function inLanguage(texts: Texts, language: string): string {
  return language === 'CN' || language === 'ID' ? texts[language] : texts.EN;
}
