import { and, countDistinct, eq, gte, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { gameResultOf } from '../money/results';
import type { Span } from '../platform/days';
import { account } from '../session/schema';
import { contract } from './schema';
import type { Sales } from './tiers';

/** Whether there was any bet in the span: for most short spans there was none. */
export async function hasBets(
  tx: Database,
  merchant: string,
  { from, to }: Span,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: bet.id })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(eq(account.merchant, merchant), gte(bet.playedAt, from), lt(bet.playedAt, to)))
    .limit(1);
  return found !== undefined;
}

const top = alias(account, 'top');

/**
 * The sales that count for contracts: bets of the person who has one and of everybody below, within the
 * span and while the contract counted. A contract without any is left out. One statement for all of them.
 */
export async function salesOf(
  tx: Database,
  contractIds: readonly string[],
  { from, to }: Span,
): Promise<Map<string, Sales>> {
  if (contractIds.length === 0) return new Map();
  const isInTeam = sql`starts_with(${account.lineage} || ${account.id} || '/', ${top.lineage} || ${top.id} || '/')`;
  const rows = await tx
    .select({
      id: contract.id,
      activeMembers: countDistinct(bet.accountId),
      staked: sum(bet.stake),
      paidOut: sum(bet.payout),
    })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .innerJoin(contract, inArray(contract.id, [...contractIds]))
    .innerJoin(top, and(eq(top.id, contract.offereeId), isInTeam))
    .where(
      and(
        gte(bet.playedAt, from),
        lt(bet.playedAt, to),
        gte(bet.playedAt, contract.startsAt),
        or(isNull(contract.countsUntil), lt(bet.playedAt, contract.countsUntil)),
      ),
    )
    .groupBy(contract.id);
  return new Map(
    rows.map(({ id, activeMembers, staked, paidOut }) => {
      const [stake, payout] = [BigInt(staked ?? 0), BigInt(paidOut ?? 0)];
      const periodProfitLoss = gameResultOf({ stake, payout });
      return [id, { activeMembers, periodBet: stake, periodProfitLoss }];
    }),
  );
}
