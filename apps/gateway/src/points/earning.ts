import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { houseAccount, POINTS_CURRENCY, pointsOf, post } from '../money/ledger';
import { PROMOTIONS_HOUSE } from '../promotions/credit';
import { lockWallets } from '../promotions/lockWallets';
import { account } from '../session/schema';
import { mallOf } from './mall';
import { pointCarry } from './schema';

/** Points for a turnover, and the turnover left over for next time, in minor units. */
function pointsFor(turnover: bigint, perPoint: bigint): { points: bigint; rest: bigint } {
  return { points: turnover / perPoint, rest: turnover % perPoint };
}

/**
 * Credits the points that the bets of a span have earned: one for each `turnoverPerPoint` staked, whether won or
 * lost. A remainder is carried over to the next span.
 * Missions, ticket prizes and rewards give the points that they name. Deposits, transfers and bonuses give none.
 */
export async function earnPoints(
  tx: Database,
  merchant: string,
  span: { from: Date; to: Date },
  now: Date,
): Promise<void> {
  const mall = await mallOf(tx, merchant);
  if (!mall.enabled) return;
  const played = await tx
    .select({ accountId: bet.accountId, stake: sql<string>`sum(${bet.stake})` })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(
      and(eq(account.merchant, merchant), gte(bet.playedAt, span.from), lt(bet.playedAt, span.to)),
    )
    .groupBy(bet.accountId)
    .orderBy(bet.accountId);
  if (played.length === 0) return;
  const ids = played.map(({ accountId }) => accountId);
  const kept = await tx.select().from(pointCarry).where(inArray(pointCarry.accountId, ids));
  const carried = new Map(kept.map(({ accountId, turnover }) => [accountId, turnover]));
  const house = await houseAccount(tx, {
    merchant,
    kind: PROMOTIONS_HOUSE,
    currency: POINTS_CURRENCY,
  });
  await lockWallets(tx, ids);
  for (const { accountId, stake } of played) {
    const turnover = (carried.get(accountId) ?? 0n) + BigInt(stake);
    const { points, rest } = pointsFor(turnover, mall.turnoverPerPoint);
    await tx
      .insert(pointCarry)
      .values({ accountId, turnover: rest })
      .onConflictDoUpdate({ target: pointCarry.accountId, set: { turnover: rest } });
    if (points === 0n) continue;
    const pointsAccount = await pointsOf(tx, accountId);
    await post(tx, {
      scope: `account:${accountId}`,
      key: `turnover until ${span.to.toISOString()}`,
      requestHash: '',
      kind: 'POINTS',
      at: now,
      postings: [
        { account: house, amount: -points },
        { account: pointsAccount.account, amount: points },
      ],
    });
  }
}
