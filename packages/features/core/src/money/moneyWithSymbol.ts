import type { Language } from '../languages/languages';
import { formatMoney } from './formatMoney';

const MINUS = '\u2212';
/** What stands between the two is set from left to right, wherever it stands (Unicode UAX 9). */
const ISOLATE = '\u2066';
const END = '\u2069';
/** No line ends between a sign and its figures. */
const GLUE = '\u00a0';

/**
 * An amount of the wire with the sign of its currency, which stands before the figures in every language;
 * a minus comes before both. A guest has no currency: then it is the figures alone.
 */
export function moneyWithSymbol(
  symbol: string,
  amount: string,
  { tag, direction }: Pick<Language, 'tag' | 'direction'>,
): string {
  const isNegative = amount.startsWith('-');
  const figures = formatMoney(isNegative ? amount.slice(1) : amount, tag);
  const sign = isNegative ? MINUS : '';
  const text = symbol === '' ? sign + figures : `${sign}${symbol}${GLUE}${figures}`;
  return direction === 'rtl' ? `${ISOLATE}${text}${END}` : text;
}
