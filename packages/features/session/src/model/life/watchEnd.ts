import { type CoreDispatch, overlayClosed, overlayRaised } from '@parlour/feature-core';
import { getLoginInfo, getSession, type SessionState } from '@parlour/gateway-openapi/session';

/** Delay before a failed call is retried, in ms. */
const RETRY = 30_000;
/** The gateway rounds to whole seconds and ends a session after the last one, in ms. */
const ROUNDING = 1000;

const FRESH = { forceRefetch: true, subscribe: false } as const;

/** Asks how long the session still lasts; this call does not extend it. */
const askHowLong = async (dispatch: CoreDispatch): Promise<SessionState | undefined> =>
  (await dispatch(getSession.initiate(undefined, FRESH))).data;

/** Makes a call that counts as activity; resolves to false if it failed. */
export const keepAlive = async (dispatch: CoreDispatch): Promise<boolean> =>
  (await dispatch(getLoginInfo.initiate(undefined, FRESH))).isSuccess;

/**
 * Warns before a session ends (LOGIN-19), as long before as the market's policy says (SP-09), and notices when it has
 * ended. The gateway says how long is left, so calls of any tab count. Activity in a visible tab extends the session silently. Returns
 * a function that stops it.
 */
export function watchEnd(dispatch: CoreDispatch): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  /** The most idle time that was ever left, in ms; a short session gets its warning at half of it. */
  let longest = 0;

  const isStopped = (): boolean => signal.aborted;
  const checkIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), ms);
  };
  // Absolute, since after the clock was set back a recent moment lies in the future.
  const since = (instant: number): number => Math.abs(Date.now() - instant);
  const isAtWork = (within: number): boolean => !document.hidden && since(activeAt) < within;

  const check = async (): Promise<void> => {
    checkedAt = Date.now();
    if (!navigator.onLine) {
      checkIn(RETRY);
      return;
    }
    const session = await askHowLong(dispatch);
    if (isStopped()) return;
    if (session === undefined) {
      checkIn(RETRY);
      return;
    }
    const idle = session.idleSecondsLeft * 1000;
    const absolute = session.absoluteSecondsLeft * 1000;
    const left = Math.min(idle, absolute);
    longest = Math.max(longest, idle);
    const warning = Math.min(session.warningSeconds * 1000, longest / 2);
    if (left > warning) {
      dispatch(overlayClosed({ name: 'sessionEnding' }));
      checkIn(left - warning);
      return;
    }
    const canStay = absolute > warning;
    // After a successful call check again; after a failed one show the warning.
    if (canStay && isAtWork(warning) && (await keepAlive(dispatch))) {
      if (!isStopped()) checkIn(0);
      return;
    }
    if (isStopped()) return;
    dispatch(overlayRaised({ name: 'sessionEnding', endsAt: Date.now() + left, canStay }));
    checkIn(left + ROUNDING);
  };

  const noteActivity = (): void => {
    activeAt = Date.now();
  };
  // Timers of a sleeping tab are late, and a page from the back/forward cache has run none.
  const checkOnReturn = (): void => {
    if (!document.hidden && since(checkedAt) > RETRY) checkIn(0);
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(type, noteActivity, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', checkOnReturn, { signal });
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? checkIn(0) : undefined), {
    signal,
  });
  checkIn(0);
  return () => {
    stopped.abort();
    clearTimeout(timer);
    dispatch(overlayClosed({ name: 'sessionEnding' }));
  };
}
