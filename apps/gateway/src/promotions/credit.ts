import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { TxnKind } from '../money/kinds';
import {
  amountOn,
  houseAccount,
  POINTS_CURRENCY,
  type Posting,
  pointsOf,
  post,
  walletOf,
} from '../money/ledger';
import { DAY_MS } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { createId } from '../platform/ids';
import type { Texts } from '../platform/texts';
import { bonus } from './schema';

type Schemas = components['schemas'];
export type PromotionKind = Schemas['PromotionKind'];

/** Kind of the house account that pays all credits outside play; it may be negative. */
export const PROMOTIONS_HOUSE = 'promotions';
/** How long a bonus can be played before it expires. */
const BONUS_DAYS = 30;

/** What an account gets, and what its history says about it. */
export interface Credit {
  accountId: number;
  /** Its kind in the ledger: BONUS for promotions, REBATE for rebates, REWARD for the rest. */
  txnKind: TxnKind;
  kind: PromotionKind;
  title: Texts;
  amount: bigint;
  points: number;
  turnoverMultiple: number;
}

/** The house accounts that pay a credit, and the wallets that get it. */
export interface CreditAccounts {
  wallet: number;
  points: number;
  house: number;
  pointsHouse: number;
}

/** The postings of a credit. Money and points each sum to zero. */
export function postingsOf({ amount, points }: Credit, accounts: CreditAccounts): Posting[] {
  const pair = (from: number, to: number, much: bigint): Posting[] =>
    much === 0n
      ? []
      : [
          { account: from, amount: -much },
          { account: to, amount: much },
        ];
  return [
    ...pair(accounts.house, accounts.wallet, amount),
    ...pair(accounts.pointsHouse, accounts.points, BigInt(points)),
  ];
}

/** The row of the history for a credit. */
export function bonusRow(
  { accountId, kind, title, amount, points, turnoverMultiple }: Credit,
  { id, txnId, at }: { id: string; txnId: number; at: Date },
): typeof bonus.$inferInsert {
  const turnoverRequired = amount * BigInt(turnoverMultiple);
  return {
    id,
    accountId,
    transactionNumber: transactionNumber(txnId),
    kind,
    title,
    amount,
    points,
    turnoverRequired,
    creditedAt: at,
    expiresAt: turnoverRequired === 0n ? null : new Date(at.getTime() + BONUS_DAYS * DAY_MS),
  };
}

/** A transaction id in the form of the contract. */
const transactionNumber = (txnId: number): string => `tx-${txnId}`;

/** The id of the transaction that callers know by a number. */
export const txnIdOf = (number: string): number => Number(number.slice('tx-'.length));

/**
 * Credits money and points in one transaction of the ledger, writes the history, and returns the receipt. `intent`
 * makes it happen once; the caller has locked what is paid for.
 */
export async function creditOnce(
  tx: Database,
  intent: Intent,
  credit: Credit,
  at: Date,
): Promise<Schemas['RewardReceipt']> {
  const wallet = await walletOf(tx, credit.accountId);
  const points = await pointsOf(tx, credit.accountId);
  const { merchant, currency } = wallet;
  const payer = { merchant, kind: PROMOTIONS_HOUSE };
  const house = await houseAccount(tx, { ...payer, currency });
  const pointsHouse = await houseAccount(tx, { ...payer, currency: POINTS_CURRENCY });
  const accounts = { wallet: wallet.account, points: points.account, house, pointsHouse };
  const id = createId('bo');
  const txnId = await post(tx, {
    ...intent,
    kind: credit.txnKind,
    reference: id,
    at,
    postings: postingsOf(credit, accounts),
  });
  const row = bonusRow(credit, { id, txnId, at });
  await tx.insert(bonus).values(row);
  return {
    transactionNumber: row.transactionNumber,
    amount: formatAmount(credit.amount),
    points: credit.points,
    balance: formatAmount(await amountOn(tx, wallet.account)),
    pointBalance: Number(await amountOn(tx, points.account)),
    creditedAt: at.toISOString(),
  };
}

/** The intent of a call; the platform sets one for every operation that moves money or points. */
export function intentOf({ intent }: { intent: Intent | null }): Intent {
  if (intent === null) throw new Error('Money and points move by an intent only');
  return intent;
}
