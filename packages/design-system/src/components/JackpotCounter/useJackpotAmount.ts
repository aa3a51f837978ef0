import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { type Random, simulateJackpot } from './simulateJackpot';

export type JackpotSource =
  /**
   * Made up, for show: grows by itself and says that it is illustrative. It begins at `start`, a decimal
   * string, which a server draws too; without one each browser makes up its own, and a server draws none.
   */
  | { kind: 'simulated'; start?: string | undefined }
  /** Measured: the amount as a decimal string, and when it was so (ISO 8601). */
  | { kind: 'feed'; value: string; at: string };

/**
 * The amount to show; undefined on a server that is given none, for it has no chance of its own.
 * `show` is told each next amount of a simulation, and says whether it needs no rendering.
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
