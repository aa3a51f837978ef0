/** Where a value stands between both ends, from 0 to 1. For drawing alone, so a JavaScript number is exact enough. */
export function shareOf(value: string, min: string, max: string): number {
  const span = Number(max) - Number(min);
  const share = span > 0 ? (Number(value || min) - Number(min)) / span : 0;
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
}
