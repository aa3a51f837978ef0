/** Locales whose data fit a language better than those of its own tag: `ur-Latn` would be in Arabic letters. */
const LOCALES: Readonly<Record<string, string>> = { 'ur-Latn': 'hi-Latn' };

/** The locale for `Intl` of a language. The calendar is Gregorian in every language, as it is on the wire. */
export const localeOf = (tag: string): string => `${LOCALES[tag] ?? tag}-u-ca-gregory`;

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
  cached('number', tag, options, () => new Intl.NumberFormat(localeOf(tag), options));

/** Formats moments in a language, in the reader's time zone unless the options name one. */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached('date', tag, options, () => new Intl.DateTimeFormat(localeOf(tag), options));

/** Joins texts in a language: "a, b and c". */
export const listFormat = (tag: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  cached('list', tag, options, () => new Intl.ListFormat(localeOf(tag), options));

/** Names of countries in a language. */
export const regionNames = (tag: string): Intl.DisplayNames =>
  cached('region', tag, {}, () => new Intl.DisplayNames([localeOf(tag)], { type: 'region' }));

/** Names of languages in a language. */
export const languageNames = (tag: string): Intl.DisplayNames =>
  cached('language', tag, {}, () => new Intl.DisplayNames([localeOf(tag)], { type: 'language' }));

/** Compares names in the order of a language. */
export const nameOrder = (tag: string): Intl.Collator =>
  cached('order', tag, {}, () => new Intl.Collator(localeOf(tag)));
