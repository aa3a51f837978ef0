import { isGrouped } from '../NumberField/isGrouped';
import { plainText } from '../NumberField/plainText';
import { amountFormat } from './amountFormat';
import { isCurrency } from './isCurrency';

export interface AmountRules {
  /** BCP 47 tag of the reader's language. It decides what a single comma or point means. */
  locale: string;
  /** Digits after the decimal point. Default: 2. */
  fractionDigits?: number | undefined;
  /** Sign or code of the field's currency. It is accepted beside the figure, like any common currency. */
  currency?: string | undefined;
}

const PARTS = /^(\D*)(\d(?:.*\d)?)(\D*)$/s;
const MARKS = /[.,'’٫٬_ ]/g;
const ALLOWED = /^[\d.,'’٫٬_ ]*$/;
/** All other marks can only separate groups. */
const DECIMAL_MARK = /[.,٫]/;

/**
 * Parses typed or pasted text into a decimal string: '1,250.5' gives '1250.50'. Accepts digits of any
 * script and width, group separators, and a currency before or after. Returns '' for empty text, and null if
 * it is not an amount, has other text beside it, has too many decimals, or is ambiguous.
 */
export function parseAmount(
  text: string,
  { locale, fractionDigits = 2, currency }: AmountRules,
): string | null {
  const typed = plainText(text);
  if (typed.trim() === '') return '';
  const [, before, figures, after] = PARTS.exec(typed) ?? [];
  if (before === undefined || figures === undefined || after === undefined) return null;
  const start = splitMark(
    before,
    (rest) => isCurrency(rest, { own: currency, isBehind: false }),
    -1,
  );
  const end = splitMark(after, (rest) => isCurrency(rest, { own: currency, isBehind: true }), 0);
  if (start === undefined || end === undefined) return null;
  const figure = `${start}${figures}${end}`;
  if (!ALLOWED.test(figure)) return null;

  const point = pointOf(figure, locale, fractionDigits);
  const whole = point < 0 ? figure : figure.slice(0, point);
  const fraction = point < 0 ? '' : figure.slice(point + 1);
  if (!isGrouped(whole) || !/^\d*$/.test(fraction) || fraction.length > fractionDigits) return null;
  const units = whole.replace(MARKS, '').replace(/^0+(?=\d)/, '') || '0';
  return fractionDigits === 0 ? units : `${units}.${fraction.padEnd(fractionDigits, '0')}`;
}

/** The decimal mark next to the figure; empty if there is only a currency, undefined if there is other text. */
function splitMark(
  beside: string,
  isKnown: (rest: string) => boolean,
  at: 0 | -1,
): string | undefined {
  if (isKnown(beside)) return '';
  const mark = beside.at(at) ?? '';
  const rest = at === 0 ? beside.slice(1) : beside.slice(0, -1);
  return DECIMAL_MARK.test(mark) && isKnown(rest) ? mark : undefined;
}

/** Index of the decimal mark, or -1. */
function pointOf(figure: string, locale: string, fractionDigits: number): number {
  const marks = [...figure.matchAll(MARKS)];
  const last = marks.at(-1);
  if (last === undefined || !DECIMAL_MARK.test(last[0])) return -1;
  const kinds = new Set(marks.map(([mark]) => mark));
  // With two kinds of mark the last one is the decimal mark. One kind used twice only separates groups.
  if (kinds.size > 1) return last.index;
  if (marks.length > 1) return -1;
  const { decimal, group } = amountFormat(locale);
  if (last[0] === decimal) return last.index;
  const after = figure.length - last.index - 1;
  const isGroup = last[0] === group || fractionDigits === 0;
  // The locale's group mark where no group is possible: it was meant as a decimal mark.
  return isGroup && (isGrouped(figure) || after > fractionDigits) ? -1 : last.index;
}
