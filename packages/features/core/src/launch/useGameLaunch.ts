import type { GatewayError } from '@parlour/gateway-openapi';
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsPlayPaused } from '../play/usePlaySession';
import type { CoreThunk } from '../store/coreState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { statusQuery } from '../system/flags';
import { framedAddress, type GameHosts } from './framedAddress';
import { failureReason, type LaunchFailureReason } from './launchFailureReason';

export type GameLaunch =
  | { status: 'loading' }
  | { status: 'open'; src: string }
  | {
      status: 'failed';
      reason: LaunchFailureReason;
      /** The gateway's message, in the visitor's language. */
      message: string | null;
      /** The error of the gateway's client; it says how long a rate limit lasts (F28). */
      error?: GatewayError | undefined;
    };

export interface GameLaunchView {
  launch: GameLaunch;
  /** Requests a new launch address. */
  retry: () => void;
  /** Removes the game from the page, because its iframe has shown an error. */
  fail: (reason: LaunchFailureReason) => void;
}

/** The result of requesting a launch address. */
type StartedLaunch =
  | { launch: { gameUrl: string }; error?: undefined }
  | { launch?: undefined; error: GatewayError };

/** Requests an address without a subscription: RTK Query would refetch a cached one on reconnect. */
export type AskLaunch = CoreThunk<Promise<StartedLaunch>>;

type Answer = Exclude<GameLaunch, { status: 'open' }> | { status: 'answered'; gameUrl: string };

const LOADING = { status: 'loading' } as const;
const failed = (reason: LaunchFailureReason) =>
  ({ status: 'failed', reason, message: null }) as const;

/** Errors that a retry on reconnect may resolve. */
const OF_THE_LINE: ReadonlySet<LaunchFailureReason> = new Set(['offline', 'network']);

/**
 * The launch address of a game. It works once, so every try requests a new one (LAUNCH-05); offline it waits. `ask` has
 * to be stable until another game is played; null if nothing can be played, undefined until that is known.
 */
export function useGameLaunch(ask: AskLaunch | null | undefined): GameLaunchView {
  const dispatch = useCoreDispatch();
  const asked = useRef(0);
  const [answer, setAnswer] = useState<Answer>(LOADING);
  const { hosts, askForHosts, error } = useGameHosts();

  const open = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const reason = ask === null ? 'unknown' : navigator.onLine ? null : 'offline';
    setAnswer(reason === null ? LOADING : failed(reason));
    if (reason !== null || ask === null || ask === undefined) return;
    askForHosts();
    void dispatch(ask).then((started) => {
      // A newer try has replaced this one.
      if (mine !== asked.current) return;
      setAnswer(
        started.error === undefined
          ? { status: 'answered', gameUrl: started.launch.gameUrl }
          : toFailed(started.error),
      );
    });
  }, [ask, dispatch, askForHosts]);
  useEffect(() => {
    open();
    return () => {
      asked.current += 1;
    };
  }, [open]);

  const launch = toLaunch(answer, hosts, error);
  const waits = launch.status === 'failed' && OF_THE_LINE.has(launch.reason);
  useEffect(() => {
    if (!waits) return undefined;
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [waits, open]);

  const isHeld = useHeldLaunch(launch, open);
  const fail = useCallback((reason: LaunchFailureReason) => setAnswer(failed(reason)), []);
  return { launch: isHeld ? LOADING : launch, retry: open, fail };
}

/** Whether the launch waits for the answer to a reality check over the page, after which it is asked for again (SP-06). */
function useHeldLaunch(launch: GameLaunch, open: () => void): boolean {
  const isPaused = useIsPlayPaused();
  const { error = null } = launch.status === 'failed' ? launch : {};
  const isRefused = error?.kind === 'refused' && error.code === 'REALITY_CHECK_DUE';
  const isHeld = isRefused && isPaused;
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && isRefused && !isPaused) open();
    wasHeld.current = isHeld;
  }, [isHeld, isRefused, isPaused, open]);
  return isHeld;
}

/** The hosts that may serve games, by the gateway's status, or why they are not known. */
function useGameHosts() {
  const dispatch = useCoreDispatch();
  const gatewayUrl = useCoreSelector(({ merchant }) => merchant.gatewayUrl);
  const { data, error, isLoading } = useCoreSelector(getSystemStatus.select(statusQuery()));
  const hosts = data?.info.launchGameCDNs;
  /** Nothing else retries a failed status at once. */
  const askForHosts = useCallback(() => {
    void dispatch(getSystemStatus.initiate(statusQuery(), { subscribe: false }));
  }, [dispatch]);
  return {
    hosts: hosts === undefined ? undefined : { hosts, gatewayUrl },
    error: isLoading ? undefined : (error as GatewayError | undefined),
    askForHosts,
  };
}

function toFailed(error: GatewayError) {
  const isOffline = error.kind !== 'refused' && !navigator.onLine;
  const message = error.kind === 'refused' && error.message !== '' ? error.message : null;
  const reason = isOffline ? ('offline' as const) : failureReason(error);
  return { status: 'failed' as const, reason, message, error };
}

function toLaunch(
  answer: Answer,
  hosts: GameHosts | undefined,
  hostsError: GatewayError | undefined,
): GameLaunch {
  if (answer.status !== 'answered') return answer;
  if (hosts === undefined) return hostsError === undefined ? LOADING : toFailed(hostsError);
  const src = framedAddress(answer.gameUrl, hosts);
  return src === null ? failed('frame') : { status: 'open', src };
}
