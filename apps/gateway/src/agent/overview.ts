import {
  and,
  count,
  countDistinct,
  eq,
  inArray,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type Given, type Played, playersResultOf } from '../money/results';
import { total } from '../money/totals';
import { AGENT_TYPES } from '../platform/access';
import { dayOf, type Span } from '../platform/days';
import { account, session } from '../session/schema';
import { countPeople } from './accountMonths';
import { compareWithBefore } from './compare';
import { areSumsBelow, isBelow, isDirectlyBelow, type LineagePosition } from './lineage';
import { isSessionOpen, type Viewer } from './memberFacts';
import { accountDay } from './schema';
import { type DayReportQuery, dayIn, daysOf, isInDays, type ReportQuery, within } from './sums';
import { teamDays } from './teamDays';
import { teamNow } from './teamNow';

type Schemas = components['schemas'];
type Overview = Schemas['TeamOverview'];

/** What of an overview belongs to days, and so can be compared with other days. */
type DayFigures = Pick<Schemas['TeamPeopleFigures'], 'registered' | 'active' | 'firstDeposits'> &
  Omit<Schemas['TeamMoneyFigures'], 'teamBalance'>;

/** The figures that are compared, in the order of the page. */
const COMPARED: Readonly<Record<keyof DayFigures, Schemas['FigureName']>> = {
  registered: 'registered',
  active: 'active',
  firstDeposits: 'firstDeposits',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  betAmount: 'betAmount',
  validBet: 'validBet',
  payout: 'payout',
  rebate: 'rebate',
  bonus: 'bonus',
  profitLoss: 'profitLoss',
};

interface Wanted {
  span: Span;
  utcOffsetMinutes: number;
  /** Whether the figures are compared with the period before. */
  compare?: boolean | undefined;
}

/** The figures of everybody below the viewer over some days, of all of them and day by day. */
export async function overviewOf(
  db: Database,
  viewer: Viewer,
  { span, utcOffsetMinutes, compare = false }: Wanted,
): Promise<Overview> {
  const { top } = viewer;
  const ofTeam = { whom: isBelow(top), sumsOf: areSumsBelow(top), utcOffsetMinutes };
  const dates = daysOf(span, utcOffsetMinutes);
  const { sums, registered, figures } = await periodOf(db, top, { ...ofTeam, span });
  const { active, registered: newPeople, firstDeposits, ...money } = figures;
  const now = await teamNow(db, viewer.top);
  const read = async (before: Span) =>
    (await periodOf(db, top, { ...ofTeam, span: before })).figures;
  const asked = { span, utcOffsetMinutes, now: viewer.now, figures, names: COMPARED, read };
  return {
    startDate: dates[0] ?? '',
    endDate: dates.at(-1) ?? '',
    people: {
      total: now.people,
      ...(await peopleNow(db, viewer)),
      active,
      registered: newPeople,
      firstDeposits,
    },
    money: { teamBalance: formatAmount(now.balance), ...money },
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
    comparison: compare ? await compareWithBefore(asked) : null,
  };
}

/** All that is counted by days: day by day, and the figures of the whole period. */
async function periodOf(db: Database, top: LineagePosition, query: DayReportQuery) {
  const sums = await sumsByDay(db, top, query);
  const registered = await registeredByDay(db, query);
  const all = [...sums.values()].reduce(plus, NO_SUMS);
  const figures: DayFigures = {
    registered: [...registered.values()].reduce((sum, people) => sum + people, 0),
    // Who plays on two days is one.
    active: await countPeople(db, { ...query, top }, 'played'),
    firstDeposits: await countFirstDeposits(db, query),
    deposits: formatAmount(all.deposits),
    withdrawals: formatAmount(all.withdrawals),
    betAmount: formatAmount(all.stake),
    validBet: formatAmount(all.stake),
    payout: formatAmount(all.payout),
    rebate: formatAmount(all.rebate),
    bonus: formatAmount(all.bonus),
    profitLoss: formatAmount(playersResultOf(all)),
  };
  return { sums, registered, figures };
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

const plus = (one: DaySums, other: DaySums): DaySums => ({
  stake: one.stake + other.stake,
  payout: one.payout + other.payout,
  rebate: one.rebate + other.rebate,
  bonus: one.bonus + other.bonus,
  deposits: one.deposits + other.deposits,
  withdrawals: one.withdrawals + other.withdrawals,
  active: one.active + other.active,
});

/** The stored sums by day. */
async function sumsByDay(
  db: Database,
  top: LineagePosition,
  query: DayReportQuery,
): Promise<Map<string, DaySums>> {
  const kept = teamDays(db, top, query);
  const rows = await db
    .select({
      day: kept.day,
      stake: total(kept.stake),
      payout: total(kept.payout),
      rebate: total(kept.rebate),
      bonus: total(kept.bonus),
      deposits: total(kept.deposits),
      withdrawals: total(kept.withdrawals),
      active: sql<number>`sum(${kept.players})::int`,
    })
    .from(kept)
    .groupBy(kept.day);
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

async function peopleNow(
  db: Database,
  viewer: Viewer,
): Promise<Pick<Schemas['TeamPeopleFigures'], 'directMembers' | 'directAgents' | 'online'>> {
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
    .where(and(isBelow(viewer.top), isSessionOpen(viewer)));
  const directAgents = direct?.agents ?? 0;
  return {
    directMembers: (direct?.people ?? 0) - directAgents,
    directAgents,
    online: online?.people ?? 0,
  };
}

async function countFirstDeposits(db: Database, query: DayReportQuery): Promise<number> {
  const [first] = await db.select({ people: count() }).from(firstDepositors(db, query));
  return first?.people ?? 0;
}

/** Written out, so that the planner knows it for the condition of the index. */
const isDepositDay = ({ depositCount }: { depositCount: SQLWrapper }): SQL =>
  sql`${depositCount} > 0`;

/** People whose first deposit was credited on the requested days. */
export function firstDepositors(db: Database, query: DayReportQuery) {
  const earlier = alias(accountDay, 'earlier');
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.accountId, accountDay.accountId),
        isDepositDay(earlier),
        lt(earlier.day, dayOf(query.span.from, query.utcOffsetMinutes)),
      ),
    );
  return db
    .selectDistinct({ accountId: accountDay.accountId, lineage: accountDay.lineage })
    .from(accountDay)
    .where(and(query.sumsOf, isInDays(query), isDepositDay(accountDay), sql`not exists ${before}`))
    .as('first_depositors');
}
