/**
 * Locales for `Intl`, where the tag alone is not enough. Chromium has no data of five languages, and would format them as its
 * own interface: their numbers follow a language that writes them alike. Roman Urdu would get Arabic letters.
 */
const LOCALES: Readonly<Record<string, readonly string[]>> = {
  kk: ['kk', 'ru'],
  km: ['km', 'en'],
  lo: ['lo', 'id'],
  my: ['my', 'en-u-nu-mymr'],
  ne: ['ne', 'hi-u-nu-deva'],
  'ur-Latn': ['hi-Latn'],
  // Known to Chromium by its name alone.
  uz: ['ru'],
};
/** Their lists have no word for "and", rather than the one of another language. */
const WITHOUT_LISTS = ['kk', 'km', 'lo', 'my', 'ne', 'uz'];

const localesOf = (tag: string): string[] => [...(LOCALES[tag] ?? [tag])];

// Making a formatter takes a hundred times as long as using it.
const cache = new Map<string, unknown>();

function cached<Formatter>(kind: string, tag: string, options: object, make: () => Formatter) {
  const key = `${kind} ${tag} ${JSON.stringify(options)}`;
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Formatter;
}

/** Formats numbers in a language, with its digits. Money has `useMoney`, which never rounds. */
export const numberFormat = (
  tag: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  cached('number', tag, options, () => new Intl.NumberFormat(localesOf(tag), options));

/** Joins texts in a language: "a, b and c". */
export const listFormat = (tag: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  cached('list', tag, options, () =>
    WITHOUT_LISTS.includes(tag)
      ? new Intl.ListFormat('en', { type: 'unit' })
      : new Intl.ListFormat(localesOf(tag), options),
  );

/** Names of countries in a language. */
export const regionNames = (tag: string): Intl.DisplayNames =>
  cached('region', tag, {}, () => new Intl.DisplayNames(localesOf(tag), { type: 'region' }));

/** Names of languages in a language. */
export const languageNames = (tag: string): Intl.DisplayNames =>
  cached('language', tag, {}, () => new Intl.DisplayNames(localesOf(tag), { type: 'language' }));

/** Compares names in the order of a language. */
export const nameOrder = (tag: string): Intl.Collator =>
  cached('order', tag, {}, () => new Intl.Collator(localesOf(tag)));

const DIGITS = '0123456789';

/** A text with its digits as the numbers of the language have them. */
export function inDigitsOf(tag: string, text: string): string {
  const own = cached('digits', tag, {}, () =>
    Array.from(numberFormat(tag, { useGrouping: false }).format(9_876_543_210n)),
  );
  return own[9] === '0'
    ? text
    : text.replace(/\d/g, (digit) => own[9 - DIGITS.indexOf(digit)] ?? digit);
}
