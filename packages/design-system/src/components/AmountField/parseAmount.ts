import { isGrouped } from '../NumberField/isGrouped';
import { plainText } from '../NumberField/plainText';
import { amountFormat } from './amountFormat';
import { isCurrency } from './currencyWords';

export interface AmountRules {
  /** BCP 47 tag of the reader's language; it decides what a single comma or point means. */
  locale: string;
  /** Digits after the point; 2 by default. */
  fractionDigits?: number | undefined;
  /** Sign or code of the currency that is asked for: it may stand beside the figure, as every usual one may. */
  currency?: string | undefined;
}

const PARTS = /^(\D*)(\d(?:.*\d)?)(\D*)$/s;
const MARKS = /[.,'’٫٬_ ]/g;
const ALLOWED = /^[\d.,'’٫٬_ ]*$/;
/** The other marks part groups, and nothing else. */
const DECIMAL_MARK = /[.,٫]/;

/**
 * The decimal string of what was typed or pasted: '1,250.5' as '1250.50'. Digits of any script and width,
 * groups, and a currency before or after it are understood. The empty string for nothing; null for
 * what is no amount, has other words beside it, too many digits after the point, or could be read in two ways.
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

/** The decimal mark that touches the figure; empty where there is only a currency, undefined where there is more. */
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

/** Where the decimal mark stands, or -1. */
function pointOf(figure: string, locale: string, fractionDigits: number): number {
  const marks = [...figure.matchAll(MARKS)];
  const last = marks.at(-1);
  if (last === undefined || !DECIMAL_MARK.test(last[0])) return -1;
  const kinds = new Set(marks.map(([mark]) => mark));
  // Of two kinds the last is the decimal mark; of one kind that comes twice, none is.
  if (kinds.size > 1) return last.index;
  if (marks.length > 1) return -1;
  const { decimal, group } = amountFormat(locale);
  if (last[0] === decimal) return last.index;
  const after = figure.length - last.index - 1;
  const isGroup = last[0] === group || fractionDigits === 0;
  // The reader's own group mark where no group can be: they meant the other one.
  return isGroup && (isGrouped(figure) || after > fractionDigits) ? -1 : last.index;
}
