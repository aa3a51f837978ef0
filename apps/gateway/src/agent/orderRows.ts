import { and, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { Span } from '../platform/days';
import { account } from '../session/schema';
import { deposit, transfer, withdrawal } from '../wallet/schema';
import { type ReportQuery, within } from './sums';

type Schemas = components['schemas'];
export type OrderType = Schemas['TeamTransactionType'];
export type OrderStatus = Schemas['TeamTransactionStatus'];

/** What the states of deposits and withdrawals come to for an upline; all others are under way. What was paid is done. */
export const STATUSES = {
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

export type Orders = ReturnType<typeof ordersOf>;

/** What is asked for of the list. */
export interface WantedOrders {
  type?: OrderType | undefined;
  status?: OrderStatus | undefined;
}

/** The condition for it. */
export const isWanted = (orders: Orders, { type, status }: WantedOrders): SQL | undefined =>
  and(
    type === undefined ? undefined : eq(orders.type, type),
    status === undefined ? undefined : eq(orders.status, status),
  );
