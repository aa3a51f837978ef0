import { queryMedia } from '../../hooks/queryMedia';
import type { ColorName } from '../../tokens/semantic';

export interface PlotColors {
  of: (name: ColorName) => string;
  text: string;
  grid: string;
  zero: string;
  surface: string;
  font: string;
}

/** The colours of the scheme and brand at `element`, for a canvas. */
export function plotColors(element: Element): PlotColors {
  const style = getComputedStyle(element);
  // Forced colours do not apply to a canvas.
  const isForced = queryMedia('(forced-colors: active)')?.matches === true;
  const of = (name: ColorName): string =>
    isForced ? 'CanvasText' : style.getPropertyValue(`--pl-color-${name}`).trim();
  return {
    of,
    text: of('text-muted'),
    grid: isForced ? 'GrayText' : of('border-subtle'),
    zero: of('border-control'),
    surface: isForced ? 'Canvas' : of('surface-page'),
    font: `${String(parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75)}px ${style.fontFamily}`,
  };
}
