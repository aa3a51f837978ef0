import type { Database } from '../database/open';
import { shareOf } from '../money/rates';
import type { Span } from '../platform/days';
import { type CountQuery, type Counts, countEach, sumOf } from './counting';
import type { PromotionRow } from './offers';
import { type Period, periodOf } from './periods';
import type { participation } from './schema';

export type Participation = typeof participation.$inferSelect;

/**
 * The part of a promotion's window that contains a moment: the running period, cut to the window, or the whole
 * window if there is no period, or before it starts or after it ends.
 */
export function instanceOf(
  { period, startsAt, endsAt }: Pick<PromotionRow, 'period' | 'startsAt' | 'endsAt'>,
  now: Date,
  offsetMinutes: number,
): { from: Date; to: Date | null } {
  const isRunning = now >= startsAt && (endsAt === null || now < endsAt);
  if (period === null || !isRunning) return { from: startsAt, to: endsAt };
  const { from, to } = periodOf(period as Period, now, offsetMinutes);
  return {
    from: from < startsAt ? startsAt : from,
    to: endsAt !== null && endsAt < to ? endsAt : to,
  };
}

/** The period of a participation up to now, or to its end. */
export function spanSoFar(
  row: PromotionRow,
  { periodStart: from }: Pick<Participation, 'periodStart'>,
  now: Date,
  offsetMinutes: number,
): Span {
  const { to } = instanceOf(row, from, offsetMinutes);
  return { from, to: to === null || now < to ? now : to };
}

/** What has to be counted for the goal of a promotion in a span. */
export function countQueryOf({ goal }: Pick<PromotionRow, 'goal'>, span: Span): CountQuery {
  return goal === 'deposit' ? { bets: [], deposits: [span] } : { bets: [span], deposits: [] };
}

/** What counts towards the goal: deposits, bets, or losses; never below 0. */
export function countedFor(
  { goal, gameCategories }: Pick<PromotionRow, 'goal' | 'gameCategories'>,
  counts: Counts,
  span: Span,
): bigint {
  if (goal === 'deposit') return counts.deposits(span);
  const { stake, payout } = sumOf(counts.bets(span), gameCategories);
  if (goal === 'bet') return stake;
  return stake > payout ? stake - payout : 0n;
}

/** What counts towards the goal of one promotion. */
export async function countFor(
  db: Database,
  row: PromotionRow,
  accountId: number,
  span: Span,
): Promise<bigint> {
  return countedFor(row, await countEach(db, accountId, countQueryOf(row, span)), span);
}

/** What a promotion pays for an amount that counted. */
export function bonusFor(row: PromotionRow, counted: bigint): bigint {
  const { bonusAmount, bonusRate, maximumBonus } = row;
  const wanted = bonusAmount ?? shareOf(counted, bonusRate ?? 0);
  return maximumBonus !== null && wanted > maximumBonus ? maximumBonus : wanted;
}
