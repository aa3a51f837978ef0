/** A hundredth of a percent: rates are whole numbers of it. */
const WHOLE = 10_000n;

/**
 * The share of an amount in minor units at a rate in basis points, rounded half to even: over many
 * members neither side gains by the rounding. Shares are rounded by `divideHalfEven` alone.
 */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  if (!Number.isInteger(basisPoints)) throw new RangeError(`Not basis points: ${basisPoints}`);
  return divideHalfEven(amount * BigInt(basisPoints), WHOLE);
}

/**
 * How much of a base a part is, in basis points, rounded half to even and with the sign of the part; null where
 * the base is zero.
 */
export function rateOf(part: bigint, base: bigint): number | null {
  if (base === 0n) return null;
  return Number(divideHalfEven(part * WHOLE, base < 0n ? -base : base));
}

/** Divides by a positive number, and rounds half to even. */
function divideHalfEven(product: bigint, by: bigint): bigint {
  const down = product / by;
  const rest = product % by;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const isUp = twice > by || (twice === by && down % 2n !== 0n);
  return isUp ? down + (product < 0n ? -1n : 1n) : down;
}

/** A rate as it is read: 60 basis points are 0.60 %. */
export const formatRate = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`;
