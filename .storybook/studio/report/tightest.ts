/** Rows that a table of contrasts has; the others have more room to what is required. */
export const TIGHTEST = 12;
