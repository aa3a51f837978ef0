import { latinDigits } from '../NumberField/latinDigits';

/** Fast path for ASCII: most text is, and thousands of options are folded at once. */
const PLAIN = /^[ -~]*$/;

/**
 * Marks that people omit when typing: accents, the marks of Hebrew, Arabic and Hindi, tatweel, the lone hamza, the tones and
 * silencers of Thai and Lao, the tones of Burmese, the shifters and silencers of Khmer, and invisible characters.
 */
const LEFT_OUT = new RegExp(
  [
    '[\\u0300-\\u036f]',
    '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7]',
    '[\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08ff]',
    '\\u093c',
    '[\\u0e3a\\u0e47-\\u0e4c\\u0e4e]',
    '[\\u0ec8-\\u0ecc]',
    '[\\u1037\\u1038]',
    '[\\u17b4\\u17b5\\u17c9-\\u17d1\\u17d3\\u17dd]',
    '[\\ufe00-\\ufe0f]',
    '\\p{Cf}',
  ].join('|'),
  'gu',
);

/** Letters that NFKD does not decompose, and letters that people type for one another, by their replacement. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  ae: 'æ',
  d: 'đðɖ',
  e: 'əɛ',
  h: 'ħ',
  i: 'ı',
  l: 'ł',
  n: 'ŋ',
  o: 'øɔ',
  oe: 'œ',
  ss: 'ß',
  t: 'ŧ',
  th: 'þ',
  σ: 'ς',
  "'": '\u02bb\u02bc\u2018\u2019\u05f3',
  '"': '\u201c\u201d\u05f4',
  '-': '\u2010\u2012\u2013\u2014\u2212\u05be',
  כ: 'ך',
  מ: 'ם',
  נ: 'ן',
  פ: 'ף',
  צ: 'ץ',
  ا: 'ٱ',
  ه: 'ةەہھۃ',
  ي: 'ىیېۍے',
  ك: 'کڪ',
  ن: 'ں',
  // Candrabindu for anusvara.
  '\u0902': '\u0901',
  // Lakkhangyao for sara aa.
  '\u0e32': '\u0e45',
  // Lao lo below a letter.
  '\u0ea5': '\u0ebc',
  // Burmese wa for the zero, nya for u, and two signs that are written as one.
  0: '\u101d',
  '\u1025': '\u1009',
  '\u101e\u1039\u101e': '\u103f',
  // Khmer reahmuk.
  '\u17c7': '\u17c8',
};
/** The same for pairs: Thai and Khmer vowels typed as two characters, and a Khmer subscript that looks like another. */
const PAIRS: Readonly<Record<string, string>> = {
  '\u0e40\u0e40': '\u0e41',
  '\u17c1\u17b8': '\u17be',
  '\u17c1\u17b6': '\u17c4',
  '\u17d2\u178a': '\u17d2\u178f',
  '\u17d2\u178d': '\u17d2\u178f',
};

const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(TAKEN_FOR).flatMap(([letter, others]) =>
      Array.from(others).map((other) => [other, letter]),
    ),
  ),
  ...PAIRS,
};
const TO_CHANGE = new RegExp(
  `${Object.keys(PAIRS).join('|')}|[${Object.values(TAKEN_FOR).join('')}]`,
  'g',
);

/**
 * Normalizes text for every search and comparison: no accents, case or width differences, digits as 0 to 9, without
 * the marks that people omit in Arabic, Persian, Thai or Khmer, and with one letter for those that are typed for one
 * another.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return latinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(TO_CHANGE, (letter) => LETTERS[letter] ?? letter);
}
