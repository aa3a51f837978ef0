import { latinDigits } from '../NumberField/latinDigits';
import { amountFormat } from './amountFormat';

export interface AmountRules {
  /** BCP 47 tag of the reader's language; it decides what a single comma or point means. */
  locale: string;
  /** Digits after the point; 2 by default. */
  fractionDigits?: number | undefined;
}

// One letter at a time: a run inside a run would take forever on a long text.
const EDGES = /^(?:\p{L}\.?|[\p{Sc}\p{Z}\p{Cf}\s])+|(?:\p{L}\.?|[\p{Sc}\p{Z}\p{Cf}\s])+$/gu;
const SPACES = /[\p{Z}\p{Cf}\s]/gu;
const MARKS = /[.,'’٫٬_]/g;
const ALLOWED = /^[\d.,'’٫٬_]*$/;

/**
 * The decimal string of what was typed or pasted: '1,250.5' as '1250.50'. Digits of any script,
 * spaces, and a currency before or after it are understood. The empty string for nothing; null for
 * what is no amount, has too many digits after the point, or could be read in two ways.
 */
export function parseAmount(
  text: string,
  { locale, fractionDigits = 2 }: AmountRules,
): string | null {
  const bare = text.trim().replace(EDGES, '').replace(SPACES, '');
  if (bare === '') return text.trim() === '' ? '' : null;
  const typed = latinDigits(bare);
  if (!ALLOWED.test(typed) || !/\d/.test(typed)) return null;

  const point = pointOf(typed, locale, fractionDigits);
  const whole = point < 0 ? typed : typed.slice(0, point);
  const fraction = point < 0 ? '' : typed.slice(point + 1);
  if (!isGrouped(whole) || !/^\d*$/.test(fraction) || fraction.length > fractionDigits) return null;
  const figures = whole.replace(MARKS, '').replace(/^0+(?=\d)/, '') || '0';
  return fractionDigits === 0 ? figures : `${figures}.${fraction.padEnd(fractionDigits, '0')}`;
}

/** Where the decimal mark stands, or -1. */
function pointOf(typed: string, locale: string, fractionDigits: number): number {
  const marks = [...typed.matchAll(MARKS)];
  const last = marks.at(-1);
  if (last === undefined) return -1;
  const kinds = new Set(marks.map(([mark]) => mark));
  // Of two kinds the last is the decimal mark; of one kind that comes twice, none is.
  if (kinds.size > 1) return last.index;
  if (marks.length > 1) return -1;
  const { decimal, group } = amountFormat(locale);
  if (last[0] === decimal) return last.index;
  const after = typed.length - last.index - 1;
  const isGroup = last[0] === group || fractionDigits === 0;
  // The reader's own group mark where no group can be: they meant the other one.
  return isGroup && (isGrouped(typed) || after > fractionDigits) ? -1 : last.index;
}

// Two digits before the last three are how South Asia groups.
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) ||
  /^[1-9]\d{0,2}(?:([.,'’٬_])\d{2,3})?(?:\1\d{2,3})*[.,'’٬_]\d{3}$/.test(whole);
