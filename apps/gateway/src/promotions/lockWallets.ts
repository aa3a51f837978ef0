import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { houseAccount, POINTS_CURRENCY } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { ledgerAccount } from '../money/schema';
import { account } from '../session/schema';
import { PROMOTIONS_HOUSE } from './credit';

/** Owners in one query: a statement has a limit of parameters. */
const CHUNK = 10_000;

/**
 * Locks all wallets of some accounts and the house accounts that credits come from, ordered by id. Call it before
 * one transaction credits several members, or counts what a member bets: locking them one by one would take them
 * in another order than bets and claims at the same time do, and deadlock.
 *
 * @param also further ledger accounts that will be booked on
 */
export async function lockWallets(
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
  await lockBalances(tx, ids);
}
