import type { FieldFault, RefusedError } from '@parlour/gateway-openapi';

/** Codes of field errors whose limit is money, then those in basis points. They are keys of the texts in `limits`. */
const AMOUNTS = ['min', 'max', 'below', 'dayMax', 'turnover', 'promotionMin', 'balance'];
const RATES = ['rateMin', 'rateMax', 'rateStep'];
/** Money on the wire has two decimals; other limits are counts. */
const MONEY = /^-?\d+\.\d{2}$/;

/** What the text of a refusal needs: the translator and the formats of limits. */
export interface RefusalFormat {
  translate: (key: string, values?: { amount: string }) => string;
  /** Formats an amount of money. */
  money: (amount: string) => string;
  /** Formats a rate in basis points. */
  rate: (rate: number) => string;
}

/** The text for one field error: with the formatted limit if it has one, else the gateway's message `said`. */
export function fieldErrorText(
  error: FieldFault | undefined,
  said: string,
  { translate, money, rate }: RefusalFormat,
): string {
  if (error?.limit !== undefined) {
    const { code, limit } = error;
    if (AMOUNTS.includes(code) && MONEY.test(limit))
      return translate(`shared:limits.${code}`, { amount: money(limit) });
    if (RATES.includes(code))
      return translate(`shared:limits.${code}`, { amount: rate(Number(limit)) });
  }
  return said === '' ? translate('common:errors.system') : said;
}

/** The text for a refusal, from its first field error. */
export const refusalText = (
  { message, details }: Pick<RefusedError, 'message' | 'details'>,
  format: RefusalFormat,
): string => fieldErrorText(details.fields?.[0], message, format);
