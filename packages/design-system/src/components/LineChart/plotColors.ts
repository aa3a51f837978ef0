import { askMedia } from '../../hooks/askMedia';
import type { ColorName } from '../../tokens/semantic';

export interface PlotColors {
  of: (name: ColorName) => string;
  text: string;
  grid: string;
  zero: string;
  surface: string;
  font: string;
}

/** The colours of the scheme and brand around `element`, as a canvas wants them. */
export function plotColors(element: Element): PlotColors {
  const style = getComputedStyle(element);
  // A canvas is left alone where the person's own colours are forced on everything else.
  const isForced = askMedia('(forced-colors: active)')?.matches === true;
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
