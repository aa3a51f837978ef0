import { and, count, desc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet, deposit, entry, ledgerAccount, transfer, txn, withdrawal } from '../database/schema';
import { TOTAL, totalOf } from '../database/totalOf';
import type { components } from '../generated/contract';
import type { TxnKind } from '../money/kinds';
import { isWalletOf } from '../money/ledger';
import type { Span } from '../platform/days';
import { type PageAsked, windowOf } from '../platform/paging';

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

/** The type of a change, from the kind of its transaction and its sign. */
export function typeOf(kind: string, amount: bigint): TransactionType {
  const sign = amount > 0n ? 1 : -1;
  const types = Object.entries(IN_LEDGER) as [TransactionType, (typeof IN_LEDGER)['BET']][];
  const known = types.find(
    ([, at]) => at.kinds.some((one) => one === kind) && (at.sign ?? sign) === sign,
  );
  if (known === undefined) throw new Error(`No type of change for the kind ${kind}`);
  return known[0];
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

/** Changes of a member's main wallet, newest first, and how many there are in all. */
export async function listTransactions(
  db: Database,
  ownerId: number,
  { span, type }: { span: Span; type?: TransactionType | undefined },
  asked: PageAsked,
): Promise<{ rows: WalletChange[]; total: number }> {
  const wallet = db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(isWalletOf(ownerId));
  const wanted = and(
    eq(entry.ledgerAccountId, wallet),
    gte(txn.createdAt, span.from),
    lt(txn.createdAt, span.to),
    type === undefined ? undefined : isOf(type),
  );
  const window = windowOf(asked);
  // The page first: only what is on it has to be looked up.
  const page = db
    .select({
      id: entry.id,
      kind: txn.kind,
      reference: txn.reference,
      amount: entry.amount,
      balanceAfter: entry.balanceAfter,
      at: txn.createdAt,
      total: TOTAL.as('total'),
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .where(wanted)
    .orderBy(desc(entry.id))
    .offset(window.offset)
    .limit(window.limit)
    .as('page');
  const rows = await db
    .select({
      id: page.id,
      kind: page.kind,
      reference: page.reference,
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
    .leftJoin(deposit, eq(deposit.id, page.reference))
    .leftJoin(withdrawal, eq(withdrawal.id, page.reference))
    .leftJoin(bet, eq(bet.id, page.reference))
    .leftJoin(transfer, eq(transfer.id, page.reference))
    .orderBy(desc(page.id));
  const total = await totalOf(rows, window, async () => {
    const [counted] = await db
      .select({ total: count() })
      .from(entry)
      .innerJoin(txn, eq(txn.id, entry.txnId))
      .where(wanted);
    return counted?.total ?? 0;
  });
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
  return and(inArray(txn.kind, kinds), signed);
}
