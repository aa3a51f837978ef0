/** A hundredth of a percent: rates are whole numbers of it. */
const WHOLE = 10_000n;

/**
 * The share of an amount in minor units at a rate in basis points, rounded half to even: over many
 * members neither side gains by the rounding. This is the one place where shares are rounded.
 */
export function shareOf(amount: bigint, basisPoints: number): bigint {
  if (!Number.isInteger(basisPoints)) throw new RangeError(`Not basis points: ${basisPoints}`);
  const product = amount * BigInt(basisPoints);
  const down = product / WHOLE;
  const rest = product % WHOLE;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const isUp = twice > WHOLE || (twice === WHOLE && down % 2n !== 0n);
  return isUp ? down + (product < 0n ? -1n : 1n) : down;
}

/** A rate as it is read: 60 basis points are 0.60 %. */
export const formatRate = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`;
