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

/** Whose sums are asked for, and of which of the merchant's days. */
export interface ProfitAsked {
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
export async function profitByGameType(db: Database, asked: ProfitAsked): Promise<ProfitGroup[]> {
  const { ownerId, span } = asked;
  const rows = await db
    .select({ name: bet.gameType, stake: total(bet.stake), payout: total(bet.payout) })
    .from(bet)
    .where(and(eq(bet.accountId, ownerId), gte(bet.playedAt, span.from), lt(bet.playedAt, span.to)))
    .groupBy(bet.gameType)
    .orderBy(asc(bet.gameType));
  const { deposits, withdrawals, rebate, bonus } = await profitOver(db, asked);
  const given = { ...NOTHING, deposits, withdrawals, rebate, bonus, name: NO_TYPE };
  const isAny = [deposits, withdrawals, rebate, bonus].some((amount) => amount !== 0n);
  return [...rows.map((row) => ({ ...NOTHING, ...row })), ...(isAny ? [given] : [])];
}

/** The sums of each of the merchant's days on which something happened, newest first. */
export async function profitByDay(db: Database, asked: ProfitAsked): Promise<ProfitGroup[]> {
  return db
    .select({ name: accountDay.day, ...DAY_TOTALS })
    .from(accountDay)
    .where(and(isAsked(asked), hasMoved))
    .groupBy(accountDay.day)
    .orderBy(desc(accountDay.day));
}

/** The sums over all days that are asked for. */
export async function profitOver(db: Database, asked: ProfitAsked): Promise<ProfitSums> {
  const [sums] = await db.select(DAY_TOTALS).from(accountDay).where(isAsked(asked));
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

function isAsked({ ownerId, span, offsetMinutes }: ProfitAsked) {
  const last = new Date(span.to.getTime() - DAY_MS);
  return and(
    eq(accountDay.accountId, ownerId),
    between(accountDay.day, dayOf(span.from, offsetMinutes), dayOf(last, offsetMinutes)),
  );
}
