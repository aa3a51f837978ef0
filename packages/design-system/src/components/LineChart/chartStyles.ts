import type { ColorName } from '../../tokens/semantic';

export type ChartMarker = 'circle' | 'square' | 'diamond' | 'triangle';
export type ChartFill = 'solid' | 'lines' | 'empty' | 'dots';

/** How a series is distinguished: by colour, and without colour by each of the others. */
export interface ChartStyle {
  color: ColorName;
  /** Lengths of dashes and gaps in px; empty for a solid line. */
  dash: readonly number[];
  marker: ChartMarker;
  fill: ChartFill;
}

const FIRST: ChartStyle = { color: 'action-text', dash: [], marker: 'circle', fill: 'solid' };

/** By index of the series. A fifth would be hard to distinguish, so styles repeat. */
const STYLES: readonly ChartStyle[] = [
  FIRST,
  { color: 'accent-text', dash: [7, 4], marker: 'square', fill: 'lines' },
  { color: 'info', dash: [2, 3], marker: 'diamond', fill: 'empty' },
  { color: 'text-muted', dash: [9, 3, 2, 3], marker: 'triangle', fill: 'dots' },
];

export const chartStyleAt = (index: number): ChartStyle => STYLES[index % STYLES.length] ?? FIRST;
