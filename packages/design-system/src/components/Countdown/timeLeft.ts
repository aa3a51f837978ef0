/** Units of a countdown, the largest first. */
export const COUNTDOWN_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];

const SECONDS_OF = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;
/** Days are not limited by a larger unit. */
const MOST_OF = { days: Number.POSITIVE_INFINITY, hours: 24, minutes: 60, seconds: 60 } as const;

export type CountdownParts = Readonly<Record<CountdownUnit, number>>;

export function partsOf(secondsLeft: number): CountdownParts {
  const partOf = (unit: CountdownUnit): number =>
    Math.floor(secondsLeft / SECONDS_OF[unit]) % MOST_OF[unit];
  return {
    days: partOf('days'),
    hours: partOf('hours'),
    minutes: partOf('minutes'),
    seconds: partOf('seconds'),
  };
}

/** The largest unit that is not zero; `seconds` at the end. */
export const largestOf = (parts: CountdownParts): CountdownUnit =>
  COUNTDOWN_UNITS.find((unit) => parts[unit] > 0) ?? 'seconds';

/** Writes a count with its unit: '2 days'. */
export type CountdownWords = Readonly<Partial<Record<CountdownUnit, (count: number) => string>>>;

/** The remaining time in words, by its two largest units: '2 days 14 hours'. */
export function wordsOf(parts: CountdownParts, words: CountdownWords): string {
  const first = COUNTDOWN_UNITS.indexOf(largestOf(parts));
  return COUNTDOWN_UNITS.slice(first, first + 2)
    .filter((unit, index) => index === 0 || parts[unit] > 0)
    .map((unit) => words[unit]?.(parts[unit]) ?? String(parts[unit]))
    .join(' ');
}

export type FormatFigure = (value: number, unit: CountdownUnit) => string;

/** Figures of two digits, but for days, in the digits of a language; in Latin ones without it. */
export function figuresIn(locale: string | undefined): FormatFigure {
  if (locale === undefined)
    return (value, unit) => (unit === 'days' ? String(value) : String(value).padStart(2, '0'));
  const days = new Intl.NumberFormat(locale);
  const others = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return (value, unit) => (unit === 'days' ? days : others).format(value);
}

export interface CountdownLabels {
  /** A count with its unit, read by screen readers: '2 days'. */
  days: (count: number) => string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
  seconds: (count: number) => string;
  /** Short names shown beside the figures: 'd', 'h', 'min', 's'. */
  units: Readonly<Record<CountdownUnit, string>>;
  /** Announced at a mark, with the label and the time in words: 'Kick-off: 10 minutes left'. */
  left: (label: string, words: string) => string;
  /** Announced at the mark 0, with the label: 'Kick-off: time is up'. */
  ended: (label: string) => string;
}
