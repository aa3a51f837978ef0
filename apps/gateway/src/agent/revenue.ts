import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { playersResultOf, sumOfTerms, type Terms } from '../money/results';
import { entry, ledgerAccount, txn } from '../money/schema';
import { total } from '../money/totals';
import { DAY_MS, type Span } from '../platform/days';
import { doneUntil } from '../platform/jobs';
import { account } from '../session/schema';
import { earnedBy } from './earned';
import { isThis, type LineagePosition } from './lineage';
import { isWalletOfAccount } from './memberFacts';
import { paidRebates, payTeamRebates } from './payRebates';
import { type Days, dayIn, daysOf, within } from './sums';
import { teamDays } from './teamDays';

type Schemas = components['schemas'];
type Figures = Schemas['AgentRevenueFigures'];
type RevenueRow = Schemas['AgentRevenueRow'];

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
  asked: Days,
): Promise<Map<string, Revenue>> {
  const { span, utcOffsetMinutes } = asked;
  const dates = daysOf(span, utcOffsetMinutes);
  const days = new Map<string, Revenue>();
  const add = (date: string | undefined, more: Partial<Revenue>) => {
    if (date !== undefined) days.set(date, { ...NO_REVENUE, ...days.get(date), ...more });
  };
  for (const { day, activeMembers, ...sums } of await teamByDay(db, top, asked))
    add(day, { activeMembers, teamBet: sums.stake, teamProfitLoss: playersResultOf(sums) });
  for (const [day, rebateEarned] of await rebatesByDay(db, top, asked))
    add(dates[day], { rebateEarned });
  for (const { day, ...paid } of await payoutsByDay(db, top, span)) add(dates[day], paid);
  return days;
}

/** What the team did on each day, and how many of it bet. */
function teamByDay(db: Database, top: LineagePosition, days: Days) {
  const kept = teamDays(db, top, days);
  return db
    .select({
      day: kept.day,
      activeMembers: sql<number>`sum(${kept.players})::int`,
      stake: total(kept.stake),
      payout: total(kept.payout),
      rebate: total(kept.rebate),
      bonus: total(kept.bonus),
    })
    .from(kept)
    .groupBy(kept.day);
}

/** What was booked of the days that are paid; of those that are not, what will be. */
export async function rebatesByDay(
  db: Database,
  top: LineagePosition,
  { span, utcOffsetMinutes }: Days,
): Promise<Map<number, bigint>> {
  const paidUntil = (await doneUntil(db, top.merchant, payTeamRebates)) ?? span.from;
  const latest = Math.min(paidUntil.getTime(), span.to.getTime());
  const paidDays = Math.max(0, Math.floor((latest - span.from.getTime()) / DAY_MS));
  const open = { from: new Date(span.from.getTime() + paidDays * DAY_MS), to: span.to };
  const rebates = await paidRebates(db, top.id, { from: span.from, to: open.from });
  if (open.from >= open.to) return rebates;
  const earned = await earnedBy(db, top, { span: open, utcOffsetMinutes });
  for (const [day, amount] of earned) rebates.set(paidDays + day, amount);
  return rebates;
}

/** Dividends and salaries through the agent's own wallet, by the number of the day. */
export function payoutsByDay(db: Database, top: LineagePosition, span: Span) {
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

/** The revenue: what came in less what was paid on (docs/contracts/figures.md). */
export const REVENUE: Terms<
  'rebateEarned' | 'dividendReceived' | 'dividendPaid' | 'salaryReceived' | 'salaryPaid'
> = {
  rebateEarned: 1n,
  dividendReceived: 1n,
  dividendPaid: -1n,
  salaryReceived: 1n,
  salaryPaid: -1n,
};

/** What came in, and what was paid on, both without a sign: the terms of the revenue by their signs. */
export function inAndOut(revenue: Revenue): Pick<RevenueRow, 'received' | 'paid'> {
  const sums = { received: 0n, paid: 0n };
  for (const [name, sign] of Object.entries(REVENUE) as [keyof typeof REVENUE, bigint][])
    sums[sign > 0n ? 'received' : 'paid'] += revenue[name];
  return { received: formatAmount(sums.received), paid: formatAmount(sums.paid) };
}

/** The figures that are compared with the period before, in the order of the page. */
export const COMPARED_REVENUE: Readonly<Record<keyof Figures, Schemas['FigureName']>> = {
  revenue: 'revenue',
  teamBet: 'validBet',
  teamProfitLoss: 'profitLoss',
  rebateEarned: 'rebateEarned',
  dividendReceived: 'dividendReceived',
  dividendPaid: 'dividendPaid',
  salaryReceived: 'salaryReceived',
  salaryPaid: 'salaryPaid',
};

/** Revenue as the contract writes it. */
export function toRevenueFigures(revenue: Omit<Revenue, 'activeMembers'>): Figures {
  const { rebateEarned, dividendReceived, dividendPaid, salaryReceived, salaryPaid } = revenue;
  return {
    teamBet: formatAmount(revenue.teamBet),
    teamProfitLoss: formatAmount(revenue.teamProfitLoss),
    rebateEarned: formatAmount(rebateEarned),
    dividendReceived: formatAmount(dividendReceived),
    dividendPaid: formatAmount(dividendPaid),
    salaryReceived: formatAmount(salaryReceived),
    salaryPaid: formatAmount(salaryPaid),
    revenue: formatAmount(sumOfTerms(REVENUE, revenue)),
  };
}
