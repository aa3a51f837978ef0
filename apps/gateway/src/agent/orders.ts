import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { formatAmount } from '../money/amount';
import type { Query } from '../platform/handlers';
import { type Page, toPage, windowOf } from '../platform/paging';
import { microsOf, momentOf, type RowKey, type RowSource } from '../platform/rowKey';
import {
  isWanted,
  type OrderStatus,
  type Orders,
  type OrderType,
  ordersOf,
  type WantedOrders,
} from './orderRows';
import { orderTotals } from './orderTotals';
import type { MomentReportQuery } from './sums';

type Schemas = components['schemas'];
type TransactionPage = Page<Schemas['TeamTransaction']> & {
  totals: Schemas['TeamTransactionTotals'];
};
/** One page of the team's orders, newest first, with the sums of those that are completed. */
export async function listOrders(
  db: Database,
  query: MomentReportQuery,
  {
    type,
    status,
    ...page
  }: WantedOrders & Pick<Query<'getTeamTransactions'>, 'pageNo' | 'pageSize'>,
): Promise<TransactionPage> {
  const orders = ordersOf(db, query);
  const where = isWanted(orders, { type, status });
  const rows = await selectOrders(db, orders, where, windowOf(page));
  const { count: all, totals } = await orderTotals(db, query, { type, status });
  return { ...toPage(rows.map(toOrder), all, page), totals };
}

/** All of the team's orders, newest first, for a file. */
export function allOrders(
  db: Database,
  query: MomentReportQuery,
  wanted: WantedOrders,
): RowSource<Schemas['TeamTransaction'], Schemas['TeamTransactionTotals']> {
  const orders = ordersOf(db, query);
  const where = isWanted(orders, wanted);
  return {
    async read(after, limit) {
      const behind = after === null ? undefined : and(where, isBehind(orders, after));
      const rows = await selectOrders(db, orders, behind ?? where, { limit, offset: 0 });
      return rows.map((row) => ({
        key: { micros: row.micros, id: `${row.type}-${row.id}` },
        row: toOrder(row),
      }));
    },
    totals: async () => (await orderTotals(db, query, wanted)).totals,
  };
}

/** A transfer within a team is two orders of one id. */
function isBehind(orders: Orders, key: RowKey): SQL {
  const [type = '', ...id] = key.id.split('-');
  return sql`(${orders.createdAt}, ${orders.id}, ${orders.type}) < (${momentOf(key)}, ${id.join('-')}::text, ${type}::text)`;
}

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
