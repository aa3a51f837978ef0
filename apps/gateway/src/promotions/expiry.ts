import { and, asc, eq, isNull, lt, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { houseAccount, post, walletOf } from '../money/ledger';
import { entry, ledgerAccount, txn } from '../money/schema';
import { WRITTEN_WITHIN_MS } from '../platform/jobs';
import { account } from '../session/schema';
import { turnoverDone } from './bonuses';
import { PROMOTIONS_HOUSE } from './credit';
import { lockWallets } from './lockWallets';
import { bonus } from './schema';

type Bonus = typeof bonus.$inferSelect;

/**
 * Expires bonuses: what was not bet as often as the terms require is taken back, and requires no turnover any
 * more. It takes what is left of the bonus, at most the lowest total that the owner has held since: losses in play
 * are not taken from later deposits.
 */
export async function expireBonuses(tx: Database, merchant: string, now: Date): Promise<void> {
  const expired = await tx
    .select({ bonus })
    .from(bonus)
    .innerJoin(account, eq(account.id, bonus.accountId))
    .where(
      and(
        eq(account.merchant, merchant),
        isNull(bonus.cancelledAt),
        // By then every bet from before the expiry is written.
        lte(bonus.expiresAt, new Date(now.getTime() - WRITTEN_WITHIN_MS)),
        lt(turnoverDone(), bonus.turnoverRequired),
      ),
    )
    .orderBy(asc(bonus.expiresAt), asc(bonus.id));
  await lockWallets(
    tx,
    expired.map(({ bonus: one }) => one.accountId),
  );
  for (const { bonus: one } of expired) await takeBack(tx, one, now);
}

async function takeBack(tx: Database, one: Bonus, now: Date): Promise<void> {
  const wallet = await walletOf(tx, one.accountId);
  const { merchant, currency } = wallet;
  const house = await houseAccount(tx, { merchant, kind: PROMOTIONS_HOUSE, currency });
  const due = await remainingBonus(tx, one, currency);
  // Money in a vendor's wallet can't be taken: the bonus keeps requiring turnover until it is back.
  if (wallet.amount < due) return;
  await tx.update(bonus).set({ cancelledAt: now }).where(eq(bonus.id, one.id));
  if (due <= 0n) return;
  await post(tx, {
    scope: 'promotions',
    key: `lapse ${one.id}`,
    requestHash: '',
    kind: 'BONUS',
    reference: one.id,
    at: now,
    postings: [
      { account: wallet.account, amount: -due },
      { account: house, amount: due },
    ],
  });
}

/** What is taken of a bonus when it expires, in minor units. */
export async function remainingBonus(db: Database, one: Bonus, currency: string): Promise<bigint> {
  const least = await lowestTotalSince(db, one, currency);
  return least < one.amount ? least : one.amount;
}

/** The lowest total of all wallets of a currency since the bonus was credited, in minor units. */
async function lowestTotalSince(tx: Database, one: Bonus, currency: string): Promise<bigint> {
  const moved = tx
    .select({
      txnId: entry.txnId,
      isSince:
        sql<boolean>`bool_or(${txn.createdAt} >= ${one.creditedAt.toISOString()}::timestamptz)`.as(
          'is_since',
        ),
      held: sql<string>`sum(sum(${entry.amount})) over (order by ${entry.txnId})`.as('held'),
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .where(and(eq(ledgerAccount.ownerId, one.accountId), eq(ledgerAccount.currency, currency)))
    .groupBy(entry.txnId)
    .as('moved');
  const [least] = await tx
    .select({ held: min(moved.held) })
    .from(moved)
    .where(sql`${moved.isSince}`);
  return BigInt(least?.held ?? 0);
}
