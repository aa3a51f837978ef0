import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { holdBalances } from '../money/holdBalances';
import { houseAccount, POINTS_CURRENCY } from '../money/ledger';
import { ledgerAccount } from '../money/schema';
import { account } from '../session/schema';
import { PROMOTIONS_HOUSE } from './credit';

/** So many owners are asked for at once: a statement takes only so many values. */
const CHUNK = 10_000;

/**
 * Locks every purse of some accounts and what their merchant's house gives from, in the order of their ids: before one
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
  const currencies = new Map<string, Set<string>>();
  for (let at = 0; at < ownerIds.length; at += CHUNK)
    for (const { id, currency, merchant } of await tx
      .select({
        id: ledgerAccount.id,
        currency: ledgerAccount.currency,
        merchant: account.merchant,
      })
      .from(ledgerAccount)
      .innerJoin(account, eq(account.id, ledgerAccount.ownerId))
      .where(inArray(ledgerAccount.ownerId, ownerIds.slice(at, at + CHUNK)))) {
      ids.push(id);
      const known = currencies.get(merchant) ?? new Set([POINTS_CURRENCY]);
      currencies.set(merchant, known.add(currency));
    }
  for (const [merchant, known] of currencies)
    for (const currency of known)
      ids.push(await houseAccount(tx, { merchant, kind: PROMOTIONS_HOUSE, currency }));
  await holdBalances(tx, ids);
}
