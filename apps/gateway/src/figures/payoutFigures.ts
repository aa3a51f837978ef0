import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { hasBelow } from '../agent/findBelow';
import { isBelow, isThis } from '../agent/lineage';
import { offeree, offerer, offererName, tiersOf } from '../contracts/contracts';
import { periodOf, settlementOf } from '../contracts/periods';
import { betsSold, salesOf } from '../contracts/sales';
import { contract, contractPayout } from '../contracts/schema';
import { salesSoFar } from '../contracts/settle';
import {
  baseOf,
  conditionsMet,
  fixedPartOf,
  NO_SALES,
  reachedTier,
  toWireTier,
} from '../contracts/tiers';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { badRequest, Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import type { Asked } from './asked';
import type { Figure } from './figure';
import {
  type Explanation,
  type FigureName,
  type Lead,
  type Part,
  pageOfParts,
  pageWithRest,
} from './parts';
import { byBranch, type Rows, totalOf } from './split';

type Measure = 'payoutBet' | 'payoutResult' | 'payoutActive';

/** A payment that the viewer received or paid, with its contract; any other is unknown. */
async function findPayment({ db, viewer, filters }: Asked) {
  const { payoutId } = filters;
  if (payoutId === undefined) throw badRequest([{ field: 'payoutId', code: 'required' }]);
  const [found] = await db
    .select({
      ...{ payout: getTableColumns(contractPayout), contract: getTableColumns(contract) },
      ...{ payer: offererName, payee: offeree.username },
    })
    .from(contractPayout)
    .innerJoin(contract, eq(contract.id, contractPayout.contractId))
    .leftJoin(offerer, eq(offerer.id, contractPayout.payerId))
    .innerJoin(offeree, eq(offeree.id, contractPayout.payeeId))
    .where(
      and(
        eq(contractPayout.id, payoutId),
        or(eq(contractPayout.payeeId, viewer.top.id), eq(contractPayout.payerId, viewer.top.id)),
      ),
    );
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

type Payment = Awaited<ReturnType<typeof findPayment>>;

/** What was paid: the share at the rate, and the fixed sum of the step that was reached. */
const contractFigure: Figure = {
  unit: 'money',
  filters: ['payoutId'],
  value: async (asked) => (await findPayment(asked)).payout.amount,
  async explain(asked) {
    const payment = await findPayment(asked);
    const { id: payoutId, kind, rate, amount, ...sales } = payment.payout;
    const fixed = fixedPartOf(payment.payout);
    const base = baseOf(kind, sales);
    const figure: Measure = kind === 'dividend' ? 'payoutResult' : 'payoutBet';
    const share: Part = {
      ...{ kind: 'share', name: figure, value: amount - fixed, base, rate },
      lead: { to: 'figure', figure, payoutId },
    };
    const parts: Part[] = [share, { kind: 'fixedSum', value: fixed }];
    return {
      ...pageOfParts(
        amount,
        parts.filter(({ value }) => value !== 0n),
        asked.window,
      ),
      payment: await explainPayment(asked, payment),
    };
  },
};

/** Which conditions were met, by the code that settles. */
async function explainPayment(
  { db, viewer, utcOffsetMinutes }: Asked,
  { payout, contract: of, payer, payee }: Payment,
): Promise<components['schemas']['ExplainedPayment']> {
  const span = settlementOf(of, payout.startAt, utcOffsetMinutes);
  const sales = await salesOf(db, [of.id], span);
  const soFar = await salesSoFar(db, [of], span, { sales, offsetMinutes: utcOffsetMinutes });
  const counted = soFar.get(of.id) ?? NO_SALES;
  const tiers = (await tiersOf(db, [of.id])).get(of.id) ?? [];
  const reached = reachedTier(tiers, counted);
  const isReceived = payout.payeeId === viewer.top.id;
  const from = periodOf(of.period, span.from, utcOffsetMinutes).from;
  const isLater = of.startsAt !== null && of.startsAt > from;
  return {
    contractId: of.id,
    kind: payout.kind,
    direction: isReceived ? 'received' : 'paid',
    account: isReceived ? payer : payee,
    startAt: payout.startAt.toISOString(),
    endAt: payout.endAt.toISOString(),
    conditionsFrom: (isLater ? payout.startAt : from).toISOString(),
    activeMembers: counted.activeMembers,
    periodBet: formatAmount(counted.periodBet),
    periodProfitLoss: formatAmount(counted.periodProfitLoss),
    steps: tiers.map((tier) => {
      const met = conditionsMet(tier, counted);
      return {
        tier: toWireTier(tier),
        isReached: tier === reached,
        activeMembersMet: met.activeMembers,
        periodBetMet: met.periodBet,
        periodProfitLossMet: met.periodProfitLoss,
      };
    }),
    status: payout.status,
    dueAt: payout.dueAt.toISOString(),
    paidAt: payout.paidAt?.toISOString() ?? null,
    transactionNumber: payout.txnId === null ? null : `tx-${payout.txnId}`,
  };
}

/** The bets that were settled, of everybody or of some. */
function soldRows(asked: Asked, { payout }: Payment, measure: Measure, who: Account | null): Rows {
  const { db } = asked;
  const span = { from: payout.startAt, to: payout.endAt };
  const by = measure === 'payoutActive' ? 'placed' : 'decided';
  const sold = betsSold(db, [payout.contractId], span, by);
  const path = sql<string>`${sold.lineage} || ${sold.accountId} || '/'`;
  const values = {
    payoutBet: sql`${sold.stake}`,
    payoutResult: sql`${sold.payout} - ${sold.stake}`,
    payoutActive: sql`1`,
  };
  const columns = { path: path.as('path'), value: sql<string>`${values[measure]}`.as('value') };
  const isIn = who && sql`starts_with(${path}, ${`${who.lineage}${who.id}/`})`;
  const query = measure === 'payoutActive' ? db.selectDistinct(columns) : db.select(columns);
  return query.from(sold).where(isIn ?? undefined);
}

/** Somebody of the team whose bets were settled; the other side's people only where the viewer is above. */
async function findSeller(
  { db }: Asked,
  { payout }: Payment,
  name: string | undefined,
): Promise<Account> {
  const [payee] = await db.select().from(account).where(eq(account.id, payout.payeeId));
  if (payee === undefined) throw new Error(`${payout.id} has no payee`);
  if (name === undefined) return payee;
  const username = name.trim().toLowerCase();
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.username, username), or(isThis(payee), isBelow(payee))));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

const STORED = {
  payoutBet: ({ payout }: Payment) => payout.periodBet,
  payoutResult: ({ payout }: Payment) => payout.periodProfitLoss,
  payoutActive: ({ payout }: Payment) => BigInt(payout.activeMembers),
};

/** What was settled, by branch of who was paid, then bet by bet. */
const settled = (measure: Measure): Figure => ({
  unit: measure === 'payoutActive' ? 'people' : 'money',
  filters: ['payoutId', 'account', 'branch'],
  async value(asked) {
    const payment = await findPayment(asked);
    const { account: one, branch } = asked.filters;
    if (one === undefined && branch === undefined) return STORED[measure](payment);
    const who = await findSeller(asked, payment, one ?? branch);
    return totalOf(asked.db, soldRows(asked, payment, measure, who));
  },
  async explain(asked): Promise<Explanation> {
    const { db, filters, window } = asked;
    if (filters.account !== undefined && filters.branch !== undefined)
      throw badRequest([{ field: 'branch', code: 'invalid' }]);
    const payment = await findPayment(asked);
    const name = filters.account ?? filters.branch;
    const who = await findSeller(asked, payment, name);
    if (filters.account !== undefined || (name !== undefined && !(await hasBelow(db, who))))
      return explainBets(asked, payment, measure, who);
    const lead = (more: Partial<Lead>): Lead => ({
      ...{ to: 'figure', figure: measure, payoutId: payment.payout.id },
      ...more,
    });
    const rows = soldRows(asked, payment, measure, name === undefined ? null : who);
    const { branches, count, sum } = await byBranch(db, rows, { top: who }, window);
    const parts = branches.map(
      (one): Part =>
        one.name === null
          ? {
              ...{ kind: 'person', account: who.username, value: one.value },
              lead: lead({ account: who.username }),
            }
          : {
              ...{ kind: 'branch', account: one.name, value: one.value },
              lead: lead({ branch: one.name }),
            },
    );
    const value = name === undefined ? STORED[measure](payment) : sum;
    return pageWithRest(value, { parts, count, sum }, window, 'settledOtherwise');
  },
});

/** The bets of one person that were settled, newest first. */
async function explainBets(
  asked: Asked,
  payment: Payment,
  measure: Measure,
  who: Account,
): Promise<Explanation> {
  const { db, window } = asked;
  const { payout } = payment;
  if (measure === 'payoutActive') {
    const value = await totalOf(db, onlyOf(asked, payment, measure, who));
    const lead: Lead = {
      ...{ to: 'figure', figure: 'payoutBet', payoutId: payout.id, account: who.username },
    };
    const parts: Part[] = [{ kind: 'person', account: who.username, value, lead }];
    return pageOfParts(value, value === 0n ? [] : parts, window);
  }
  const sold = betsSold(db, [payout.contractId], { from: payout.startAt, to: payout.endAt });
  const isOwn = eq(sold.accountId, who.id);
  const page = await db
    .select()
    .from(sold)
    .where(isOwn)
    .orderBy(desc(sold.countedAt), desc(sold.betId))
    .offset(window.offset)
    .limit(window.limit);
  const [all] = await db.select({ count: sql<number>`count(*)::int` }).from(sold).where(isOwn);
  return {
    value: await totalOf(db, onlyOf(asked, payment, measure, who)),
    parts: page.map(
      ({ stake, payout: won, countedAt, gameType }): Part => ({
        kind: 'bet',
        value: measure === 'payoutBet' ? stake : won - stake,
        at: countedAt.toISOString(),
        account: who.username,
        gameCategory: gameType,
      }),
    ),
    count: all?.count ?? 0,
  };
}

/** The settled rows of one person, without those below. */
function onlyOf(asked: Asked, payment: Payment, measure: Measure, who: Account): Rows {
  const rows = soldRows(asked, payment, measure, who);
  const path = `${who.lineage}${who.id}/`;
  return asked.db
    .select({ value: sql<string>`own.value`.as('value') })
    .from(sql`${rows} as own`)
    .where(sql`own.path = ${path}`);
}

/** The figures of one payment of a contract. */
export const payoutFigures = {
  contractPayout: contractFigure,
  payoutBet: settled('payoutBet'),
  payoutResult: settled('payoutResult'),
  payoutActive: settled('payoutActive'),
} satisfies Partial<Record<FigureName, Figure>>;
