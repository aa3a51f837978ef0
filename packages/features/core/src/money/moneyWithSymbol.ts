import type { Language } from '../languages/languages';
import { formatMoney, MINUS } from './formatMoney';

/** The text between these two characters runs left to right in any context (Unicode UAX 9). */
const ISOLATE = '\u2066';
const END = '\u2069';
/** No-break space, so that no line breaks between symbol and figures. */
const GLUE = '\u00a0';

/**
 * An amount of the wire with its currency symbol, which precedes the figures in every language; a minus precedes
 * both. A guest has no currency, so only the figures are shown.
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
