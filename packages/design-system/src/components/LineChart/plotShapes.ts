import type uPlot from 'uplot';
import type { ChartMarker, ChartStyle } from './chartStyles';

type Paint = CanvasRenderingContext2D['fillStyle'];

const BAR_GROUP = 0.72;
const BAR_MAX = 28;
const MARKERS = 24;

function addMarker(path: Path2D, marker: ChartMarker, x: number, y: number, size: number): void {
  const half = size / 2;
  if (marker === 'circle') {
    path.moveTo(x + half, y);
    path.arc(x, y, half, 0, 2 * Math.PI);
  } else if (marker === 'square') {
    path.rect(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9);
  } else {
    const corners: readonly (readonly [number, number])[] =
      marker === 'diamond'
        ? [
            [0, -1.2],
            [1.2, 0],
            [0, 1.2],
            [-1.2, 0],
          ]
        : [
            [0, -1.2],
            [1.1, 0.9],
            [-1.1, 0.9],
          ];
    corners.forEach(([dx, dy], at) => {
      if (at === 0) path.moveTo(x + dx * half, y + dy * half);
      else path.lineTo(x + dx * half, y + dy * half);
    });
    path.closePath();
  }
}

/** Markers of a line: all of them, or as many as can be distinguished. */
export function markersOf(style: ChartStyle, ratio: number): uPlot.Series.Points.PathBuilder {
  return (plot, seriesIndex, from, to) => {
    const path = new Path2D();
    const values = plot.data[seriesIndex] ?? [];
    const step = Math.max(1, Math.ceil((to - from + 1) / MARKERS));
    for (let index = to; index >= from; index -= step) {
      const value = values[index];
      if (value === null || value === undefined) continue;
      const x = plot.valToPos(index, 'x', true);
      addMarker(path, style.marker, x, plot.valToPos(value, 'y', true), 7 * ratio);
    }
    return { stroke: null, fill: path };
  };
}

/** Bars of several series beside each other, from zero. */
export function barsOf(place: number, count: number, ratio: number): uPlot.Series.PathBuilder {
  return (plot, seriesIndex, from, to) => {
    const path = new Path2D();
    const values = plot.data[seriesIndex] ?? [];
    const step = plot.valToPos(1, 'x', true) - plot.valToPos(0, 'x', true);
    const gap = count > 1 ? ratio : 0;
    const size = Math.max(ratio, Math.min((step * BAR_GROUP) / count - gap, BAR_MAX * ratio));
    const zero = plot.valToPos(0, 'y', true);
    for (let index = from; index <= to; index += 1) {
      const value = values[index];
      if (value === null || value === undefined) continue;
      const middle = plot.valToPos(index, 'x', true);
      const x = Math.round(middle + (place - count / 2) * (size + gap) + gap / 2);
      const y = plot.valToPos(value, 'y', true);
      const round = Math.min(2 * ratio, size / 2, Math.abs(zero - y));
      const ends = value < 0 ? [0, 0, round, round] : [round, round, 0, 0];
      path.roundRect(x, Math.min(y, zero), Math.round(size), Math.abs(zero - y), ends);
    }
    return { stroke: path, fill: path };
  };
}

/** Fill of a bar, which distinguishes it without colour. */
export function barFill({ fill }: ChartStyle, ink: string, ratio: number): Paint {
  const tile = document.createElement('canvas');
  const pen = tile.getContext('2d');
  if (fill === 'solid' || pen === null) return ink;
  const edge = 6 * ratio;
  tile.width = edge;
  tile.height = edge;
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineWidth = 1.5 * ratio;
  if (fill === 'lines') {
    for (const shift of [-edge, 0, edge]) {
      pen.moveTo(shift - edge / 2, edge * 1.5);
      pen.lineTo(shift + edge * 1.5, -edge / 2);
    }
    pen.stroke();
  }
  if (fill === 'dots') pen.fillRect(edge / 3, edge / 3, edge / 3, edge / 3);
  return pen.createPattern(tile, 'repeat') ?? ink;
}
