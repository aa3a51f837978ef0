import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useColorScheme } from '../../theme/useColorScheme';
import { loadPlot, type PlotModule } from './loadPlot';
import type { Plot, PlotSpec } from './plot';

const watchNothing = () => () => undefined;

/** False on a server and during hydration, so that both render the same. */
const useHasScript = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );

/** Loads uPlot and draws the chart. `state` is `none` where there will be no chart. */
export function usePlot(
  element: RefObject<HTMLElement | null>,
  { kind, periods, series, formatTick }: PlotSpec,
  isWanted: boolean,
) {
  const hasScript = useHasScript();
  const scheme = useColorScheme();
  const plot = useRef<Plot>(undefined);
  const [module, setModule] = useState<PlotModule | 'failed'>();

  useEffect(() => {
    if (!isWanted || module !== undefined) return undefined;
    let isGone = false;
    const keep = (loaded: PlotModule | 'failed') => {
      if (!isGone) setModule(() => loaded);
    };
    loadPlot().then(keep, () => keep('failed'));
    return () => {
      isGone = true;
    };
  }, [isWanted, module]);

  useEffect(() => {
    const place = element.current;
    if (!isWanted || place === null || module === undefined || module === 'failed')
      return undefined;
    try {
      plot.current = module.createPlot(place, { kind, periods, series, formatTick });
    } catch {
      // If the chart cannot be drawn, the table is shown.
      setModule('failed');
    }
    return () => {
      plot.current?.destroy();
      plot.current = undefined;
    };
    // `scheme` is not read here, but the colours depend on it.
  }, [element, module, isWanted, kind, periods, series, formatTick, scheme]);

  return {
    plot,
    state: !hasScript || module === 'failed' ? 'none' : module === undefined ? 'loading' : 'ready',
  } as const;
}
