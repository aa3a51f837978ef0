import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { formatAmount } from '../money/amount';
import { total } from '../money/totals';
import {
  isWanted,
  type OrderStatus,
  type OrderType,
  ordersOf,
  STATUSES,
  type WantedOrders,
} from './orderRows';
import type { MomentReportQuery, ReportQuery } from './sums';
import { keptLists, type ListSums, rowsOf, sumOf } from './teamLists';

/** What a state of a deposit or a withdrawal is called for an upline. */
const statusOfState = (state: string): OrderStatus => {
  const names = Object.entries(STATUSES) as [OrderStatus, readonly string[]][];
  return names.find(([, states]) => states.includes(state))?.[0] ?? 'processing';
};

const isTransfer = (list: ListSums['list']): boolean =>
  list === 'transferIn' || list === 'transferOut';

/** How many orders there are, and the sums of those that are completed: from what is kept, or added up. */
export async function orderTotals(db: Database, query: MomentReportQuery, wanted: WantedOrders) {
  const kept = await keptLists(db, query);
  const { orders, ...sums } =
    kept === null ? await sumOrders(db, query, wanted) : keptOrders(kept, wanted);
  return {
    count: orders,
    totals: {
      deposits: formatAmount(sums.deposits),
      withdrawals: formatAmount(sums.withdrawals),
      transfersIn: formatAmount(sums.transfersIn),
      transfersOut: formatAmount(sums.transfersOut),
      fees: formatAmount(sums.fees),
    },
  };
}

function keptOrders(kept: readonly ListSums[], { type, status }: WantedOrders) {
  const orders = kept
    .filter(({ list }) => list !== 'income' && list !== 'outgo')
    .map((one) => ({
      ...one,
      status: isTransfer(one.list) ? 'completed' : statusOfState(one.state),
    }))
    .filter((one) => type === undefined || one.list === type)
    .filter((one) => status === undefined || one.status === status);
  const done = orders.filter((one) => one.status === 'completed');
  const doneOf = (list: OrderType) =>
    sumOf(
      done.filter((one) => one.list === list),
      'amount',
    );
  return {
    orders: rowsOf(orders),
    deposits: doneOf('deposit'),
    withdrawals: doneOf('withdrawal'),
    transfersIn: doneOf('transferIn'),
    transfersOut: doneOf('transferOut'),
    fees: sumOf(done, 'fee'),
  };
}

async function sumOrders(db: Database, query: ReportQuery, wanted: WantedOrders) {
  const orders = ordersOf(db, query);
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
    .where(isWanted(orders, wanted));
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}
