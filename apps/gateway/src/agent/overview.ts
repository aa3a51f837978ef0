import { and, count, countDistinct, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type Given, type Played, playersResultOf } from '../money/results';
import { total } from '../money/totals';
import { AGENT_TYPES } from '../platform/access';
import { dayOf, type Span } from '../platform/days';
import { account, session } from '../session/schema';
import { areSumsBelow, isBelow, isDirectlyBelow } from './lineage';
import { isSessionOpen, type Viewer } from './memberFacts';
import { accountDay, teamChange, teamGroup } from './schema';
import { type DayReportQuery, dayIn, daysOf, isInDays, type ReportQuery, within } from './sums';

type Schemas = components['schemas'];
type Overview = Schemas['TeamOverview'];

/** The figures of everybody below the viewer over some days, of all of them and day by day. */
export async function overviewOf(
  db: Database,
  viewer: Viewer,
  span: Span,
  utcOffsetMinutes: number,
): Promise<Overview> {
  const { top } = viewer;
  const query = { whom: isBelow(top), sumsOf: areSumsBelow(top), span, utcOffsetMinutes };
  const dates = daysOf(span, utcOffsetMinutes);
  const sums = await sumsByDay(db, query);
  const registered = await registeredByDay(db, query);
  const now = await teamNow(db, viewer);
  const all = sums.get(null) ?? NO_SUMS;
  return {
    startDate: dates[0] ?? '',
    endDate: dates.at(-1) ?? '',
    people: {
      total: now.people,
      ...(await peopleFigures(db, viewer, query)),
      active: all.active,
      registered: [...registered.values()].reduce((sum, people) => sum + people, 0),
    },
    money: {
      teamBalance: formatAmount(now.balance),
      deposits: formatAmount(all.deposits),
      withdrawals: formatAmount(all.withdrawals),
      betAmount: formatAmount(all.stake),
      validBet: formatAmount(all.stake),
      payout: formatAmount(all.payout),
      rebate: formatAmount(all.rebate),
      bonus: formatAmount(all.bonus),
      profitLoss: formatAmount(playersResultOf(all)),
    },
    days: dates.map((date, at) => {
      const day = sums.get(date) ?? NO_SUMS;
      return {
        date,
        deposits: formatAmount(day.deposits),
        withdrawals: formatAmount(day.withdrawals),
        betAmount: formatAmount(day.stake),
        profitLoss: formatAmount(playersResultOf(day)),
        active: day.active,
        registered: registered.get(at) ?? 0,
      };
    }),
  };
}

interface DaySums extends Played, Given {
  deposits: bigint;
  withdrawals: bigint;
  active: number;
}

const NO_SUMS: DaySums = {
  stake: 0n,
  payout: 0n,
  rebate: 0n,
  bonus: 0n,
  deposits: 0n,
  withdrawals: 0n,
  active: 0,
};

/** The stored sums by day, and under null those of all days, in which who plays on two days is one. */
async function sumsByDay(
  db: Database,
  query: DayReportQuery,
): Promise<Map<string | null, DaySums>> {
  const rows = await db
    .select({
      day: sql<string | null>`${accountDay.day}::text`,
      stake: total(accountDay.stake),
      payout: total(accountDay.payout),
      rebate: total(accountDay.rebate),
      bonus: total(accountDay.bonus),
      deposits: total(accountDay.deposits),
      withdrawals: total(accountDay.withdrawals),
      active: sql<number>`(count(distinct ${accountDay.accountId}) filter (where ${accountDay.bets} > 0))::int`,
    })
    .from(accountDay)
    .where(and(query.sumsOf, isInDays(query)))
    .groupBy(sql`grouping sets ((${accountDay.day}), ())`);
  return new Map(rows.map(({ day, ...sums }) => [day, sums]));
}

async function registeredByDay(
  db: Database,
  { whom, span }: ReportQuery,
): Promise<Map<number, number>> {
  const day = dayIn(account.registeredAt, span).as('day');
  const rows = await db
    .select({ day, people: count() })
    .from(account)
    .where(and(whom, within(account.registeredAt, span)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.people]));
}

async function peopleFigures(
  db: Database,
  viewer: Viewer,
  query: DayReportQuery,
): Promise<Omit<Schemas['TeamPeopleFigures'], 'total' | 'active' | 'registered'>> {
  const isAgent = inArray(account.type, [...AGENT_TYPES]);
  const [direct] = await db
    .select({
      people: count(),
      agents: sql<number>`(count(*) filter (where ${isAgent}))::int`,
    })
    .from(account)
    .where(isDirectlyBelow(viewer.top));
  const [online] = await db
    .select({ people: countDistinct(session.accountId) })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(query.whom, isSessionOpen(viewer)));
  const directAgents = direct?.agents ?? 0;
  return {
    directMembers: (direct?.people ?? 0) - directAgents,
    directAgents,
    online: online?.people ?? 0,
    firstDeposits: await countFirstDeposits(db, query),
  };
}

/** People whose first deposit was credited on the requested days. */
async function countFirstDeposits(db: Database, query: DayReportQuery): Promise<number> {
  const earlier = alias(accountDay, 'earlier');
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.accountId, accountDay.accountId),
        gt(earlier.depositCount, 0),
        lt(earlier.day, dayOf(query.span.from, query.utcOffsetMinutes)),
      ),
    );
  const [first] = await db
    .select({ people: countDistinct(accountDay.accountId) })
    .from(accountDay)
    .innerJoin(account, eq(account.id, accountDay.accountId))
    .where(
      and(query.whom, isInDays(query), gt(accountDay.depositCount, 0), sql`not exists ${before}`),
    );
  return first?.people ?? 0;
}

/** Team members and their balances, maintained as sums per agent. */
async function teamNow(db: Database, { top }: Viewer) {
  const parts = unionAll(
    db
      .select({ people: teamGroup.people, balance: teamGroup.balance })
      .from(teamGroup)
      .where(isBelow(top, teamGroup.lineage)),
    db
      .select({ people: teamChange.people, balance: teamChange.balance })
      .from(teamChange)
      .where(isBelow(top, teamChange.lineage)),
  ).as('parts');
  const [now] = await db
    .select({
      people: sql`coalesce(sum(${parts.people}), 0)`.mapWith(Number),
      balance: total(parts.balance),
    })
    .from(parts);
  return now ?? { people: 0, balance: 0n };
}
