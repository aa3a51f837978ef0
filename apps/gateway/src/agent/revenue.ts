import { and, count, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { playersResultOf } from '../money/results';
import { entry, ledgerAccount, txn } from '../money/schema';
import { total } from '../money/totals';
import { DAY_MS, type Span } from '../platform/days';
import { doneUntil } from '../platform/jobs';
import { account } from '../session/schema';
import { earnedBy } from './earned';
import { areSumsBelow, isBelow, isThis, type LineagePosition } from './lineage';
import { isWalletOfAccount } from './memberFacts';
import { paidRebates, payTeamRebates } from './payRebates';
import { accountDay } from './schema';
import { statementRows } from './statement';
import { type DayReportQuery, dayIn, daysOf, isInDays, within } from './sums';

type Figures = components['schemas']['AgentRevenueFigures'];

/** What an agent earned on a day of the team, in minor units. */
export interface Revenue {
  activeMembers: number;
  teamBet: bigint;
  teamProfitLoss: bigint;
  rebateEarned: bigint;
  dividendReceived: bigint;
  dividendPaid: bigint;
  salaryReceived: bigint;
  salaryPaid: bigint;
}

export const NO_REVENUE: Revenue = {
  activeMembers: 0,
  teamBet: 0n,
  teamProfitLoss: 0n,
  rebateEarned: 0n,
  dividendReceived: 0n,
  dividendPaid: 0n,
  salaryReceived: 0n,
  salaryPaid: 0n,
};

/** The days of a span on which an agent's team moved or the agent was paid, by their dates. */
export async function revenueByDay(
  db: Database,
  top: LineagePosition,
  { span, utcOffsetMinutes }: Omit<DayReportQuery, 'whom' | 'sumsOf'>,
): Promise<Map<string, Revenue>> {
  const dates = daysOf(span, utcOffsetMinutes);
  const query = { whom: isBelow(top), sumsOf: areSumsBelow(top), span, utcOffsetMinutes };
  const days = new Map<string, Revenue>();
  const add = (date: string | undefined, more: Partial<Revenue>) => {
    if (date !== undefined) days.set(date, { ...NO_REVENUE, ...days.get(date), ...more });
  };
  for (const row of await statementRows(db, query, 'day'))
    add(row.key, { teamBet: row.stake, teamProfitLoss: playersResultOf(row) });
  for (const { day, ...active } of await activeByDay(db, query)) add(day, active);
  for (const [day, rebateEarned] of await rebatesByDay(db, top, span))
    add(dates[day], { rebateEarned });
  for (const { day, ...paid } of await payoutsByDay(db, top, span)) add(dates[day], paid);
  return days;
}

function activeByDay(db: Database, query: DayReportQuery) {
  return db
    .select({ day: accountDay.day, activeMembers: count() })
    .from(accountDay)
    .where(and(query.sumsOf, isInDays(query), gt(accountDay.bets, 0)))
    .groupBy(accountDay.day);
}

/** What was booked of the days that are paid; of those that are not, what will be. */
async function rebatesByDay(
  db: Database,
  top: LineagePosition,
  span: Span,
): Promise<Map<number, bigint>> {
  const paidUntil = (await doneUntil(db, top.merchant, payTeamRebates)) ?? span.from;
  const latest = Math.min(paidUntil.getTime(), span.to.getTime());
  const paidDays = Math.max(0, Math.floor((latest - span.from.getTime()) / DAY_MS));
  const open = { from: new Date(span.from.getTime() + paidDays * DAY_MS), to: span.to };
  const rebates = await paidRebates(db, top.id, { from: span.from, to: open.from });
  if (open.from >= open.to) return rebates;
  const earned = await earnedBy(db, { whom: isBelow(top), span: open }, top.id);
  for (const [day, amount] of earned.get(top.id) ?? []) rebates.set(paidDays + day, amount);
  return rebates;
}

/** Dividends and salaries through the agent's own wallet. */
function payoutsByDay(db: Database, top: LineagePosition, span: Span) {
  const day = dayIn(txn.createdAt, span).as('day');
  const sum = (kind: string, sign: SQL, amount: SQL) =>
    total(sql`case when ${and(eq(txn.kind, kind), sign)} then ${amount} end`);
  const [income, outgo] = [gt(entry.amount, 0n), lt(entry.amount, 0n)];
  const [plus, minus] = [sql`${entry.amount}`, sql`-${entry.amount}`];
  return db
    .select({
      day,
      dividendReceived: sum('DIVIDEND', income, plus),
      dividendPaid: sum('DIVIDEND', outgo, minus),
      salaryReceived: sum('SALARY', income, plus),
      salaryPaid: sum('SALARY', outgo, minus),
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(account, isWalletOfAccount)
    .where(and(isThis(top), within(txn.createdAt, span), inArray(txn.kind, ['DIVIDEND', 'SALARY'])))
    .groupBy(day);
}

/** The sum of some days; people are not summed, for one who plays on two days is one. */
export function sumRevenue(days: Iterable<Revenue>): Revenue {
  const sum = { ...NO_REVENUE };
  for (const one of days) {
    sum.teamBet += one.teamBet;
    sum.teamProfitLoss += one.teamProfitLoss;
    sum.rebateEarned += one.rebateEarned;
    sum.dividendReceived += one.dividendReceived;
    sum.dividendPaid += one.dividendPaid;
    sum.salaryReceived += one.salaryReceived;
    sum.salaryPaid += one.salaryPaid;
  }
  return sum;
}

/** Revenue as the contract writes it: what came in less what was paid on. */
export function toRevenueFigures(revenue: Omit<Revenue, 'activeMembers'>): Figures {
  const { rebateEarned, dividendReceived, dividendPaid, salaryReceived, salaryPaid } = revenue;
  const left = rebateEarned + dividendReceived - dividendPaid + salaryReceived - salaryPaid;
  return {
    teamBet: formatAmount(revenue.teamBet),
    teamProfitLoss: formatAmount(revenue.teamProfitLoss),
    rebateEarned: formatAmount(rebateEarned),
    dividendReceived: formatAmount(dividendReceived),
    dividendPaid: formatAmount(dividendPaid),
    salaryReceived: formatAmount(salaryReceived),
    salaryPaid: formatAmount(salaryPaid),
    revenue: formatAmount(left),
  };
}
