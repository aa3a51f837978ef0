/** The merchant's rules about money; the demo merchant's, as the specification names none (WAL-02). */

/** How long a payment is awaited. */
export const DEPOSIT_EXPIRES_MS = 30 * 60_000;

/** Withdrawals of a day by VIP level; higher levels have what the last one has. */
const WITHDRAWALS_A_DAY = [3, 5, 8, 12] as const;

/** What may be withdrawn in a day, in minor units. */
export const WITHDRAWN_A_DAY = 20_000_00n;

/** What may be moved at once between wallets or accounts, in minor units. */
export const TRANSFERRED_AT_ONCE = { min: 1_00n, max: 50_000_00n } as const;

export function withdrawalsADay(vipLevel: number): number {
  return WITHDRAWALS_A_DAY[vipLevel] ?? WITHDRAWALS_A_DAY[WITHDRAWALS_A_DAY.length - 1] ?? 0;
}
