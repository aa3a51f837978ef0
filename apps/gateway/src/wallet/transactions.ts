import { and, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { countRows, TOTAL, totalOf } from '../database/totalOf';
import { bet } from '../games/schema';
import type { components } from '../generated/contract';
import type { TxnKind } from '../money/kinds';
import { isWalletOf } from '../money/ledger';
import { entry, ledgerAccount, txn } from '../money/schema';
import type { Span } from '../platform/days';
import { type PageQuery, windowOf } from '../platform/paging';
import { deposit, transfer, withdrawal } from './schema';

type TransactionType = components['schemas']['TransactionType'];

/** What a type is in the ledger: kinds of transaction, and where the sign decides, which. */
const IN_LEDGER: Readonly<Record<TransactionType, { kinds: TxnKind[]; sign?: 1 | -1 }>> = {
  DEPOSIT: { kinds: ['DEPOSIT'] },
  WITHDRAWAL: { kinds: ['WITHDRAWAL'] },
  WITHDRAWAL_RETURN: { kinds: ['WITHDRAWAL_RETURN'] },
  TRANSFER_IN: { kinds: ['TRANSFER'], sign: 1 },
  TRANSFER_OUT: { kinds: ['TRANSFER'], sign: -1 },
  BET: { kinds: ['GAME_ROUND'], sign: -1 },
  WIN: { kinds: ['GAME_ROUND'], sign: 1 },
  BET_RETURN: { kinds: ['BET_RETURN'] },
  BONUS: { kinds: ['BONUS'] },
  REWARD: { kinds: ['REWARD'] },
  REBATE: { kinds: ['REBATE'] },
  POINTS: { kinds: ['POINTS'] },
  SALARY: { kinds: ['SALARY'] },
  DIVIDEND: { kinds: ['DIVIDEND'] },
  ADJUSTMENT: { kinds: ['ADJUSTMENT', 'OPENING', 'TRIAL_OPENING'] },
};

/** The inverse: by kind and sign. */
const BY_KIND: ReadonlyMap<string, TransactionType> = new Map(
  Object.entries(IN_LEDGER).flatMap(([type, { kinds, sign }]) =>
    kinds.flatMap((kind) =>
      (sign === undefined ? [1, -1] : [sign]).map(
        (one) => [`${kind} ${one}`, type as TransactionType] as const,
      ),
    ),
  ),
);

/** The type of a change, from the kind of its transaction and its sign. */
export function typeOf(kind: string, amount: bigint): TransactionType {
  const known = BY_KIND.get(`${kind} ${amount > 0n ? 1 : -1}`);
  if (known === undefined) throw new Error(`No type of change for the kind ${kind}`);
  return known;
}

/** A change of a wallet, with what its record says about it. */
export interface WalletChange {
  id: number;
  kind: string;
  reference: string | null;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
  methodId: string | null;
  nodeId: number | null;
  vassalage: string | null;
  fromName: string | null;
  toName: string | null;
}

/** Which changes are requested. */
interface ChangeFilter {
  span: Span;
  type?: TransactionType | undefined;
}

function areChanges(db: Database, ownerId: number, { span, type }: ChangeFilter) {
  const wallet = db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(isWalletOf(ownerId));
  return and(
    eq(entry.ledgerAccountId, wallet),
    gte(entry.at, span.from),
    lt(entry.at, span.to),
    type === undefined ? undefined : isOf(type),
  );
}

/** What the requested changes brought into the wallet and took out of it, both without a sign. */
export async function sumTransactions(
  db: Database,
  ownerId: number,
  filter: ChangeFilter,
): Promise<{ income: bigint; outgo: bigint }> {
  const sumOf = (condition: SQL) =>
    sql`coalesce(sum(abs(${entry.amount})) filter (where ${condition}), 0)`.mapWith(BigInt);
  const [sums] = await db
    .select({ income: sumOf(gt(entry.amount, 0n)), outgo: sumOf(lt(entry.amount, 0n)) })
    .from(entry)
    .where(areChanges(db, ownerId, filter));
  return sums ?? { income: 0n, outgo: 0n };
}

/** Changes of a member's main wallet, newest first, and how many there are in all. */
export async function listTransactions(
  db: Database,
  ownerId: number,
  filter: ChangeFilter,
  query: PageQuery,
): Promise<{ rows: WalletChange[]; total: number }> {
  const wanted = areChanges(db, ownerId, filter);
  const window = windowOf(query);
  // The page first: only what is on it has to be looked up.
  const page = db
    .select({
      id: entry.id,
      txnId: entry.txnId,
      kind: entry.kind,
      amount: entry.amount,
      balanceAfter: entry.balanceAfter,
      at: entry.at,
      total: TOTAL.as('total'),
    })
    .from(entry)
    .where(wanted)
    .orderBy(desc(entry.id))
    .offset(window.offset)
    .limit(window.limit)
    .as('page');
  const rows = await db
    .select({
      id: page.id,
      kind: page.kind,
      reference: txn.reference,
      amount: page.amount,
      balanceAfter: page.balanceAfter,
      at: page.at,
      total: page.total,
      depositMethod: deposit.methodId,
      withdrawMethod: withdrawal.methodId,
      nodeId: bet.nodeId,
      vassalage: bet.vassalage,
      fromName: transfer.fromName,
      toName: transfer.toName,
    })
    .from(page)
    .innerJoin(txn, eq(txn.id, page.txnId))
    .leftJoin(deposit, eq(deposit.id, txn.reference))
    .leftJoin(withdrawal, eq(withdrawal.id, txn.reference))
    .leftJoin(bet, eq(bet.id, txn.reference))
    .leftJoin(transfer, eq(transfer.id, txn.reference))
    .orderBy(desc(page.id));
  const total = await totalOf(rows, window, () => countRows(db, entry, wanted));
  return {
    rows: rows.map(({ depositMethod, withdrawMethod, total: _, ...row }) => ({
      ...row,
      methodId: depositMethod ?? withdrawMethod,
    })),
    total,
  };
}

function isOf(type: TransactionType): SQL | undefined {
  const { kinds, sign } = IN_LEDGER[type];
  const signed =
    sign === undefined ? undefined : sign > 0 ? gt(entry.amount, 0n) : lt(entry.amount, 0n);
  return and(inArray(entry.kind, kinds), signed);
}
