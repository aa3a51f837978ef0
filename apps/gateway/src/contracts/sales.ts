import {
  and,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  max,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { merchantDays } from '../agent/schema';
import type { Days } from '../agent/sums';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { type Span, startOfDay } from '../platform/days';
import { account } from '../session/schema';
import { decidedAt, isDecidedIn, isPlacedIn, movedBets } from './countedBets';
import { isAnyOf, keptSalesOf, lineOf } from './keptSales';
import { contract } from './schema';
import { type Sales, toSales } from './tiers';

/** Whether any bet was placed or decided in the span: for most short spans there was none. */
export async function hasBets(tx: Database, merchant: string, span: Span): Promise<boolean> {
  const [found] = await tx
    .select({ id: bet.id })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(eq(account.merchant, merchant), or(isPlacedIn(span), isDecidedIn(span))))
    .limit(1);
  return found !== undefined;
}

const top = alias(account, 'top');

/**
 * The bets that count for contracts: of the person who has one and of everybody below, within the span and while the
 * contract counted. Money counts by when bets were decided, people by when they were placed.
 */
export function betsSold(
  tx: Database,
  contractIds: readonly string[],
  span: Span,
  by: 'decided' | 'placed' = 'decided',
) {
  const moment = by === 'decided' ? decidedAt : sql`${bet.playedAt}`;
  const isInTeam = sql`starts_with(${account.lineage} || ${account.id} || '/', ${top.lineage} || ${top.id} || '/')`;
  return tx
    .select({
      contractId: sql<string>`${contract.id}`.as('contract_id'),
      betId: sql<string>`${bet.id}`.as('bet_id'),
      accountId: sql<number>`${account.id}`.as('account_id'),
      lineage: sql<string>`${account.lineage}`.as('lineage'),
      gameType: sql<string>`${bet.gameType}`.as('game_type'),
      stake: sql`${bet.stake}`.mapWith(BigInt).as('stake'),
      payout: sql`${bet.payout}`.mapWith(BigInt).as('payout'),
      countedAt: sql`${moment}`.mapWith(bet.playedAt).as('counted_at'),
    })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .innerJoin(contract, inArray(contract.id, [...contractIds]))
    .innerJoin(top, and(eq(top.id, contract.offereeId), isInTeam))
    .where(
      and(
        by === 'decided' ? isDecidedIn(span) : isPlacedIn(span),
        gte(moment, contract.startsAt),
        or(isNull(contract.countsUntil), lt(moment, contract.countsUntil)),
      ),
    )
    .as('sold');
}

/**
 * The sales that count for contracts, all of one merchant; one without any is left out. Contracts that counted for all
 * of some whole days are read from what is kept of them, others from bets.
 */
export async function salesOf(
  tx: Database,
  contractIds: readonly string[],
  span: Span,
): Promise<Map<string, Sales>> {
  const days = await wholeDaysOf(tx, contractIds, span);
  if (days === null) return salesOfBets(tx, contractIds, span);
  const life = { id: contract.id, from: contract.startsAt, to: contract.countsUntil };
  const lives = await tx.select(life).from(contract).where(isAnyOf(contractIds));
  const isWhole = ({ from, to }: (typeof lives)[number]) =>
    from !== null && from <= span.from && (to === null || to >= span.to);
  const idsOf = (some: typeof lives) => some.map(({ id }) => id);
  const cut = idsOf(lives.filter((one) => !isWhole(one)));
  return new Map([
    ...(await keptSalesOf(tx, idsOf(lives.filter(isWhole)), days)),
    ...(await salesOfBets(tx, cut, span)),
  ]);
}

/** A span as days by which sums are kept; null where it begins or ends within one. */
async function wholeDaysOf(
  tx: Database,
  contractIds: readonly string[],
  span: Span,
): Promise<Days | null> {
  const [kept] = await tx
    .select({ offset: sql<number>`coalesce(${merchantDays.utcOffsetMinutes}, 0)` })
    .from(contract)
    .leftJoin(merchantDays, eq(merchantDays.merchant, contract.merchant))
    .where(isAnyOf(contractIds))
    .limit(1);
  const utcOffsetMinutes = kept?.offset ?? 0;
  const isDay = (moment: Date) =>
    startOfDay(moment, utcOffsetMinutes).getTime() === moment.getTime();
  return isDay(span.from) && isDay(span.to) ? { span, utcOffsetMinutes } : null;
}

/**
 * The same from bets, in one statement: what each person bet is added up once, and then counted for everybody above who
 * has a contract. Where contracts begin or end within the span, it is cut there, so that each piece counts for a contract
 * as a whole or not at all.
 */
async function salesOfBets(
  tx: Database,
  contractIds: readonly string[],
  { from, to }: Span,
): Promise<Map<string, Sales>> {
  if (contractIds.length === 0) return new Map();
  const isAsked = isAnyOf(contractIds);
  const borders = await tx
    .selectDistinct({
      at: sql<string>`to_char(border at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(contract)
    .crossJoinLateral(
      sql`(values (${contract.startsAt}), (${contract.countsUntil})) as life(border)`,
    )
    .where(and(isAsked, sql`border > ${from.toISOString()}`, sql`border < ${to.toISOString()}`))
    .orderBy(sql`1`);
  const starts = sql`${`{${[from.toISOString(), ...borders.map(({ at }) => at)].join(',')}}`}::timestamptz[]`;
  const moved = movedBets(tx, { from, to });
  const counted = unionAll(
    tx
      .select({
        accountId: bet.accountId,
        person: sql<number | null>`${bet.accountId}`.as('person'),
        at: sql<Date>`${bet.playedAt}`.as('at'),
        stake: sql<bigint>`${bet.stake}`.as('stake'),
        payout: sql<bigint>`${bet.payout}`.as('payout'),
      })
      .from(bet)
      .where(isPlacedIn({ from, to })),
    tx
      .select({
        accountId: moved.accountId,
        person: sql<number | null>`null::integer`.as('person'),
        at: moved.at,
        stake: moved.stake,
        payout: moved.payout,
      })
      .from(moved),
  ).as('counted');
  const played = tx
    .select({
      accountId: counted.accountId,
      begin: sql<string>`(${starts})[width_bucket(${counted.at}, ${starts})]`.as('begin'),
      person: max(counted.person).as('person'),
      staked: sum(counted.stake).as('staked'),
      paidOut: sum(counted.payout).as('paid_out'),
    })
    .from(counted)
    .groupBy(sql`1, 2`)
    .as('played');
  const line = lineOf(sql`${account.lineage} || ${account.id}`);
  const rows = await tx
    .select({
      id: contract.id,
      activeMembers: countDistinct(played.person),
      staked: sql<string>`sum(${played.staked})::text`,
      paidOut: sql<string>`sum(${played.paidOut})::text`,
    })
    .from(played)
    .innerJoin(account, eq(account.id, played.accountId))
    .crossJoinLateral(line)
    .innerJoin(contract, sql`${contract.offereeId} = line.id`)
    .where(
      and(
        isAsked,
        lte(contract.startsAt, played.begin),
        or(isNull(contract.countsUntil), gt(contract.countsUntil, played.begin)),
      ),
    )
    .groupBy(contract.id);
  return new Map(
    rows.map(({ id, activeMembers, staked, paidOut }) => [
      id,
      toSales(activeMembers, BigInt(staked), BigInt(paidOut)),
    ]),
  );
}
