import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { walletOf } from '../money/ledger';
import { startOfDay } from '../platform/days';
import type { Account } from '../session/sessions';
import { withdrawal } from './schema';
import { heldIn, heldInAll, type WaitingBonus, waitingBonuses } from './waitingBonuses';
import { WITHDRAWN_A_DAY, withdrawalsADay } from './walletRules';

/** What of a wallet may leave, in minor units. */
interface FreeMoney {
  /** What the wallet holds. */
  main: bigint;
  /** What of that waits for no turnover. */
  free: bigint;
  /** What the rest waits for. */
  waiting: WaitingBonus[];
}

/** What somebody may still withdraw, in minor units. */
export interface Allowance extends FreeMoney {
  /** What could leave now, by the limits of the day as well. */
  available: bigint;
  countLeft: number;
  amountLeft: bigint;
}

/** What is left of the day's limits. Withdrawals that came back do not count. */
export async function allowanceOf(
  db: Database,
  { id, vipLevel }: Account,
  now: Date,
  offsetMinutes: number,
): Promise<Allowance> {
  const [today] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${withdrawal.amount}), 0)`,
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.accountId, id),
        gte(withdrawal.createdAt, startOfDay(now, offsetMinutes)),
        notInArray(withdrawal.state, ['REJECTED', 'CANCELLED']),
      ),
    );
  const countLeft = Math.max(0, withdrawalsADay(vipLevel) - (today?.count ?? 0));
  const amountLeft = atLeastNothing(WITHDRAWN_A_DAY - BigInt(today?.amount ?? 0));
  const money = await freeMoney(db, id);
  const available = countLeft === 0 ? 0n : least(money.free, amountLeft);
  return { ...money, available, countLeft, amountLeft };
}

/** Whether an amount is free of turnover; true for more than the balance, which the ledger refuses. */
export const isFree = (amount: bigint, { main, free }: FreeMoney): boolean =>
  amount <= free || amount > main;

/** Free money of a wallet. Bonus money counts as being at the vendors first. */
export async function freeMoney(db: Database, accountId: number): Promise<FreeMoney> {
  const waiting = await waitingBonuses(db, accountId);
  const { amount: main } = await walletOf(db, accountId);
  const elsewhere = (await heldInAll(db, accountId)) - main;
  const bound = atLeastNothing(heldIn(waiting) - elsewhere);
  return { main, free: atLeastNothing(main - bound), waiting };
}

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
