/** Rates are whole basis points on the wire: 60 is 0.60 %. */
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const POINTS_OF_PERCENT = 100;

/** A rate as the text of a field, in percent. */
export const toPercentText = (rate: number): string => (rate / POINTS_OF_PERCENT).toFixed(2);

/** The basis points of a typed percentage; null where it is invalid. */
export function fromPercentText(text: string): number | null {
  const typed = text.trim();
  if (!PERCENT.test(typed)) return null;
  return Math.round(Number(typed.replace(',', '.')) * POINTS_OF_PERCENT);
}
