/** Fraction of the range at `value`, 0 to 1; 0 for an empty range. */
export function shareOf(value: number, min: number, max: number): number {
  if (!(max > min) || Number.isNaN(value)) return 0;
  return Math.max(0, Math.min(1, (value - min) / (max - min)));
}
