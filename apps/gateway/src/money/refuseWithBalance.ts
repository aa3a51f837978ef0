import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { formatAmount } from './amount';
import { amountOn } from './ledger';

/** The account that money leaves, and the field of the request that says how much. */
interface Payer {
  account: number;
  field: string;
}

/** Books a request; if the balance is too low, the refusal names the balance. */
export async function refuseWithBalance<T>(
  tx: Database,
  { account, field }: Payer,
  booked: Promise<T>,
): Promise<T> {
  try {
    return await booked;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INSUFFICIENT_FUNDS') throw error;
    const limit = formatAmount(await amountOn(tx, account));
    throw new Refusal('INSUFFICIENT_FUNDS', {
      value: { fields: [{ field, code: 'balance', limit }] },
      text: { key: 'balance', limit },
    });
  }
}
