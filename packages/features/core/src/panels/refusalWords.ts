import type { FieldFault, RefusedError } from '@parlour/gateway-openapi';

/** Faults that name a limit in money, and those that name one in basis points; keys of `limits`. */
const AMOUNTS = ['min', 'max', 'below', 'dayMax', 'turnover', 'promotionMin', 'balance'];
const RATES = ['rateMin', 'rateMax', 'rateStep'];
/** The contract writes money with its cents; other limits are counts. */
const MONEY = /^-?\d+\.\d{2}$/;

/** How a refusal is put into words. */
export interface Wording {
  translate: (key: string, values?: { amount: string }) => string;
  /** Writes an amount as it is to be read. */
  write: (amount: string) => string;
  /** Writes a rate in basis points as it is to be read. */
  rate: (rate: number) => string;
}

/** What is said of one fault: the limit that was passed in the reader's own form, or what the gateway said. */
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

/** What is said of a refusal, by the first of its faults. */
export const refusalWords = (
  { message, details }: Pick<RefusedError, 'message' | 'details'>,
  wording: Wording,
): string => faultWords(details.fields?.[0], message, wording);
