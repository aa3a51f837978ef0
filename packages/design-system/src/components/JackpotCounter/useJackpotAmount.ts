import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { type Random, simulateJackpot } from './simulateJackpot';

export type JackpotSource =
  /**
   * Made-up figure that grows by itself and is marked as illustrative. `start` is a decimal string and makes
   * server rendering possible; without it each browser starts at a random amount and a server renders none.
   */
  | { kind: 'simulated'; start?: string | undefined }
  /** Measured figure: `value` is a decimal string, `at` the time of the measurement (ISO 8601). */
  | { kind: 'feed'; value: string; at: string };

/**
 * The amount to show; undefined on a server without `start`. Each new simulated amount is passed to `show`,
 * which returns whether it has updated the page itself, so that no render is needed.
 */
export function useJackpotAmount(
  source: JackpotSource,
  isGrowing: boolean,
  random: Random,
  show: (amount: string) => boolean,
): string | undefined {
  const isSimulated = source.kind === 'simulated';
  const [start] = useState(isSimulated ? source.start : undefined);
  const [simulated] = useState(() => simulateJackpot(random, start));
  const showLatest = useLatest(show);
  const subscribe = useCallback(
    (render: () => void) =>
      simulated.subscribe(() => {
        if (!showLatest.current(simulated.read())) render();
      }),
    [simulated, showLatest],
  );
  const amount = useSyncExternalStore(subscribe, simulated.read, () =>
    start === undefined ? undefined : simulated.read(),
  );
  useEffect(
    () => (isSimulated && isGrowing ? simulated.start() : undefined),
    [isSimulated, isGrowing, simulated],
  );
  return source.kind === 'feed' ? source.value : amount;
}
