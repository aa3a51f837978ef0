/** The view box; `inset` leaves space for the stroke width. */
export const SPARKLINE_BOX = { width: 100, height: 32, inset: 2 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/** SVG path through `values` at equal distances, from the lowest to the highest; '' for none. */
export function sparklinePath(values: readonly number[]): string {
  const { width, height, inset } = SPARKLINE_BOX;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const room = height - 2 * inset;
  // A constant line is drawn in the middle.
  const y = (value: number): number =>
    span === 0 ? height / 2 : round(inset + room * (1 - (value - low) / span));
  const [first] = values;
  if (first === undefined) return '';
  if (values.length === 1) return `M0 ${y(first)}H${width}`;
  const step = width / (values.length - 1);
  return values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${round(at * step)} ${y(value)}`)
    .join('');
}
