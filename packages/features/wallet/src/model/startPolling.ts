import type { CoreDispatch } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';

/** Interval between two polls of a record that is not on screen, in ms. */
const INTERVAL = 10_000;
/** How long is polled, in ms: as long as a deposit waits for its payment. Longer would keep the session alive. */
const TIMEOUT = 30 * 60_000;

interface PolledRecord {
  /** Id of the record. */
  id: string;
  /** Fetches its state; undefined if that is unknown. */
  fetchState: () => Promise<string | undefined>;
  /** The last known state. */
  lastState: string;
  /** Whether it no longer changes. */
  isOver: (state: string) => boolean;
  /** False once its owner is logged out. */
  isOwnerLoggedIn: () => boolean;
}

const stops = new Map<string, () => void>();

/** Stops polling a record: it is on screen again. */
export const stopPolling = (id: string): void => stops.get(id)?.();

/**
 * Polls a payment under way after its page was left, so that the balance follows it on every page.
 * Pauses while the tab is hidden: its data is refetched when it is visible again.
 */
export function startPolling(
  dispatch: CoreDispatch,
  { id, fetchState, isOver, isOwnerLoggedIn, ...from }: PolledRecord,
): void {
  stopPolling(id);
  let { lastState } = from;
  let pollsLeft = TIMEOUT / INTERVAL;
  const stop = (): void => {
    clearInterval(timer);
    stops.delete(id);
  };
  const poll = async (): Promise<void> => {
    pollsLeft -= 1;
    if (pollsLeft < 0 || !isOwnerLoggedIn()) {
      stop();
      return;
    }
    if (document.hidden) return;
    const state = await fetchState().catch(() => undefined);
    if (state === undefined || state === lastState || stops.get(id) !== stop) return;
    lastState = state;
    dispatch(baseApi.util.invalidateTags(['Balance', 'Records']));
    if (isOver(state)) stop();
  };
  const timer = setInterval(() => void poll(), INTERVAL);
  stops.set(id, stop);
}
