import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { ledgerAccount } from '../database/schema';
import { holdBalances } from '../money/holdBalances';
import { houseAccount, POINTS_CURRENCY } from '../money/ledger';
import { PROMOTIONS_HOUSE } from './credit';

/** So many owners are asked for at once: a statement takes only so many values. */
const CHUNK = 10_000;

/**
 * Locks every purse of some accounts and what the house gives from, in the order of their ids: before one
 * transaction credits several people, or counts what somebody bets. One after another they would be locked in
 * another order than by those who bet and take at the same time.
 *
 * @param also further accounts of the ledger that will be booked on
 */
export async function holdPurses(
  tx: Database,
  ownerIds: readonly number[],
  also: readonly number[] = [],
): Promise<void> {
  if (ownerIds.length === 0) return;
  const ids: number[] = [...also];
  const currencies = new Set<string>([POINTS_CURRENCY]);
  for (let at = 0; at < ownerIds.length; at += CHUNK)
    for (const { id, currency } of await tx
      .select({ id: ledgerAccount.id, currency: ledgerAccount.currency })
      .from(ledgerAccount)
      .where(inArray(ledgerAccount.ownerId, ownerIds.slice(at, at + CHUNK)))) {
      ids.push(id);
      currencies.add(currency);
    }
  for (const currency of currencies) ids.push(await houseAccount(tx, PROMOTIONS_HOUSE, currency));
  await holdBalances(tx, ids);
}
