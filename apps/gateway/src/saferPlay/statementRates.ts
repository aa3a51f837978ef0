import { gameResultOf } from '../money/results';
import type { Activity } from './statement';

/** Lengths of the bars of a row, in basis points of the longest one. */
interface Rates {
  depositRate: number;
  withdrawalRate: number;
  resultRate: number;
}

const WHOLE = 10_000n;

/**
 * Adds the rates of each row. Deposits and withdrawals share their measure, so that they can be compared. What is not
 * nothing has at least one basis point, so that its bar can be seen.
 */
export function withRates<Row extends Activity>(rows: readonly Row[]): (Row & Rates)[] {
  const mostMoved = largest(rows.flatMap(({ deposits, withdrawals }) => [deposits, withdrawals]));
  const mostResult = largest(rows.map(gameResultOf));
  return rows.map((row) => ({
    ...row,
    depositRate: rateOf(row.deposits, mostMoved),
    withdrawalRate: rateOf(row.withdrawals, mostMoved),
    resultRate: rateOf(gameResultOf(row), mostResult),
  }));
}

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

const largest = (amounts: readonly bigint[]): bigint =>
  amounts.map(sizeOf).reduce((most, size) => (size > most ? size : most), 0n);

function rateOf(amount: bigint, most: bigint): number {
  if (amount === 0n) return 0;
  const size = Math.max(1, Number((sizeOf(amount) * WHOLE) / most));
  return amount < 0n ? -size : size;
}
