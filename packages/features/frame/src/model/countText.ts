const MOST = 99;

/** A count, short enough for a badge. */
export const countText = (count: number): string =>
  count > MOST ? `${String(MOST)}+` : String(count);
