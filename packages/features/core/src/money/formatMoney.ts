import { numberFormat } from '../formats/formats';

/** The wire's decimal string, such as `1234.50`. */
const DECIMAL = /^-?\d{1,15}(\.\d{1,2})?$/;

/** Minus sign (U+2212). Screen readers often skip the hyphen that Intl writes in its place. */
export const MINUS = '\u2212';

type Digits = 'cents' | 'whole';

function format(amount: string, locale: string, digits: Digits): string {
  if (!DECIMAL.test(amount)) return amount;
  const fraction = digits === 'cents' ? 2 : 0;
  const formatter = numberFormat(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    roundingMode: 'trunc',
  });
  // Intl formats a numeric string exactly, so no amount passes through a float.
  return formatter.format(amount as `${number}`).replace('-', MINUS);
}

/** Two decimals with thousands separators (HDR-06). */
export const formatMoney = (amount: string, locale: string): string =>
  format(amount, locale, 'cents');

/** Thousands separators, decimals dropped (HOME-07). */
export const formatWholeMoney = (amount: string, locale: string): string =>
  format(amount, locale, 'whole');
