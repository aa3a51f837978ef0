const MOST = 99;

/** A count as a badge has room for it. */
export const countText = (count: number): string =>
  count > MOST ? `${String(MOST)}+` : String(count);
