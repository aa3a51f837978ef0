import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { formatAmount } from '../money/amount';
import { total } from '../money/totals';
import type { Span } from '../platform/days';
import type { Query } from '../platform/handlers';
import { type Page, toPage, windowOf } from '../platform/paging';
import { microsOf, momentOf, type RowKey, type RowSource } from '../platform/rowKey';
import { account } from '../session/schema';
import { deposit, transfer, withdrawal } from '../wallet/schema';
import { type ReportQuery, within } from './sums';

type Schemas = components['schemas'];
type TransactionPage = Page<Schemas['TeamTransaction']> & {
  totals: Schemas['TeamTransactionTotals'];
};
type OrderType = Schemas['TeamTransactionType'];
type OrderStatus = Schemas['TeamTransactionStatus'];

/** What the states of deposits and withdrawals come to for an upline; all others are under way. What was paid is done. */
const STATUSES = {
  completed: ['SUCCEEDED', 'PAID', 'DISPUTED', 'COMPLETED'],
  rejected: ['REJECTED'],
  cancelled: ['CANCELLED', 'EXPIRED'],
} as const satisfies Partial<Record<OrderStatus, readonly string[]>>;

/**
 * Deposits, withdrawals and transfers of `whom` within the span, as one list. An order stands on the day on which it
 * moved money, as everywhere (docs/contracts/figures.md); until it has, on the day on which it was begun.
 */
export function ordersOf(db: Database, { whom, span }: ReportQuery) {
  const deposits = db
    .select(payColumns('deposit', deposit, deposit.creditedAt))
    .from(deposit)
    .innerJoin(account, eq(account.id, deposit.accountId))
    .where(and(whom, isWithin(deposit.creditedAt, deposit.createdAt, span)));
  const withdrawals = db
    .select(payColumns('withdrawal', withdrawal, withdrawal.paidAt))
    .from(withdrawal)
    .innerJoin(account, eq(account.id, withdrawal.accountId))
    .where(and(whom, isWithin(withdrawal.paidAt, withdrawal.createdAt, span)));
  const transfers = (type: 'transferIn' | 'transferOut') => {
    const isOut = type === 'transferOut';
    const { id, amount, createdAt } = transfer;
    return db
      .select(
        orderColumns(type, {
          id,
          status: sql`'completed'`,
          amount,
          fee: sql`0::bigint`,
          counterpart: isOut ? transfer.toName : transfer.fromName,
          createdAt,
          completedAt: createdAt,
        }),
      )
      .from(transfer)
      .innerJoin(account, eq(account.id, isOut ? transfer.giverId : transfer.receiverId))
      .where(and(whom, within(transfer.createdAt, span), ne(transfer.kind, 'WALLET')));
  };
  return unionAll(deposits, withdrawals, transfers('transferIn'), transfers('transferOut')).as(
    'orders',
  );
}

type OrderColumn = 'id' | 'status' | 'amount' | 'fee' | 'counterpart' | 'createdAt' | 'completedAt';

/** The columns of the list, which have to be the same ones for every table. */
function orderColumns(type: OrderType, of: Readonly<Record<OrderColumn, SQLWrapper>>) {
  const toMoment = (written: string) => new Date(written);
  return {
    id: sql<string>`${of.id}`.as('id'),
    accountId: sql<number>`${account.id}`.as('account_id'),
    username: sql<string>`${account.username}`.as('username'),
    lineage: sql<string>`${account.lineage}`.as('lineage'),
    type: sql<OrderType>`${type}::text`.as('type'),
    status: sql<OrderStatus>`${of.status}`.as('status'),
    amount: sql`${of.amount}`.mapWith(BigInt).as('amount'),
    fee: sql`${of.fee}`.mapWith(BigInt).as('fee'),
    counterpart: sql<string | null>`${of.counterpart}`.as('counterpart'),
    createdAt: sql`${of.createdAt}`.mapWith(toMoment).as('created_at'),
    completedAt: sql`${of.completedAt}`
      .mapWith(toMoment as (written: string) => Date | null)
      .as('completed_at'),
  };
}

const isWithin = (done: PgColumn, begun: PgColumn, span: Span) =>
  or(within(done, span), and(isNull(done), within(begun, span)));

function payColumns(
  type: OrderType,
  table: typeof deposit | typeof withdrawal,
  completedAt: PgColumn,
) {
  const { id, amount, fee, createdAt } = table;
  return orderColumns(type, {
    id,
    status: statusOf(table),
    amount,
    fee,
    createdAt,
    counterpart: sql`null::text`,
    completedAt,
  });
}

function statusOf({ state }: typeof deposit | typeof withdrawal): SQL<OrderStatus> {
  const cases = Object.entries(STATUSES).map(
    ([status, states]) => sql`when ${inArray(state, [...states])} then ${status}::text`,
  );
  return sql<OrderStatus>`case ${sql.join(cases, sql` `)} else 'processing' end`;
}

type Wanted = Pick<Query<'getTeamTransactions'>, 'type' | 'status'>;

/** One page of the team's orders, newest first, with the sums of those that are completed. */
export async function listOrders(
  db: Database,
  query: ReportQuery,
  { type, status, ...page }: Wanted & Pick<Query<'getTeamTransactions'>, 'pageNo' | 'pageSize'>,
): Promise<TransactionPage> {
  const orders = ordersOf(db, query);
  const where = whereOf(orders, { type, status });
  const rows = await selectOrders(db, orders, where, windowOf(page));
  const { count: all, totals } = await sumOrders(db, orders, where);
  return { ...toPage(rows.map(toOrder), all, page), totals };
}

/** All of the team's orders, newest first, for a file. */
export function allOrders(
  db: Database,
  query: ReportQuery,
  wanted: Wanted,
): RowSource<Schemas['TeamTransaction'], Schemas['TeamTransactionTotals']> {
  const orders = ordersOf(db, query);
  const where = whereOf(orders, wanted);
  return {
    async read(after, limit) {
      const behind = after === null ? undefined : and(where, isBehind(orders, after));
      const rows = await selectOrders(db, orders, behind ?? where, { limit, offset: 0 });
      return rows.map((row) => ({
        key: { micros: row.micros, id: `${row.type}-${row.id}` },
        row: toOrder(row),
      }));
    },
    totals: async () => (await sumOrders(db, orders, where)).totals,
  };
}

type Orders = ReturnType<typeof ordersOf>;

/** A transfer within a team is two orders of one id. */
function isBehind(orders: Orders, key: RowKey): SQL {
  const [type = '', ...id] = key.id.split('-');
  return sql`(${orders.createdAt}, ${orders.id}, ${orders.type}) < (${momentOf(key)}, ${id.join('-')}::text, ${type}::text)`;
}

const whereOf = (orders: Orders, { type, status }: Wanted): SQL | undefined =>
  and(
    type === undefined ? undefined : eq(orders.type, type),
    status === undefined ? undefined : eq(orders.status, status),
  );

interface OrderRow {
  id: string;
  accountId: number;
  username: string;
  type: OrderType;
  status: OrderStatus;
  amount: bigint;
  fee: bigint;
  counterpart: string | null;
  createdAt: Date;
  completedAt: Date | null;
  micros: string;
}

const selectOrders = (
  db: Database,
  orders: Orders,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> =>
  db
    .select({
      id: orders.id,
      accountId: orders.accountId,
      username: orders.username,
      type: orders.type,
      status: orders.status,
      amount: orders.amount,
      fee: orders.fee,
      counterpart: orders.counterpart,
      createdAt: orders.createdAt,
      completedAt: orders.completedAt,
      micros: microsOf(orders.createdAt),
    })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id), desc(orders.type))
    .limit(limit)
    .offset(offset)
    .execute();

async function sumOrders(db: Database, orders: Orders, where: SQL | undefined) {
  const done = (amount: SQL.Aliased<bigint>, only?: OrderType) =>
    total(
      sql`case when ${orders.status} = 'completed' ${only === undefined ? sql`` : sql`and ${orders.type} = ${only}`} then ${amount} end`,
    );
  const [sums] = await db
    .select({
      orders: count(),
      deposits: done(orders.amount, 'deposit'),
      withdrawals: done(orders.amount, 'withdrawal'),
      transfersIn: done(orders.amount, 'transferIn'),
      transfersOut: done(orders.amount, 'transferOut'),
      fees: done(orders.fee),
    })
    .from(orders)
    .where(where);
  if (sums === undefined) throw new Error('A sum has one row');
  return {
    count: sums.orders,
    totals: {
      deposits: formatAmount(sums.deposits),
      withdrawals: formatAmount(sums.withdrawals),
      transfersIn: formatAmount(sums.transfersIn),
      transfersOut: formatAmount(sums.transfersOut),
      fees: formatAmount(sums.fees),
    },
  };
}

const toOrder = (order: OrderRow): Schemas['TeamTransaction'] => ({
  transactionNumber: order.id,
  memberId: toMemberId(order.accountId),
  account: order.username,
  type: order.type,
  status: order.status,
  amount: formatAmount(order.amount),
  fee: formatAmount(order.fee),
  counterpartAccount: order.counterpart,
  createdAt: order.createdAt.toISOString(),
  completedAt: order.completedAt?.toISOString() ?? null,
});
