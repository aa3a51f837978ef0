import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Vendor } from '../games/types';
import { pointsOf, walletOf } from '../money/ledger';
import { type ProfitQuery, type ProfitSums, profitOver } from './profit';
import { withdrawal } from './schema';
import { vendorWalletsOf } from './vendorWallets';
import { remainingTurnoverOf, waitingBonuses } from './waitingBonuses';

/** A member's money at a glance, in minor units. */
export interface WalletSummary {
  main: bigint;
  atVendors: bigint;
  /** Held for withdrawals that are not paid. */
  setAside: bigint;
  turnoverLeft: bigint;
  points: bigint;
  sums: ProfitSums;
}

export async function summaryOf(
  db: Database,
  ownerId: number,
  { vendors, ...days }: Omit<ProfitQuery, 'ownerId'> & { vendors: readonly Vendor[] },
): Promise<WalletSummary> {
  const wallets = await vendorWalletsOf(db, ownerId, vendors);
  const [waiting] = await db
    .select({ amount: sql<string>`coalesce(sum(${withdrawal.amount}), 0)` })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.accountId, ownerId),
        inArray(withdrawal.state, ['REVIEWING', 'PROCESSING']),
      ),
    );
  return {
    main: (await walletOf(db, ownerId)).amount,
    atVendors: wallets.reduce((sum, { amount }) => sum + amount, 0n),
    setAside: BigInt(waiting?.amount ?? 0),
    turnoverLeft: remainingTurnoverOf(await waitingBonuses(db, ownerId)),
    points: (await pointsOf(db, ownerId)).amount,
    sums: await profitOver(db, { ownerId, ...days }),
  };
}
