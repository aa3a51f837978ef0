/**
 * Chromium has no data of these languages, or only their name, and would format them as its own interface. Their numbers
 * follow a language that writes them alike, in every browser; their lists have no word for "and".
 */
const NUMBERS_LIKE: Readonly<Record<string, string>> = {
  kk: 'ru',
  km: 'en',
  lo: 'id',
  my: 'en-u-nu-mymr',
  ne: 'hi-u-nu-deva',
  uz: 'ru',
};

/** `Intl` would write Roman Urdu in Arabic letters. */
const localeOf = (tag: string): string => (tag === 'ur-Latn' ? 'hi-Latn' : tag);

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
  cached(
    'number',
    tag,
    options,
    () => new Intl.NumberFormat(NUMBERS_LIKE[tag] ?? localeOf(tag), options),
  );

/** The most that a badge shows. */
const MOST = 99;

/** A count in a language, short enough for a badge: "7", "99+". */
export const countText = (tag: string, count: number): string =>
  count > MOST ? `${numberFormat(tag).format(MOST)}+` : numberFormat(tag).format(count);

/** Joins texts in a language: "a, b and c". */
export const listFormat = (tag: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  cached('list', tag, options, () =>
    tag in NUMBERS_LIKE
      ? new Intl.ListFormat('en', { type: 'unit' })
      : new Intl.ListFormat(localeOf(tag), options),
  );

/** Names of languages in a language. */
export const languageNames = (tag: string): Intl.DisplayNames =>
  cached('language', tag, {}, () => new Intl.DisplayNames([localeOf(tag)], { type: 'language' }));

/** Compares names in the order of a language. */
export const nameOrder = (tag: string): Intl.Collator =>
  cached('order', tag, {}, () => new Intl.Collator(localeOf(tag)));

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
