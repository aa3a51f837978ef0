import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { sharesEarnedBy } from '../agent/earned';
import { payoutsByDay, REVENUE, rebatesByDay } from '../agent/revenue';
import { dayIn, within } from '../agent/sums';
import { offeree, offerer, offererName } from '../contracts/contracts';
import type { ContractKind } from '../contracts/kinds';
import { isWith } from '../contracts/payouts';
import { contract, contractPayout } from '../contracts/schema';
import { total } from '../money/totals';
import { type Asked, askedAs } from './asked';
import { composed, explainDays, type Figure } from './figure';
import { type Explanation, type FigureName, type Part, pageOfParts, pageWithRest } from './parts';
import { byDay, namesOf, type Rows, totalOf } from './split';

type Side = 'received' | 'paid';
type Booked = 'dividendReceived' | 'dividendPaid' | 'salaryReceived' | 'salaryPaid';
type Figures = Readonly<Record<FigureName, Figure>>;

/** Payments that went through the viewer's own wallet, as payout reports count them. */
async function isCounted({ db, viewer, span, filters }: Asked, kind: ContractKind, side: Side) {
  const own = side === 'received' ? contractPayout.payeeId : contractPayout.payerId;
  return and(
    eq(own, viewer.top.id),
    eq(contractPayout.kind, kind),
    eq(contractPayout.status, 'paid'),
    gt(contractPayout.amount, 0n),
    within(contractPayout.paidAt, span),
    filters.account === undefined ? undefined : await isWith(db, viewer.top, filters.account),
  );
}

/** Their amounts; the condition is made before, for a query that is returned by a promise would be run. */
function paymentRows({ db, span }: Asked, where: SQL | undefined): Rows {
  return db
    .select({
      day: dayIn(contractPayout.paidAt, span).as('day'),
      value: sql<string>`${contractPayout.amount}`.as('value'),
    })
    .from(contractPayout)
    .where(where);
}

/** One page of payments, newest first. */
async function paymentsOf(asked: Asked, kind: ContractKind, side: Side) {
  const where = await isCounted(asked, kind, side);
  const [all] = await asked.db
    .select({ count: sql<number>`count(*)::int`, sum: total(contractPayout.amount) })
    .from(contractPayout)
    .where(where);
  const page = await asked.db
    .select({
      payoutId: contractPayout.id,
      value: contractPayout.amount,
      paidAt: contractPayout.paidAt,
      payer: offererName,
      payee: offeree.username,
    })
    .from(contractPayout)
    .innerJoin(contract, eq(contract.id, contractPayout.contractId))
    .leftJoin(offerer, eq(offerer.id, contractPayout.payerId))
    .innerJoin(offeree, eq(offeree.id, contractPayout.payeeId))
    .where(where)
    .orderBy(desc(contractPayout.paidAt), desc(contractPayout.id))
    .offset(asked.window.offset)
    .limit(asked.window.limit);
  const parts = page.map(
    ({ payoutId, value, paidAt, payer, payee }): Part => ({
      kind: 'payment',
      value,
      at: paidAt?.toISOString() ?? null,
      account: side === 'received' ? payer : payee,
      lead: { to: 'figure', figure: 'contractPayout', payoutId },
    }),
  );
  return { parts, count: all?.count ?? 0, sum: all?.sum ?? 0n };
}

/** What the ledger says that the viewer's own wallet received or paid; null where only payments with somebody count. */
async function bookedDays(asked: Asked, name: Booked): Promise<Map<number, bigint> | null> {
  if (asked.filters.account !== undefined) return null;
  const days = await payoutsByDay(asked.db, asked.viewer.top, asked.span);
  return new Map(days.map((one) => [one.day, one[name]]));
}

const sumOf = (days: ReadonlyMap<number, bigint>): bigint =>
  [...days.values()].reduce((sum, value) => sum + value, 0n);

/** Payments of a kind by day, then one by one. Where the ledger has a sum of its own, that is the figure. */
const payments = (kind: ContractKind, side: Side, booked?: Booked): Figure => {
  const daysOf = async (asked: Asked) =>
    (booked && (await bookedDays(asked, booked))) ??
    byDay(asked.db, paymentRows(asked, await isCounted(asked, kind, side)));
  return {
    unit: 'money',
    filters: ['account'],
    value: async (asked) => sumOf(await daysOf(asked)),
    async explain(asked): Promise<Explanation> {
      const days = await daysOf(asked);
      if (asked.dates.length > 1) return explainDays(asked, days);
      const page = await paymentsOf(asked, kind, side);
      return pageWithRest(sumOf(days), page, asked.window, 'withoutContract');
    },
  };
};

/** Salaries of all kinds; what the ledger has beyond them is told as a rest. */
const salaries = (figures: () => Figures, booked: 'salaryReceived' | 'salaryPaid'): Figure => {
  const [daily, hourly, realtime] =
    booked === 'salaryReceived'
      ? (['dailyReceived', 'hourlyReceived', 'realtimeReceived'] as const)
      : (['dailyPaid', 'hourlyPaid', 'realtimePaid'] as const);
  const kinds = { daily: 'daily', hourly: 'hourly', realtime: 'realtime' } as const;
  const side = booked === 'salaryReceived' ? 'received' : 'paid';
  return composed({
    unit: 'money',
    filters: ['account'],
    figures,
    terms: { [daily]: 1n, [hourly]: 1n, [realtime]: 1n } as Record<typeof daily, 1n>,
    async total(asked) {
      const days = await bookedDays(asked, booked);
      if (days !== null) return sumOf(days);
      let sum = 0n;
      for (const kind of Object.values(kinds))
        sum += await totalOf(asked.db, paymentRows(asked, await isCounted(asked, kind, side)));
      return sum;
    },
  });
};

/** What the agent keeps of rebates: by day, then each share at its rate. */
const rebateEarned: Figure = {
  unit: 'money',
  filters: [],
  value: async (asked) => sumOf(await rebatesByDay(asked.db, asked.viewer.top, asked)),
  async explain(asked) {
    const { db, viewer, dates, window } = asked;
    const days = await rebatesByDay(db, viewer.top, asked);
    if (dates.length > 1) return explainDays(asked, days);
    const { top } = viewer;
    const shares = (await sharesEarnedBy(db, top, asked)).filter(({ amount }) => amount !== 0n);
    const names = await namesOf(db, [...new Set(shares.map(({ branchId }) => branchId))]);
    const parts = shares.map(({ branchId, gameCategory, stake, rate, amount }): Part => {
      const branch = names.get(branchId) ?? null;
      return {
        ...{ kind: 'rebate', value: amount, account: branch, gameCategory, base: stake, rate },
        lead: askedAs(asked, { figure: 'validBet', branch, gameCategory }),
      };
    });
    return pageOfParts(sumOf(days), parts, window, 'paidOtherwise');
  },
};

/** The figures of the viewer's own earnings. */
export const paymentFigures = (figures: () => Figures) =>
  ({
    revenue: composed({ unit: 'money', filters: [], figures, terms: REVENUE }),
    rebateEarned,
    dividendReceived: payments('dividend', 'received', 'dividendReceived'),
    dividendPaid: payments('dividend', 'paid', 'dividendPaid'),
    salaryReceived: salaries(figures, 'salaryReceived'),
    salaryPaid: salaries(figures, 'salaryPaid'),
    dailyReceived: payments('daily', 'received'),
    dailyPaid: payments('daily', 'paid'),
    hourlyReceived: payments('hourly', 'received'),
    hourlyPaid: payments('hourly', 'paid'),
    realtimeReceived: payments('realtime', 'received'),
    realtimePaid: payments('realtime', 'paid'),
  }) satisfies Partial<Figures>;
