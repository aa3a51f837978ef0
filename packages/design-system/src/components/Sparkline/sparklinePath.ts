/** The sheet that the line is drawn on; its height leaves room for the line's own width. */
export const SPARKLINE_BOX = { width: 100, height: 32, inset: 2 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The line through `values` at even distances, from the lowest to the highest; empty for none. */
export function sparklinePath(values: readonly number[]): string {
  const { width, height, inset } = SPARKLINE_BOX;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const room = height - 2 * inset;
  // What never changes is a line in the middle.
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
