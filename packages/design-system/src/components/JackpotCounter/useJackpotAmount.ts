import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Random, simulateJackpot } from './simulateJackpot';

export type JackpotSource =
  /**
   * Made up, for show: grows by itself and says that it is illustrative. It begins at `start`, a decimal
   * string, which a server draws too; without one each browser makes up its own, and a server draws none.
   */
  | { kind: 'simulated'; start?: string | undefined }
  /** Measured: the amount as a decimal string, and when it was so (ISO 8601). */
  | { kind: 'feed'; value: string; at: string };

/** The amount to show; undefined on a server that is given none, for it has no chance of its own. */
export function useJackpotAmount(
  source: JackpotSource,
  isGrowing: boolean,
  random: Random,
): string | undefined {
  const isSimulated = source.kind === 'simulated';
  const [start] = useState(isSimulated ? source.start : undefined);
  const [simulated] = useState(() => simulateJackpot(random, start));
  const amount = useSyncExternalStore(simulated.subscribe, simulated.read, () =>
    start === undefined ? undefined : simulated.read(),
  );
  useEffect(
    () => (isSimulated && isGrowing ? simulated.start() : undefined),
    [isSimulated, isGrowing, simulated],
  );
  return source.kind === 'feed' ? source.value : amount;
}
