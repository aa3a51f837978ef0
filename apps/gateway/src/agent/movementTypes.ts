import { and, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { components } from '../generated/contract';
import type { TxnKind } from '../money/kinds';
import { entry, txn } from '../money/schema';

type MovementType = components['schemas']['DownlineMovementType'];

/** What each kind of the ledger is called when money comes into a wallet, and when it leaves it. */
const TYPES: Readonly<Record<TxnKind, readonly [income: MovementType, outgo: MovementType]>> = {
  OPENING: ['adjustment', 'adjustment'],
  TRIAL_OPENING: ['adjustment', 'adjustment'],
  DEPOSIT: ['deposit', 'deposit'],
  WITHDRAWAL: ['withdrawal', 'withdrawal'],
  // What was set aside comes back: the same withdrawal with the other sign.
  WITHDRAWAL_RETURN: ['withdrawal', 'withdrawal'],
  TRANSFER: ['transferIn', 'transferOut'],
  GAME_ROUND: ['payout', 'bet'],
  BET_RETURN: ['betRefund', 'betRefund'],
  BONUS: ['bonus', 'bonus'],
  REWARD: ['reward', 'reward'],
  REBATE: ['rebate', 'rebate'],
  POINTS: ['reward', 'reward'],
  SALARY: ['salary', 'salary'],
  DIVIDEND: ['dividend', 'dividend'],
  ADJUSTMENT: ['adjustment', 'adjustment'],
};

/** What a movement of a wallet is called. */
export function movementTypeOf(kind: string, amount: bigint): MovementType {
  const [income, outgo] = isTxnKind(kind) ? TYPES[kind] : TYPES.ADJUSTMENT;
  return amount > 0n ? income : outgo;
}

const isTxnKind = (kind: string): kind is TxnKind => Object.hasOwn(TYPES, kind);

/** The movements that are called so. */
export function isMovementType(type: MovementType): SQL | undefined {
  const kinds = (side: 0 | 1) =>
    Object.entries(TYPES)
      .filter(([, names]) => names[side] === type)
      .map(([kind]) => kind);
  const of = (side: 0 | 1, sign: SQL) => {
    const named = kinds(side);
    return named.length === 0 ? undefined : and(inArray(txn.kind, named), sign);
  };
  return or(of(0, gt(entry.amount, 0n)), of(1, lt(entry.amount, 0n)));
}

/** The transaction of a number; null for anything else. */
export function isTransaction(transactionNumber: string): SQL | null {
  const digits = /^tx-([1-9]\d{0,8})$/.exec(transactionNumber)?.[1];
  return digits === undefined ? null : eq(txn.id, Number(digits));
}
