import { and, asc, between, desc, eq, gte, lt, ne, or } from 'drizzle-orm';
import { accountDay } from '../agent/schema';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { Given, Played } from '../money/results';
import { DAY_TOTALS, total } from '../money/totals';
import { DAY_MS, dayOf, type Span } from '../platform/days';

/** Sums of days, in minor units (docs/contracts/figures.md). */
export interface ProfitSums extends Played, Given {
  deposits: bigint;
  withdrawals: bigint;
}

/** The sums of one day or of one type of game. */
export interface ProfitGroup extends ProfitSums {
  name: string;
}

/** Whose sums are requested, and of which of the merchant's days. */
export interface ProfitQuery {
  ownerId: number;
  span: Span;
  offsetMinutes: number;
}

const NOTHING: ProfitSums = {
  deposits: 0n,
  withdrawals: 0n,
  stake: 0n,
  payout: 0n,
  rebate: 0n,
  bonus: 0n,
};

/** Row for what belongs to no game, so that rows add up to the totals. */
const NO_TYPE = 'OTHER';

/** A member's sums by game type; what belongs to no game comes last. */
export async function profitByGameType(db: Database, query: ProfitQuery): Promise<ProfitGroup[]> {
  const { ownerId, span } = query;
  const rows = await db
    .select({ name: bet.gameType, stake: total(bet.stake), payout: total(bet.payout) })
    .from(bet)
    .where(and(eq(bet.accountId, ownerId), gte(bet.playedAt, span.from), lt(bet.playedAt, span.to)))
    .groupBy(bet.gameType)
    .orderBy(asc(bet.gameType));
  const { deposits, withdrawals, rebate, bonus } = await profitOver(db, query);
  const given = { ...NOTHING, deposits, withdrawals, rebate, bonus, name: NO_TYPE };
  const isAny = [deposits, withdrawals, rebate, bonus].some((amount) => amount !== 0n);
  return [...rows.map((row) => ({ ...NOTHING, ...row })), ...(isAny ? [given] : [])];
}

/** The sums of each of the merchant's days on which something happened, newest first. */
export async function profitByDay(db: Database, query: ProfitQuery): Promise<ProfitGroup[]> {
  return db
    .select({ name: accountDay.day, ...DAY_TOTALS })
    .from(accountDay)
    .where(and(isInQuery(query), hasMoved))
    .groupBy(accountDay.day)
    .orderBy(desc(accountDay.day));
}

/** The sums over all days that are requested. */
export async function profitOver(db: Database, query: ProfitQuery): Promise<ProfitSums> {
  const [sums] = await db.select(DAY_TOTALS).from(accountDay).where(isInQuery(query));
  return sums ?? NOTHING;
}

/** Days with nothing but a salary are left out. */
const hasMoved = or(
  ne(accountDay.bets, 0),
  ne(accountDay.deposits, 0n),
  ne(accountDay.withdrawals, 0n),
  ne(accountDay.rebate, 0n),
  ne(accountDay.bonus, 0n),
);

function isInQuery({ ownerId, span, offsetMinutes }: ProfitQuery) {
  const last = new Date(span.to.getTime() - DAY_MS);
  return and(
    eq(accountDay.accountId, ownerId),
    between(accountDay.day, dayOf(span.from, offsetMinutes), dayOf(last, offsetMinutes)),
  );
}
