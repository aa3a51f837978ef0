/** Where `value` stands between the ends, from 0 to 1; 0 where the ends are no room. */
export function shareOf(value: number, min: number, max: number): number {
  if (!(max > min) || Number.isNaN(value)) return 0;
  return Math.max(0, Math.min(1, (value - min) / (max - min)));
}
