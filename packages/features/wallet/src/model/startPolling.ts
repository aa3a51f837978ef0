import type { CoreDispatch } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';

/** Interval between two polls of a record that is not on screen, in ms. */
const PAUSE = 10_000;
/** How long is polled, in ms: as long as a deposit waits for its payment. Longer would keep the session alive. */
const PATIENCE = 30 * 60_000;

interface LookedAt {
  /** Id of the record. */
  id: string;
  /** Fetches its state; undefined if that is unknown. */
  ask: () => Promise<string | undefined>;
  /** The last known state. */
  seen: string;
  /** Whether it no longer changes. */
  isOver: (state: string) => boolean;
  /** False once its owner is logged out. */
  isWanted: () => boolean;
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
  { id, ask, isOver, isWanted, ...from }: LookedAt,
): void {
  stopPolling(id);
  let { seen } = from;
  let left = PATIENCE / PAUSE;
  const stop = (): void => {
    clearInterval(timer);
    stops.delete(id);
  };
  const look = async (): Promise<void> => {
    left -= 1;
    if (left < 0 || !isWanted()) {
      stop();
      return;
    }
    if (document.hidden) return;
    const state = await ask().catch(() => undefined);
    if (state === undefined || state === seen || stops.get(id) !== stop) return;
    seen = state;
    dispatch(baseApi.util.invalidateTags(['Balance', 'Records']));
    if (isOver(state)) stop();
  };
  const timer = setInterval(() => void look(), PAUSE);
  stops.set(id, stop);
}
