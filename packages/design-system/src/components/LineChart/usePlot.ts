import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useColorScheme } from '../../theme/useColorScheme';
import { loadPlot, type PlotModule } from './loadPlot';
import type { Plot, PlotSpec } from './plot';

const subscribeToNothing = () => () => undefined;

/** False on a server and during hydration, so that both render the same. */
const useHasScript = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
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
    let isUnmounted = false;
    const setLoaded = (loaded: PlotModule | 'failed') => {
      if (!isUnmounted) setModule(() => loaded);
    };
    loadPlot().then(setLoaded, () => setLoaded('failed'));
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, module]);

  useEffect(() => {
    const container = element.current;
    if (!isWanted || container === null || module === undefined || module === 'failed')
      return undefined;
    try {
      plot.current = module.createPlot(container, { kind, periods, series, formatTick });
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
