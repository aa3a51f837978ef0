import { type CoreDispatch, overlayClosed, overlayRaised } from '@parlour/feature-core';
import { getLoginInfo, getSession, type SessionState } from '@parlour/gateway-openapi/session';

/** How long before its end a session is spoken of, in ms. */
const WARNING = 120_000;
/** When an answer that did not come is asked for again, in ms. */
const RETRY = 30_000;
/** The gateway tells whole seconds, and ends a session after the last of them. */
const ROUNDING = 1000;

const FRESH = { forceRefetch: true, subscribe: false } as const;

/** How long the session still lives; asking does not make it longer. */
const askHowLong = async (dispatch: CoreDispatch): Promise<SessionState | undefined> =>
  (await dispatch(getSession.initiate(undefined, FRESH))).data;

/** Makes a call that counts as activity; false where it did not arrive. */
export const keepAlive = async (dispatch: CoreDispatch): Promise<boolean> =>
  (await dispatch(getLoginInfo.initiate(undefined, FRESH))).isSuccess;

/**
 * Speaks of the end of a session two minutes before (LOGIN-19), and learns of it when it comes. The gateway
 * says how long is left, so calls of any tab count. Whoever is at work in a tab that is seen keeps the
 * session alive without a word. Gives back the way to stop.
 */
export function watchEnd(dispatch: CoreDispatch): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let activeAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** The most idle time that was ever left; a short session is spoken of in its second half. */
  let longest = 0;

  const isStopped = (): boolean => signal.aborted;
  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  };
  // As a clock that is set back would have it, what was done lately was done later than now.
  const since = (instant: number): number => Math.abs(Date.now() - instant);
  const isAtWork = (within: number): boolean => !document.hidden && since(activeAt) < within;

  const look = async (): Promise<void> => {
    lookedAt = Date.now();
    if (!navigator.onLine) {
      lookIn(RETRY);
      return;
    }
    const session = await askHowLong(dispatch);
    if (isStopped()) return;
    if (session === undefined) {
      lookIn(RETRY);
      return;
    }
    const idle = session.idleSecondsLeft * 1000;
    const absolute = session.absoluteSecondsLeft * 1000;
    const left = Math.min(idle, absolute);
    longest = Math.max(longest, idle);
    const warning = Math.min(WARNING, longest / 2);
    if (left > warning) {
      dispatch(overlayClosed({ name: 'sessionEnding' }));
      lookIn(left - warning);
      return;
    }
    const canStay = absolute > warning;
    // Kept alive, it is looked at anew; a call that did not arrive leaves it at the warning.
    if (canStay && isAtWork(warning) && (await keepAlive(dispatch))) {
      if (!isStopped()) lookIn(0);
      return;
    }
    if (isStopped()) return;
    dispatch(overlayRaised({ name: 'sessionEnding', endsAt: Date.now() + left, canStay }));
    lookIn(left + ROUNDING);
  };

  const noteActivity = (): void => {
    activeAt = Date.now();
  };
  // Timers of a sleeping tab are late, and a page of the back button's cache has heard of nothing.
  const lookAgain = (): void => {
    if (!document.hidden && since(lookedAt) > RETRY) lookIn(0);
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(type, noteActivity, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', lookAgain, { signal });
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? lookIn(0) : undefined), {
    signal,
  });
  lookIn(0);
  return () => {
    stopped.abort();
    clearTimeout(timer);
    dispatch(overlayClosed({ name: 'sessionEnding' }));
  };
}
