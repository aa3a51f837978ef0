import { and, asc, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type Given, type Played, playersResultOf } from '../money/results';
import { total } from '../money/totals';
import { account } from '../session/schema';
import { statedPeople } from './accountMonths';
import { accountDay } from './schema';
import { type DayReportQuery, isInDays, within } from './sums';
import { teamDays } from './teamDays';

type Figures = components['schemas']['TeamProfitFigures'];

/** What a row of a statement stands for. */
export type Grouping = 'day' | 'account' | 'gameCategory';

/** Sums of a statement in minor units. */
export interface Sums extends Played, Given {
  bets: number;
  /** Separate from the result: a team earns it, players do not win it. */
  salary: bigint;
}

/** A row of sums; `key` is the day or the category. */
type SumsRow = Sums & { key: string };

/** Where credits stand that belong to no game when rows are categories, so that rows sum to the totals. */
export const NO_CATEGORY = 'OTHER';

/** The statement by days, as they come, or by categories, the most played first. */
export async function statementRows(
  db: Database,
  query: DayReportQuery,
  grouping: Exclude<Grouping, 'account'>,
): Promise<SumsRow[]> {
  const parts = partsOf(db, query, grouping);
  const { bets, rebate, bonus, salary } = sumsOf(parts);
  return db
    .select({ key: parts.key, ...sumsOf(parts) })
    .from(parts)
    .groupBy(parts.key)
    .having(or(...[bets, rebate, bonus, salary].map((sum) => sql`${sum} <> 0`)))
    .orderBy(grouping === 'day' ? asc(parts.key) : desc(total(parts.stake)), asc(parts.key));
}

/** The sums of a whole statement. */
export async function statementTotals(db: Database, query: DayReportQuery): Promise<Sums> {
  const parts = partsOf(db, query, 'day');
  const [sums] = await db.select(sumsOf(parts)).from(parts);
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}

/** One page of the statement by accounts, names from A on: who is on it is found first, and only those are added up. */
export async function accountRows(
  db: Database,
  query: DayReportQuery,
  window: { limit: number; offset: number },
): Promise<(Sums & { accountId: number; username: string })[]> {
  const people = await statedPeople(db, query, window);
  const ids = people.map(({ accountId }) => accountId);
  const found = await db
    .select({ accountId: accountDay.accountId, ...sumsOf(accountDay) })
    .from(accountDay)
    .where(and(inArray(accountDay.accountId, ids), isInDays(query)))
    .groupBy(accountDay.accountId);
  const sums = new Map(found.map((row) => [row.accountId, row]));
  return people.map((person) => ({ ...(sums.get(person.accountId) ?? NO_SUMS), ...person }));
}

/** Sums under the keys of their rows. Of a team they are kept by category, of one person its bets are counted. */
function partsOf(db: Database, query: DayReportQuery, grouping: Exclude<Grouping, 'account'>) {
  if (query.top !== undefined) {
    const kept = teamDays(db, query.top, query);
    const key = grouping === 'day' ? kept.day : kept.gameCategory;
    return db
      .select(columnsOf(sql`${key}`, kept))
      .from(kept)
      .as('parts');
  }
  const isOfDays = and(query.sumsOf, isInDays(query));
  if (grouping === 'day')
    return db
      .select(columnsOf(sql`${accountDay.day}`, accountDay))
      .from(accountDay)
      .where(isOfDays)
      .as('parts');
  const { stake, payout } = bet;
  const played = db
    .select(columnsOf(sql`${bet.gameType}`, { ...NOTHING, bets: sql`1`, stake, payout }))
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(query.whom, within(bet.playedAt, query.span)));
  const { rebate, bonus, salary } = accountDay;
  const given = db
    .select(columnsOf(sql`${NO_CATEGORY}`, { ...NOTHING, rebate, bonus, salary }))
    .from(accountDay)
    .where(isOfDays);
  return unionAll(played, given).as('parts');
}

type Columns = Readonly<Record<keyof Sums, SQLWrapper>>;

const ZERO = sql`0::bigint`;
const NOTHING: Columns = {
  bets: ZERO,
  stake: ZERO,
  payout: ZERO,
  rebate: ZERO,
  bonus: ZERO,
  salary: ZERO,
};

/** The columns of parts, in the one order that all of them have. */
const columnsOf = (key: SQL, { bets, stake, payout, rebate, bonus, salary }: Columns) => ({
  key: sql<string>`(${key})::text`.as('key'),
  bets: sql<number>`${bets}::bigint`.as('bets'),
  stake: sql<bigint>`${stake}`.as('stake'),
  payout: sql<bigint>`${payout}`.as('payout'),
  rebate: sql<bigint>`${rebate}`.as('rebate'),
  bonus: sql<bigint>`${bonus}`.as('bonus'),
  salary: sql<bigint>`${salary}`.as('salary'),
});

const sumsOf = (parts: Columns) => ({
  bets: sql`coalesce(sum(${parts.bets}), 0)`.mapWith(Number),
  stake: total(parts.stake),
  payout: total(parts.payout),
  rebate: total(parts.rebate),
  bonus: total(parts.bonus),
  salary: total(parts.salary),
});

/** Sums as the contract writes them; what is staked is what counts, for no bet is given back. */
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
