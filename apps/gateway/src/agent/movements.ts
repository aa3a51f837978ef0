import { and, count, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
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
import { BIGINT_IDS, microsOf, momentOf, type RowSource } from '../platform/rowKey';
import { account } from '../session/schema';
import { isWalletOfAccount } from './memberFacts';
import { isMovementType, isTransaction, movementTypeOf } from './movementTypes';
import { type DayReportQuery, type MomentReportQuery, type ReportQuery, within } from './sums';
import { keptLists, type ListSums, rowsOf, sumOf } from './teamLists';

type Schemas = components['schemas'];
type MovementPage = Page<Schemas['DownlineMovement']> & {
  totals: Schemas['DownlineMovementTotals'];
};
type Wanted = Pick<
  Query<'getDownlineTransactionDetails'>,
  'type' | 'transactionNumber' | 'pageNo' | 'pageSize'
>;

/** What came in and what went out, by what the movements are called; without a sign. */
type MovementSums = Map<Schemas['DownlineMovementType'], { income: bigint; outgo: bigint }>;

/** The sums of the movements of some people, added up from their wallets. */
export async function movementSums(
  db: Database,
  { whom, span }: ReportQuery,
): Promise<MovementSums> {
  const isIncome = sql<boolean>`${entry.amount} > 0`;
  const rows = await db
    .select({ kind: txn.kind, isIncome: isIncome.as('is_income'), amount: total(entry.amount) })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(account, isWalletOfAccount)
    .where(and(whom, within(txn.createdAt, span)))
    .groupBy(sql`1, 2`);
  return byType(rows);
}

/** The same of everybody below an agent over whole days, from what is kept. */
export async function teamMovementSums(
  db: Database,
  days: DayReportQuery & { top: NonNullable<DayReportQuery['top']> },
): Promise<MovementSums> {
  const kept = (await keptLists(db, { days })) ?? [];
  return byType(
    kept
      .filter(({ list }) => list === 'income' || list === 'outgo')
      .map(({ list, state, amount }) => ({
        kind: state,
        amount: list === 'income' ? amount : -amount,
      })),
  );
}

/** Adds up amounts with their signs. */
function byType(rows: readonly { kind: string; amount: bigint }[]): MovementSums {
  const sums: MovementSums = new Map();
  for (const { kind, amount } of rows) {
    const type = movementTypeOf(kind, amount);
    const { income, outgo } = sums.get(type) ?? { income: 0n, outgo: 0n };
    sums.set(
      type,
      amount > 0n ? { income: income + amount, outgo } : { income, outgo: outgo - amount },
    );
  }
  return sums;
}

/** One page of every change of the team's wallets, newest first, with sums over all pages. */
export async function listMovements(
  db: Database,
  catalogue: Catalogue,
  query: MomentReportQuery,
  { pageNo, pageSize, ...wanted }: Wanted,
): Promise<MovementPage> {
  const where = whereOf(query, wanted);
  const page = { pageNo, pageSize };
  const rows = await selectMovements(db, where, windowOf(page));
  const { movements, ...totals } = await totalsOf(db, query, wanted);
  const content = rows.map((row) => toMovement(row, catalogue));
  return { ...toPage(content, movements, page), totals };
}

/** Every change of the team's wallets, newest first, for a file. */
export function allMovements(
  db: Database,
  catalogue: Catalogue,
  query: MomentReportQuery,
  wanted: Pick<Wanted, 'type'>,
): RowSource<Schemas['DownlineMovement'], Schemas['DownlineMovementTotals']> {
  const where = whereOf(query, wanted);
  return {
    ids: BIGINT_IDS,
    async read(after, limit) {
      const isBehind =
        after && sql`(${txn.createdAt}, ${entry.id}) < (${momentOf(after)}, ${after.id}::bigint)`;
      const rows = await selectMovements(db, and(where, isBehind ?? undefined), {
        limit,
        offset: 0,
      });
      return rows.map((row) => ({
        key: { micros: row.micros, id: String(row.entryId) },
        row: toMovement(row, catalogue),
      }));
    },
    async totals() {
      const { movements: _, ...totals } = await totalsOf(db, query, wanted);
      return totals;
    },
  };
}

const whereOf = (
  { whom, span }: ReportQuery,
  { type, transactionNumber }: Pick<Wanted, 'type' | 'transactionNumber'>,
): SQL | undefined =>
  and(
    whom,
    within(txn.createdAt, span),
    type === undefined ? undefined : isMovementType(type),
    transactionNumber === undefined ? undefined : (isTransaction(transactionNumber) ?? sql`false`),
  );

interface MovementRow {
  id: typeof txn.$inferSelect.id;
  entryId: typeof entry.$inferSelect.id;
  kind: typeof txn.$inferSelect.kind;
  amount: bigint;
  after: bigint;
  createdAt: Date;
  accountId: number;
  username: string;
  nodeId: typeof bet.$inferSelect.nodeId;
  vassalage: string | null;
  micros: string;
}

const selectMovements = (
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<MovementRow[]> =>
  db
    .select({
      id: txn.id,
      entryId: entry.id,
      kind: txn.kind,
      amount: entry.amount,
      after: entry.balanceAfter,
      createdAt: txn.createdAt,
      accountId: account.id,
      username: account.username,
      nodeId: bet.nodeId,
      vassalage: bet.vassalage,
      micros: microsOf(txn.createdAt),
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(account, isWalletOfAccount)
    .leftJoin(bet, and(eq(txn.kind, 'GAME_ROUND'), eq(bet.id, txn.reference)))
    .where(where)
    .orderBy(desc(txn.createdAt), desc(entry.id))
    .limit(limit)
    .offset(offset)
    .execute();

/** Sums of all movements that are wanted: what is kept of whole days of a team, else added up. */
async function totalsOf(
  db: Database,
  query: MomentReportQuery,
  wanted: Pick<Wanted, 'type' | 'transactionNumber'>,
) {
  const kept = wanted.transactionNumber === undefined ? await keptLists(db, query) : null;
  const { movements, income, outgo } =
    kept === null
      ? await sumMovements(db, whereOf(query, wanted))
      : keptMovements(kept, wanted.type);
  return {
    movements,
    income: formatAmount(income),
    outgo: formatAmount(outgo),
    net: formatAmount(income - outgo),
  };
}

function keptMovements(kept: readonly ListSums[], type: Wanted['type']) {
  const on = (side: 'income' | 'outgo') =>
    kept.filter(
      ({ list, state }) =>
        list === side &&
        (type === undefined || movementTypeOf(state, side === 'income' ? 1n : -1n) === type),
    );
  const [income, outgo] = [on('income'), on('outgo')];
  return {
    movements: rowsOf(income) + rowsOf(outgo),
    income: sumOf(income, 'amount'),
    outgo: sumOf(outgo, 'amount'),
  };
}

async function sumMovements(db: Database, where: SQL | undefined) {
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
  return sums;
}

function toMovement(row: MovementRow, catalogue: Catalogue): Schemas['DownlineMovement'] {
  const { nodeId, vassalage } = row;
  const game = nodeId === null ? undefined : catalogue.game(nodeId)?.displayName;
  return {
    transactionNumber: `tx-${row.id}`,
    memberId: toMemberId(row.accountId),
    account: row.username,
    type: movementTypeOf(row.kind, row.amount),
    amount: formatAmount(row.amount),
    balanceBefore: formatAmount(row.after - row.amount),
    balanceAfter: formatAmount(row.after),
    note: game ?? vassalage,
    createdAt: row.createdAt.toISOString(),
  };
}
