import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { withdrawal } from '../database/schema';
import { walletOf } from '../money/ledger';
import { startOfDay } from '../platform/days';
import type { Account } from '../session/sessions';
import { turnoverLeft } from './turnover';
import { WITHDRAWN_A_DAY, withdrawalsADay } from './walletRules';

/** What somebody may still withdraw, in minor units. */
export interface Allowance {
  /** What could leave now: nothing while there is turnover left. */
  available: bigint;
  turnoverLeft: bigint;
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
  const left = await turnoverLeft(db, id);
  const countLeft = Math.max(0, withdrawalsADay(vipLevel) - (today?.count ?? 0));
  const unused = WITHDRAWN_A_DAY - BigInt(today?.amount ?? 0);
  const amountLeft = unused > 0n ? unused : 0n;
  const { amount: held } = await walletOf(db, id);
  const covered = held < amountLeft ? held : amountLeft;
  const available = left > 0n || countLeft === 0 ? 0n : covered;
  return { available, turnoverLeft: left, countLeft, amountLeft };
}
