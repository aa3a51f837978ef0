import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { accountDay } from '../agent/schema';

/** A sum in minor units; of nothing it is nothing. */
export function total(amount: SQLWrapper): SQL<bigint> {
  return sql`coalesce(sum(${amount}), 0)`.mapWith(BigInt);
}

/** What some days of accounts brought and took (docs/contracts/figures.md). */
export const DAY_TOTALS = {
  deposits: total(accountDay.deposits),
  withdrawals: total(accountDay.withdrawals),
  stake: total(accountDay.stake),
  payout: total(accountDay.payout),
  rebate: total(accountDay.rebate),
  bonus: total(accountDay.bonus),
};
