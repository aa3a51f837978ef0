import { and, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import { type PageQuery, toPage, windowOf } from '../platform/paging';
import { inLanguage } from '../platform/texts';
import { bonus } from './schema';

type Schemas = components['schemas'];

/** Filters of the list of bonuses. */
export interface BonusesQuery extends PageQuery {
  kind?: Schemas['PromotionKind'] | undefined;
  state?: Schemas['BonusState'] | undefined;
}

/**
 * One page of an account's credits from outside play, newest first, with the totals of all pages. A bet counts for
 * every bonus that is active when it is made; turnover beyond what a bonus requires is not shown.
 */
export async function listBonuses(
  db: Database,
  accountId: number,
  span: Span,
  query: BonusesQuery,
  at: { now: Date; language: string },
): Promise<Schemas['BonusPage']> {
  const { now, language } = at;
  const { kind, state } = query;
  const condition = and(
    eq(bonus.accountId, accountId),
    gte(bonus.creditedAt, span.from),
    lt(bonus.creditedAt, span.to),
    kind === undefined ? undefined : eq(bonus.kind, kind),
    state === undefined ? undefined : sql`${stateAt(now)} = ${state}`,
  );
  const { offset, limit } = windowOf(query);
  const rows = await db
    .select({ bonus, done: turnoverDone(), state: stateAt(now) })
    .from(bonus)
    .where(condition)
    .orderBy(desc(bonus.creditedAt), desc(bonus.id))
    .offset(offset)
    .limit(limit);
  const [sums] = await db
    .select({
      count: count(),
      amount: sql<string>`coalesce(sum(${bonus.amount}), 0)`,
      points: sql<string>`coalesce(sum(${bonus.points}), 0)`,
    })
    .from(bonus)
    .where(condition);
  const content = rows.map(({ bonus: row, done, state: reached }) => ({
    bonusId: row.id,
    transactionNumber: row.transactionNumber,
    title: inLanguage(row.title, language),
    kind: row.kind as Schemas['PromotionKind'],
    state: reached,
    amount: formatAmount(row.amount),
    points: row.points,
    turnoverRequired: formatAmount(row.turnoverRequired),
    turnoverDone: formatAmount(BigInt(done)),
    creditedAt: row.creditedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
  const totals = {
    amount: formatAmount(BigInt(sums?.amount ?? 0)),
    points: Number(sums?.points ?? 0),
  };
  return { ...toPage(content, sums?.count ?? 0, query), totals };
}

/** What was bet between the credit and the expiry of the bonus, up to the turnover that it requires. */
export function turnoverDone(): SQL<string> {
  const done = sql`least(${bonus.turnoverRequired}, coalesce((
    select sum(${bet.stake}) from ${bet}
    where ${bet.accountId} = ${bonus.accountId} and ${bet.playedAt} >= ${bonus.creditedAt}
      and (${bonus.expiresAt} is null or ${bet.playedAt} < ${bonus.expiresAt})), 0))`;
  // As a fragment of its own: in a query of one table drizzle would drop the table names, and everybody's bets
  // would count.
  return sql<string>`${done}`;
}

/** A bonus that was taken back because it had expired is still shown as expired. */
function stateAt(now: Date): SQL<Schemas['BonusState']> {
  return sql<Schemas['BonusState']>`case
    when ${bonus.cancelledAt} < coalesce(${bonus.expiresAt}, 'infinity') then 'cancelled'
    when ${turnoverDone()} >= ${bonus.turnoverRequired} then 'completed'
    when ${lte(bonus.expiresAt, now)} then 'expired'
    else 'active' end`;
}
