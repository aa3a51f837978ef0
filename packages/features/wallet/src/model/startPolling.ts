import type { CoreDispatch } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';

/** Pause between two looks at a record that nobody has before their eyes, in ms. */
const PAUSE = 10_000;
/** As long as a deposit is awaited; a session is not kept alive by looking for longer, in ms. */
const PATIENCE = 30 * 60_000;

interface LookedAt {
  /** Names the record. */
  id: string;
  /** Its state as the gateway says it now; undefined where it did not say. */
  ask: () => Promise<string | undefined>;
  /** The state that was seen last. */
  seen: string;
  /** Whether nothing more becomes of it. */
  isOver: (state: string) => boolean;
  /** False once whoever it belongs to is logged out. */
  isWanted: () => boolean;
}

const stops = new Map<string, () => void>();

/** Ends the looking at a record: somebody has it before their eyes again. */
export const stopPolling = (id: string): void => stops.get(id)?.();

/**
 * Looks on at money that is on its way after its page was left, so that the balance follows it wherever
 * somebody is by then. Rests while the tab is not seen: what it shows is asked for anew on the way back.
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
