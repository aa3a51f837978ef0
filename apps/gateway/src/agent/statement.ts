import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type Given, type Played, playersResultOf } from '../money/results';
import { total } from '../money/totals';
import { account } from '../session/schema';
import { accountDay } from './schema';
import { type DayReportQuery, hasStatement, isInDays, within } from './sums';

type Figures = components['schemas']['TeamProfitFigures'];

/** What a row of a statement stands for. */
type Grouping = 'day' | 'account' | 'gameCategory';

/** Sums of a statement in minor units. */
export interface Sums extends Played, Given {
  bets: number;
  /** Separate from the result: a team earns it, players do not win it. */
  salary: bigint;
}

/** A row of sums; `key` is the day, the account's name or the category. */
type SumsRow = Sums & { key: string; accountId: number | null };

/** Where credits stand that belong to no game when rows are categories, so that rows sum to the totals. */
const NO_CATEGORY = 'OTHER';

/** The statement by rows of one kind: days as they come, names from A on, the most played category first. */
export async function statementRows(
  db: Database,
  query: DayReportQuery,
  grouping: Grouping,
  window?: { limit: number; offset: number },
): Promise<SumsRow[]> {
  const summed = rowsOf(db, query, grouping);
  const order = {
    day: asc(summed.key),
    account: asc(summed.key),
    gameCategory: desc(total(summed.stake)),
  };
  const rows = db
    .select({ key: summed.key, accountId: summed.accountId, ...sumsOf(summed) })
    .from(summed)
    .groupBy(summed.key, summed.accountId)
    .orderBy(order[grouping], asc(summed.key))
    .$dynamic();
  return window === undefined ? rows : rows.limit(window.limit).offset(window.offset);
}

/** The sums of a whole statement and how many rows it has. */
export async function statementTotals(
  db: Database,
  query: DayReportQuery,
  grouping: Grouping,
): Promise<Sums & { rows: number }> {
  const summed = rowsOf(db, query, grouping);
  const [sums] = await db
    .select({ rows: sql<number>`count(distinct ${summed.key})::int`, ...sumsOf(summed) })
    .from(summed);
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}

/** Sums under the keys of their rows. They are kept by day and account; bets by category are counted. */
function rowsOf(db: Database, query: DayReportQuery, grouping: Grouping) {
  if (grouping === 'gameCategory')
    return unionAll(playedByCategory(db, query), givenWithoutCategory(db, query)).as('parts');
  const isByAccount = grouping === 'account';
  const key = isByAccount ? sql`${account.username}` : sql`${accountDay.day}`;
  const rows = db
    .select({
      ...keysOf(key, isByAccount ? sql`${account.id}` : sql`null::int`),
      bets: sql<number>`sum(${accountDay.bets})`.as('bets'),
      stake: sum(accountDay.stake, 'stake'),
      payout: sum(accountDay.payout, 'payout'),
      rebate: sum(accountDay.rebate, 'rebate'),
      bonus: sum(accountDay.bonus, 'bonus'),
      salary: sum(accountDay.salary, 'salary'),
    })
    .from(accountDay)
    .where(and(query.sumsOf, isInDays(query), hasStatement))
    .groupBy(sql`1, 2`)
    .$dynamic();
  // Only names have to be looked up.
  const isOwner = eq(account.id, accountDay.accountId);
  return (isByAccount ? rows.innerJoin(account, isOwner) : rows).as('parts');
}

function playedByCategory(db: Database, { whom, span }: DayReportQuery) {
  return db
    .select({
      ...keysOf(sql`${bet.gameType}`, sql`null::int`),
      bets: sql<number>`count(*)`.as('bets'),
      stake: sum(bet.stake, 'stake'),
      payout: sum(bet.payout, 'payout'),
      rebate: nothing('rebate'),
      bonus: nothing('bonus'),
      salary: nothing('salary'),
    })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(whom, within(bet.playedAt, span)))
    .groupBy(sql`1, 2`);
}

function givenWithoutCategory(db: Database, query: DayReportQuery) {
  const { rebate, bonus, salary } = accountDay;
  return db
    .select({
      ...keysOf(sql`${NO_CATEGORY}`, sql`null::int`),
      bets: sql<number>`0::bigint`.as('bets'),
      stake: nothing('stake'),
      payout: nothing('payout'),
      rebate: sum(rebate, 'rebate'),
      bonus: sum(bonus, 'bonus'),
      salary: sum(salary, 'salary'),
    })
    .from(accountDay)
    .where(
      and(query.sumsOf, isInDays(query), sql`(${rebate} <> 0 or ${bonus} <> 0 or ${salary} <> 0)`),
    )
    .groupBy(sql`1, 2`);
}

const keysOf = (key: SQL, accountId: SQL) => ({
  key: sql<string>`(${key})::text`.as('key'),
  accountId: sql<number | null>`${accountId}`.as('account_id'),
});

const sum = (column: typeof bet.stake | typeof accountDay.stake, name: string) =>
  sql<bigint>`sum(${column})`.as(name);

const nothing = (name: string) => sql<bigint>`0::numeric`.as(name);

function sumsOf(summed: ReturnType<typeof rowsOf>) {
  return {
    bets: sql`coalesce(sum(${summed.bets}), 0)`.mapWith(Number),
    stake: total(summed.stake),
    payout: total(summed.payout),
    rebate: total(summed.rebate),
    bonus: total(summed.bonus),
    salary: total(summed.salary),
  };
}

/** Sums as the contract writes them; what is staked is what counts, for every bet is decided. */
export function toFigures(sums: Sums): Figures {
  return {
    betCount: sums.bets,
    betAmount: formatAmount(sums.stake),
    validBet: formatAmount(sums.stake),
    payout: formatAmount(sums.payout),
    rebate: formatAmount(sums.rebate),
    bonus: formatAmount(sums.bonus),
    salary: formatAmount(sums.salary),
    profitLoss: formatAmount(playersResultOf(sums)),
  };
}

export const NO_SUMS: Sums = { bets: 0, stake: 0n, payout: 0n, rebate: 0n, bonus: 0n, salary: 0n };
