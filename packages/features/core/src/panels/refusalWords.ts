import type { FieldFault, RefusedError } from '@parlour/gateway-openapi';

/** Codes of field errors whose limit is money, then those in basis points. They are keys of the texts in `limits`. */
const AMOUNTS = ['min', 'max', 'below', 'dayMax', 'turnover', 'promotionMin', 'balance'];
const RATES = ['rateMin', 'rateMax', 'rateStep'];
/** Money on the wire has two decimals; other limits are counts. */
const MONEY = /^-?\d+\.\d{2}$/;

/** What the text of a refusal needs: the translator and the formats of limits. */
export interface Wording {
  translate: (key: string, values?: { amount: string }) => string;
  /** Formats an amount of money. */
  write: (amount: string) => string;
  /** Formats a rate in basis points. */
  rate: (rate: number) => string;
}

/** The text for one field error: with the formatted limit if it has one, else the gateway's message `said`. */
export function faultWords(
  fault: FieldFault | undefined,
  said: string,
  { translate, write, rate }: Wording,
): string {
  if (fault?.limit !== undefined) {
    const { code, limit } = fault;
    if (AMOUNTS.includes(code) && MONEY.test(limit))
      return translate(`parts:limits.${code}`, { amount: write(limit) });
    if (RATES.includes(code))
      return translate(`parts:limits.${code}`, { amount: rate(Number(limit)) });
  }
  return said === '' ? translate('common:errors.system') : said;
}

/** The text for a refusal, from its first field error. */
export const refusalWords = (
  { message, details }: Pick<RefusedError, 'message' | 'details'>,
  wording: Wording,
): string => faultWords(details.fields?.[0], message, wording);
