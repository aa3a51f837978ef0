import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Random, simulateJackpot } from './simulateJackpot';

export type JackpotSource =
  /** Made up, for show: grows by itself and says that it is illustrative. */
  | { kind: 'simulated' }
  /** Measured: the amount as a decimal string, and when it was so (ISO 8601). */
  | { kind: 'feed'; value: string; at: string };

/** The amount to show; undefined on a server, which has no chance of its own. */
export function useJackpotAmount(
  source: JackpotSource,
  isGrowing: boolean,
  random: Random,
): string | undefined {
  const [simulated] = useState(() => simulateJackpot(random));
  const amount = useSyncExternalStore(simulated.subscribe, simulated.read, () => undefined);
  const isSimulated = source.kind === 'simulated';
  useEffect(
    () => (isSimulated && isGrowing ? simulated.start() : undefined),
    [isSimulated, isGrowing, simulated],
  );
  return source.kind === 'feed' ? source.value : amount;
}
