import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/registry';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const readIsHidden = (): boolean => readStored('balanceHidden') === 'true';

/** Whether the balance is hidden, for all components that show it (HDR-06). */
export const useIsBalanceHidden = (): boolean => useSyncExternalStore(subscribe, readIsHidden);

/** Hides the balance everywhere, or shows it again. */
export function setBalanceHidden(isHidden: boolean): void {
  writeStored('balanceHidden', isHidden ? 'true' : null);
  for (const listener of listeners) listener();
}
