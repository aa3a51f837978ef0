import { and, count, countDistinct, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { account, balance, bet, deposit, ledgerAccount, session } from '../database/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { AGENT_TYPES } from '../platform/access';
import type { Span } from '../platform/days';
import { isBelow, isDirectlyBelow } from './lineage';
import { isAnyWalletOfAccount, isSessionOpen, type Viewer } from './memberFacts';
import { ordersOf } from './orders';
import { NO_SUMS, profitOf, type Sums, statementRows } from './statement';
import { type Asked, dayIn, daysOf, total, within } from './sums';

type Schemas = components['schemas'];
type Overview = Schemas['TeamOverview'];

/** The figures of everybody below the viewer over some days, of all of them and day by day. */
export async function overviewOf(
  db: Database,
  viewer: Viewer,
  span: Span,
  utcOffsetMinutes: number,
): Promise<Overview> {
  const asked = { whom: isBelow(viewer.top), span };
  const dates = daysOf(span, utcOffsetMinutes);
  const rows = await statementRows(db, asked, 'day');
  const orders = await ordersByDay(db, asked);
  const people = await peopleByDay(db, asked);
  const days = dates.map((date, at) => {
    const sums = rows.find(({ key }) => Number(key) === at) ?? NO_SUMS;
    const moved = orders.find(({ day }) => day === at);
    return {
      date,
      deposits: formatAmount(moved?.deposits ?? 0n),
      withdrawals: formatAmount(moved?.withdrawals ?? 0n),
      betAmount: formatAmount(sums.stake),
      profitLoss: formatAmount(profitOf(sums) - sums.salary),
      active: people.active.get(at) ?? 0,
      registered: people.registered.get(at) ?? 0,
    };
  });
  return {
    startDate: dates[0] ?? '',
    endDate: dates.at(-1) ?? '',
    people: await peopleFigures(db, viewer, asked),
    money: {
      ...moneyFigures(rows),
      teamBalance: formatAmount(await teamBalance(db, asked)),
      deposits: formatAmount(orders.reduce((sum, { deposits }) => sum + deposits, 0n)),
      withdrawals: formatAmount(orders.reduce((sum, { withdrawals }) => sum + withdrawals, 0n)),
    },
    days,
  };
}

/** Salaries are what agents earn by their teams, not what the team has won. */
function moneyFigures(rows: readonly Sums[]) {
  const sum = (field: 'stake' | 'payout' | 'rebate' | 'bonus') =>
    rows.reduce((all, row) => all + row[field], 0n);
  const sums = {
    stake: sum('stake'),
    payout: sum('payout'),
    rebate: sum('rebate'),
    bonus: sum('bonus'),
  };
  return {
    betAmount: formatAmount(sums.stake),
    validBet: formatAmount(sums.stake),
    payout: formatAmount(sums.payout),
    rebate: formatAmount(sums.rebate),
    bonus: formatAmount(sums.bonus),
    profitLoss: formatAmount(profitOf({ ...sums, salary: 0n })),
  };
}

/** Completed deposits and withdrawals by the day on which they were begun. */
function ordersByDay(db: Database, asked: Asked) {
  const orders = ordersOf(db, asked);
  const day = dayIn(orders.createdAt, asked.span).as('day');
  const of = (type: string) =>
    total(sql`case when ${orders.type} = ${type} then ${orders.amount} end`);
  return db
    .select({ day, deposits: of('deposit'), withdrawals: of('withdrawal') })
    .from(orders)
    .where(eq(orders.status, 'completed'))
    .groupBy(day);
}

async function peopleByDay(db: Database, { whom, span }: Asked) {
  const playedOn = dayIn(bet.playedAt, span).as('day');
  const active = await db
    .select({ day: playedOn, people: countDistinct(bet.accountId) })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(whom, within(bet.playedAt, span)))
    .groupBy(playedOn);
  const cameOn = dayIn(account.registeredAt, span).as('day');
  const registered = await db
    .select({ day: cameOn, people: count() })
    .from(account)
    .where(and(whom, within(account.registeredAt, span)))
    .groupBy(cameOn);
  const byDay = (rows: typeof active) => new Map(rows.map(({ day, people }) => [day, people]));
  return { active: byDay(active), registered: byDay(registered) };
}

async function peopleFigures(
  db: Database,
  viewer: Viewer,
  { whom, span }: Asked,
): Promise<Schemas['TeamPeopleFigures']> {
  const agents = [...AGENT_TYPES];
  const isDirect = isDirectlyBelow(viewer.top);
  const [people] = await db
    .select({
      total: count(),
      directMembers: sql<number>`(count(*) filter (where ${and(isDirect, notInArray(account.type, agents))}))::int`,
      directAgents: sql<number>`(count(*) filter (where ${and(isDirect, inArray(account.type, agents))}))::int`,
      registered: sql<number>`(count(*) filter (where ${within(account.registeredAt, span)}))::int`,
    })
    .from(account)
    .where(whom);
  const [online] = await db
    .select({ people: countDistinct(session.accountId) })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(whom, isSessionOpen(viewer)));
  const [active] = await db
    .select({ people: countDistinct(bet.accountId) })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(whom, within(bet.playedAt, span)));
  if (people === undefined) throw new Error('A count has one row');
  return {
    ...people,
    online: online?.people ?? 0,
    active: active?.people ?? 0,
    firstDeposits: await countFirstDeposits(db, { whom, span }),
  };
}

/** People whose first deposit that arrived was begun within the span. */
async function countFirstDeposits(db: Database, { whom, span }: Asked): Promise<number> {
  const earlier = alias(deposit, 'earlier');
  const isArrived = (one: typeof deposit | typeof earlier) => eq(one.state, 'SUCCEEDED');
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.accountId, deposit.accountId),
        isArrived(earlier),
        sql`${earlier.createdAt} < ${span.from.toISOString()}::timestamptz`,
      ),
    );
  const [first] = await db
    .select({ people: countDistinct(deposit.accountId) })
    .from(deposit)
    .innerJoin(account, eq(account.id, deposit.accountId))
    .where(
      and(whom, isArrived(deposit), within(deposit.createdAt, span), sql`not exists ${before}`),
    );
  return first?.people ?? 0;
}

async function teamBalance(db: Database, { whom }: Asked): Promise<bigint> {
  const [held] = await db
    .select({ amount: total(balance.amount) })
    .from(account)
    .innerJoin(ledgerAccount, isAnyWalletOfAccount)
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(whom);
  return held?.amount ?? 0n;
}
