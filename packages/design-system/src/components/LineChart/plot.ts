import uPlot from 'uplot';
import { watchSize } from '../../hooks/watchSize';
import { chartStyleAt } from './chartStyles';
import { periodSteps } from './periodSteps';
import { plotColors } from './plotColors';
import { barFill, barsOf, markersOf } from './plotShapes';

export interface PlotSpec {
  kind: 'line' | 'bar';
  periods: readonly string[];
  series: readonly (readonly (number | null)[])[];
  formatTick: (value: number) => string;
}

export interface Plot {
  /** Shows the cursor at a period; null hides it. */
  moveTo: (index: number | null) => void;
  /** Index of the period at a client x position, in px. */
  indexAt: (x: number) => number;
  destroy: () => void;
}

/** Outside the plot, which is how uPlot hides its cursor. */
const NOWHERE = -10;
const AXIS_GAP = 8;

/** The canvas reads from the left; a label, such as a date or “6 thousand” in Arabic, reads in the direction of its own words. */
const isolated = (label: string): string => `\u2068${label}\u2069`;

// uPlot binds no events: the component handles mouse, touch and keys itself.
const none = () => null;
const UNBOUND: uPlot.Cursor.Bind = {
  mousedown: none,
  mouseup: none,
  click: none,
  dblclick: none,
  mousemove: none,
  mouseleave: none,
  mouseenter: none,
};

/** Always includes zero, so that heights can be compared. */
function valueRange(_: uPlot, min: number | null, max: number | null): uPlot.Range.MinMax {
  const low = Math.min(0, min ?? 0);
  const high = Math.max(0, max ?? 0);
  if (low === high) return [0, 1];
  const [from, to] = uPlot.rangeNum(low, high, 0.08, true);
  return [low === 0 ? 0 : from, high === 0 ? 0 : to];
}

/** Draws the plot into `element` and follows its size. */
export function createPlot(element: HTMLElement, spec: PlotSpec): Plot {
  const { kind, periods, series, formatTick } = spec;
  const colors = plotColors(element);
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  const ratio = uPlot.pxRatio;
  const widest = (plot: uPlot, texts: readonly string[]): number => {
    plot.ctx.save();
    plot.ctx.font = colors.font;
    const widths = texts.map((text) => plot.ctx.measureText(text).width);
    plot.ctx.restore();
    return Math.ceil(Math.max(0, ...widths));
  };
  // The first and last label are centred on their period and may be wider than it.
  const outerLabel = (plot: uPlot): number =>
    Math.max(
      8,
      (widest(plot, periods) - element.clientWidth / Math.max(1, periods.length)) / 2 + 4,
    );
  const axis = { stroke: colors.text, font: colors.font, gap: AXIS_GAP, ticks: { show: false } };

  const options: uPlot.Options = {
    width: element.clientWidth,
    height: element.clientHeight,
    legend: { show: false },
    padding: [8, isRightToLeft ? null : outerLabel, null, isRightToLeft ? outerLabel : null],
    cursor: {
      bind: UNBOUND,
      y: false,
      drag: { x: false, y: false, setScale: false },
      points: {
        show: kind === 'line',
        size: 11,
        width: 2,
        stroke: colors.surface,
        fill: (_, at) => colors.of(chartStyleAt(at - 1).color),
      },
    },
    scales: {
      x: { time: false, range: [-0.5, Math.max(1, periods.length) - 0.5] },
      y: { range: valueRange },
    },
    axes: [
      {
        ...axis,
        size: 28,
        grid: { show: false },
        splits: (plot) =>
          periodSteps(periods.length, plot.bbox.width / ratio, widest(plot, periods)),
        values: (_, splits) => splits.map((index) => isolated(periods[index] ?? '')),
      },
      {
        ...axis,
        // On the side where reading begins. Time still runs from left to right.
        side: isRightToLeft ? 1 : 3,
        grid: { stroke: colors.grid, width: 1 },
        values: (_, splits) => splits.map((value) => isolated(formatTick(value))),
        // The newest period, which always has its label, is on this side where reading begins at the right.
        size: (plot, values: string[] | null) =>
          Math.max(widest(plot, values ?? []) + AXIS_GAP + 4, isRightToLeft ? outerLabel(plot) : 0),
      },
    ],
    hooks: {
      drawAxes: [
        (plot) => {
          const { left, width } = plot.bbox;
          const y = Math.round(plot.valToPos(0, 'y', true)) + 0.5;
          plot.ctx.save();
          plot.ctx.strokeStyle = colors.zero;
          plot.ctx.lineWidth = ratio;
          plot.ctx.beginPath();
          plot.ctx.moveTo(left, y);
          plot.ctx.lineTo(left + width, y);
          plot.ctx.stroke();
          plot.ctx.restore();
        },
      ],
    },
    series: [
      {},
      ...series.map((_, at): uPlot.Series => {
        const style = chartStyleAt(at);
        const ink = colors.of(style.color);
        return kind === 'bar'
          ? {
              stroke: ink,
              width: 1,
              fill: () => barFill(style, ink, ratio),
              paths: barsOf(at, series.length, ratio),
              points: { show: false },
            }
          : {
              stroke: ink,
              width: 2,
              dash: [...style.dash],
              cap: 'round',
              points: { show: true, fill: ink, paths: markersOf(style, ratio) },
            };
      }),
    ],
  };

  const data: uPlot.AlignedData = [
    periods.map((_, index) => index),
    ...series.map((values) => [...values]),
  ];
  const plot = new uPlot(options, data, element);
  const stop = watchSize([element], () =>
    plot.setSize({ width: element.clientWidth, height: element.clientHeight }),
  );

  return {
    moveTo: (index) =>
      plot.setCursor(
        index === null
          ? { left: NOWHERE, top: NOWHERE }
          : { left: plot.valToPos(index, 'x'), top: 0 },
      ),
    indexAt: (x) => plot.posToIdx(x - plot.over.getBoundingClientRect().left),
    destroy: () => {
      stop();
      plot.destroy();
    },
  };
}
