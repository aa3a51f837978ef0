import type { ColorName } from '../../tokens/semantic';

export const CHART_MARKERS = ['circle', 'square', 'diamond', 'triangle'] as const;
export type ChartMarker = (typeof CHART_MARKERS)[number];

export const CHART_FILLS = ['solid', 'lines', 'empty', 'dots'] as const;
export type ChartFill = (typeof CHART_FILLS)[number];

/** How a series is told from the others: by colour, and by each of the rest without it. */
export interface ChartLook {
  color: ColorName;
  /** Lengths of stroke and gap in px; none is a whole line. */
  dash: readonly number[];
  marker: ChartMarker;
  fill: ChartFill;
}

const FIRST: ChartLook = { color: 'action-text', dash: [], marker: 'circle', fill: 'solid' };

/** In the order of the series. A fifth would be hard to tell, and begins again. */
const LOOKS: readonly ChartLook[] = [
  FIRST,
  { color: 'accent-text', dash: [7, 4], marker: 'square', fill: 'lines' },
  { color: 'info', dash: [2, 3], marker: 'diamond', fill: 'empty' },
  { color: 'text-muted', dash: [9, 3, 2, 3], marker: 'triangle', fill: 'dots' },
];

export const lookAt = (index: number): ChartLook => LOOKS[index % LOOKS.length] ?? FIRST;
