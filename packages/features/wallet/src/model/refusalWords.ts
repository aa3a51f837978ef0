import type { RefusedError } from '@parlour/gateway-openapi';

/** Faults of an amount that name a limit in money; keys of `errors`. */
const LIMITS = ['min', 'max', 'below', 'dayMax', 'turnover', 'promotionMin'];

/** How a refusal is put into words. */
export interface Wording {
  translate: (key: string, values?: { amount: string }) => string;
  /** Writes an amount as it is to be read. */
  write: (amount: string) => string;
}

/** What is said of a refusal: the limit that was passed in the reader's own form, or the words of the gateway. */
export function refusalWords(
  { message, details }: Pick<RefusedError, 'message' | 'details'>,
  { translate, write }: Wording,
): string {
  const [fault] = details.fields ?? [];
  if (fault?.limit !== undefined && LIMITS.includes(fault.code))
    return translate(`wallet:errors.${fault.code}`, { amount: write(fault.limit) });
  return message === '' ? translate('common:errors.system') : message;
}
