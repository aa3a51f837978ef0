/** Ids of the catalogue, as in the gateway's contract (PAT-01). */
export const PATTERN_IDS = [
  'LENGTH',
  'LETTER_FIRST_ALNUM',
  'CHINESE_DIGITS',
  'EMAIL',
  'ALNUM',
  'LETTERS_AND_DIGITS',
  'DIGITS',
  'ALNUM_UPPERCASE',
  'ENGLISH_SPACES',
  'NO_SPACES',
  'CHINESE_PUNCTUATION',
  'DATE_YMD',
  'DATE_MDY',
  'LETTERS_SPACES',
  'KOREAN',
  'THAI',
  'THAI_ENGLISH_SPACES',
  'UPPERCASE_SPACES',
  'LETTERS_DIGITS_SYMBOLS',
  'UPPER_LOWER_DIGIT_SYMBOL',
  'MOBILE',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** Whether a string is a known id: a newer gateway may have more than this package. */
export const isPatternId = (text: string): text is PatternId =>
  (PATTERN_IDS as readonly string[]).includes(text);
