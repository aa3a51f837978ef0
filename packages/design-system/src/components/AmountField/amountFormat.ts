/** How amounts are written in a language. */
export interface AmountFormat {
  decimal: string;
  group: string;
  /** The digits from zero to nine. */
  digits: readonly string[];
  /** Number of digits in the last group, and in each group before it. */
  lastGroup: number;
  otherGroups: number;
  /** Integers with fewer digits than this are not grouped. */
  groupsFrom: number;
}

const known = new Map<string, AmountFormat>();
const SAMPLE = 1_234_567_890n;

/** Separators, digits and grouping of a language, read from `Intl` and cached. */
export function amountFormat(locale: string): AmountFormat {
  const found = known.get(locale) ?? readFormat(locale);
  known.set(locale, found);
  return found;
}

function readFormat(locale: string): AmountFormat {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(SAMPLE);
  const mark = (type: 'decimal' | 'group', fallback: string): string =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const bare = new Intl.NumberFormat(locale, { useGrouping: false });
  const short = new Intl.NumberFormat(locale).formatToParts(1234n);
  const isShortGrouped = short.some(({ type }) => type === 'group');
  const lastGroup = groups.at(-1) ?? 3;
  return {
    decimal: mark('decimal', '.'),
    group: mark('group', ''),
    digits: Array.from({ length: 10 }, (_, digit) => bare.format(digit)),
    lastGroup,
    otherGroups: groups.length > 2 ? (groups.at(-2) ?? lastGroup) : lastGroup,
    groupsFrom: lastGroup + (isShortGrouped ? 1 : 2),
  };
}
