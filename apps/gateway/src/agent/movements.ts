import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Catalogue } from '../games/catalogue';
import { bet } from '../games/schema';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { formatAmount } from '../money/amount';
import { entry, ledgerAccount, txn } from '../money/schema';
import { total } from '../money/totals';
import type { Query } from '../platform/handlers';
import { type Page, toPage, windowOf } from '../platform/paging';
import { account } from '../session/schema';
import { isWalletOfAccount } from './memberFacts';
import { isMovementType, isTransaction, movementTypeOf } from './movementTypes';
import { type ReportQuery, within } from './sums';

type Schemas = components['schemas'];
type MovementPage = Page<Schemas['DownlineMovement']> & {
  totals: Schemas['DownlineMovementTotals'];
};
type Wanted = Pick<
  Query<'getDownlineTransactionDetails'>,
  'type' | 'transactionNumber' | 'pageNo' | 'pageSize'
>;

/** One page of every change of the team's wallets, newest first, with sums over all pages. */
export async function listMovements(
  db: Database,
  catalogue: Catalogue,
  { whom, span }: ReportQuery,
  { type, transactionNumber, ...page }: Wanted,
): Promise<MovementPage> {
  const where = and(
    whom,
    within(txn.createdAt, span),
    type === undefined ? undefined : isMovementType(type),
    transactionNumber === undefined ? undefined : (isTransaction(transactionNumber) ?? sql`false`),
  );
  const { limit, offset } = windowOf(page);
  const rows = await db
    .select({
      id: txn.id,
      kind: txn.kind,
      amount: entry.amount,
      after: entry.balanceAfter,
      createdAt: txn.createdAt,
      accountId: account.id,
      username: account.username,
      nodeId: bet.nodeId,
      vassalage: bet.vassalage,
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(account, isWalletOfAccount)
    .leftJoin(bet, and(eq(txn.kind, 'GAME_ROUND'), eq(bet.id, txn.reference)))
    .where(where)
    .orderBy(desc(txn.createdAt), desc(entry.id))
    .limit(limit)
    .offset(offset);
  const [sums] = await db
    .select({
      movements: count(),
      income: total(sql`case when ${gt(entry.amount, 0n)} then ${entry.amount} end`),
      outgo: total(sql`case when ${lt(entry.amount, 0n)} then -${entry.amount} end`),
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(account, isWalletOfAccount)
    .where(where);
  if (sums === undefined) throw new Error('A sum has one row');
  const noteOf = ({ nodeId, vassalage }: (typeof rows)[number]) =>
    (nodeId === null ? undefined : catalogue.game(nodeId)?.displayName) ?? vassalage;
  return {
    ...toPage(
      rows.map((row) => ({
        transactionNumber: `tx-${row.id}`,
        memberId: toMemberId(row.accountId),
        account: row.username,
        type: movementTypeOf(row.kind, row.amount),
        amount: formatAmount(row.amount),
        balanceBefore: formatAmount(row.after - row.amount),
        balanceAfter: formatAmount(row.after),
        note: noteOf(row),
        createdAt: row.createdAt.toISOString(),
      })),
      sums.movements,
      page,
    ),
    totals: {
      income: formatAmount(sums.income),
      outgo: formatAmount(sums.outgo),
      net: formatAmount(sums.income - sums.outgo),
    },
  };
}
