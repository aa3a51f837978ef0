import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isBelow } from '../agent/lineage';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import { type PageQuery, toPage, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { microsOf, momentOf, type RowSource } from '../platform/rowKey';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { offeree, offerer, offererName } from './contracts';
import type { ContractKind } from './kinds';
import { contract, contractPayout } from './schema';
import { fixedPartOf } from './tiers';

type Schemas = components['schemas'];

/** What is requested of payouts, beside the days. */
export interface PayoutsQuery extends PageQuery {
  direction?: Schemas['PayoutDirection'] | undefined;
  account?: string | undefined;
  status?: Schemas['PayoutStatus'] | undefined;
}

/** One page of what an account received or paid by contracts of a kind, newest first, and sums over all pages. */
export async function readPayouts(
  db: Database,
  viewer: Account,
  kind: ContractKind,
  span: Span,
  query: PayoutsQuery,
): Promise<Schemas['ContractPayoutPage']> {
  const where = await whereOf(db, viewer, kind, span, query);
  const totals = await totalsOf(db, viewer.id, where);
  const rows = await selectPayouts(db, where, windowOf(query));
  const content = rows.map((row) => toWirePayout(row, viewer.id));
  return { ...toPage(content, totals.rows, query), totals: totals.sums };
}

/** All that an account received or paid by contracts of a kind, newest first, for a file. */
export async function allPayouts(
  db: Database,
  viewer: Account,
  kind: ContractKind,
  span: Span,
  query: PayoutsQuery,
): Promise<RowSource<Schemas['ContractPayout'], Schemas['ContractPayoutPage']['totals']>> {
  const where = await whereOf(db, viewer, kind, span, query);
  const { endAt, id } = contractPayout;
  return {
    async read(after, limit) {
      const isBehind = after && sql`(${endAt}, ${id}) < (${momentOf(after)}, ${after.id}::text)`;
      const rows = await selectPayouts(db, and(where, isBehind ?? undefined), { limit, offset: 0 });
      return rows.map((row) => ({
        key: { micros: row.micros, id: row.id },
        row: toWirePayout(row, viewer.id),
      }));
    },
    totals: async () => (await totalsOf(db, viewer.id, where)).sums,
  };
}

async function whereOf(
  db: Database,
  viewer: Account,
  kind: ContractKind,
  span: Span,
  query: PayoutsQuery,
): Promise<SQL | undefined> {
  const { direction, status } = query;
  const isReceived = eq(contractPayout.payeeId, viewer.id);
  const isPaid = eq(contractPayout.payerId, viewer.id);
  return and(
    direction === undefined
      ? or(isReceived, isPaid)
      : direction === 'received'
        ? isReceived
        : isPaid,
    eq(contractPayout.kind, kind),
    isWithin(span),
    status && eq(contractPayout.status, status),
    query.account === undefined ? undefined : await isWith(db, viewer, query.account),
  );
}

const selectPayouts = (
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> =>
  db
    .select({
      ...getTableColumns(contractPayout),
      period: contract.period,
      payer: offererName,
      payee: offeree.username,
      micros: microsOf(contractPayout.endAt),
    })
    .from(contractPayout)
    .innerJoin(contract, eq(contract.id, contractPayout.contractId))
    .leftJoin(offerer, eq(offerer.id, contractPayout.payerId))
    .innerJoin(offeree, eq(offeree.id, contractPayout.payeeId))
    .where(where)
    .orderBy(desc(contractPayout.endAt), desc(contractPayout.id))
    .offset(offset)
    .limit(limit)
    .execute();

/** Payouts of some days: of that on which they were paid, as in the revenue, else of that on which their sales end. */
function isWithin({ from, to }: Span): SQL | undefined {
  const { paidAt, endAt } = contractPayout;
  const isUnpaidThen = and(isNull(paidAt), gte(endAt, from));
  // Nothing is paid before its sales end.
  return and(lt(endAt, to), or(and(gte(paidAt, from), lt(paidAt, to)), isUnpaidThen));
}

/** Payouts from or to an account: who is above the viewer, or anybody below; others are unknown. */
export async function isWith(
  db: Database,
  viewer: Account,
  username: string,
): Promise<SQL | undefined> {
  const name = username.trim().toLowerCase();
  if (viewer.uplineId === null && name === viewer.merchant)
    return sql`${contractPayout.payerId} is null`;
  const isAbove = viewer.uplineId === null ? undefined : eq(account.id, viewer.uplineId);
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.merchant, viewer.merchant),
        eq(account.username, name),
        or(isAbove, isBelow(viewer)),
      ),
    );
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return or(eq(contractPayout.payerId, found.id), eq(contractPayout.payeeId, found.id));
}

async function totalsOf(db: Database, viewerId: number, where: SQL | undefined) {
  const sumWhere = (side: typeof contractPayout.payerId | typeof contractPayout.payeeId) =>
    sql<string>`coalesce(sum(${contractPayout.amount}) filter (where ${side} = ${viewerId} and ${contractPayout.status} = 'paid'), 0)`;
  const [found] = await db
    .select({
      rows: count(),
      received: sumWhere(contractPayout.payeeId),
      paid: sumWhere(contractPayout.payerId),
      periodBet: sql<string>`coalesce(sum(${contractPayout.periodBet}), 0)`,
      periodProfitLoss: sql<string>`coalesce(sum(${contractPayout.periodProfitLoss}), 0)`,
      // Who is paid has the sales of those whom he pays in his own: together they would count twice.
      isOneWay: sql<boolean>`count(distinct ${contractPayout.payeeId} = ${viewerId}) < 2`,
    })
    .from(contractPayout)
    .where(where);
  const written = (amount: string | undefined) => formatAmount(BigInt(amount ?? 0));
  return {
    rows: found?.rows ?? 0,
    sums: {
      received: written(found?.received),
      paid: written(found?.paid),
      periodBet: found?.isOneWay === false ? null : written(found?.periodBet),
      periodProfitLoss: found?.isOneWay === false ? null : written(found?.periodProfitLoss),
    },
  };
}

type Row = typeof contractPayout.$inferSelect & {
  period: Schemas['ContractPeriod'];
  payer: string;
  payee: string;
  micros: string;
};

function toWirePayout(row: Row, viewerId: number): Schemas['ContractPayout'] {
  const isReceived = row.payeeId === viewerId;
  return {
    payoutId: row.id,
    contractId: row.contractId,
    kind: row.kind,
    direction: isReceived ? 'received' : 'paid',
    account: isReceived ? row.payer : row.payee,
    period: row.period,
    startAt: row.startAt.toISOString(),
    endAt: row.endAt.toISOString(),
    activeMembers: row.activeMembers,
    periodBet: formatAmount(row.periodBet),
    periodProfitLoss: formatAmount(row.periodProfitLoss),
    rate: row.rate,
    fixedAmount: formatAmount(fixedPartOf(row)),
    amount: formatAmount(row.amount),
    status: row.status,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
