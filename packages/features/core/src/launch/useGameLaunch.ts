import type { GatewayError } from '@parlour/gateway-openapi';
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CoreThunk } from '../store/coreState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { statusQuery } from '../system/flags';
import { framedAddress, type GameHosts } from './framedAddress';
import { faultOf, type LaunchFault } from './launchFault';

export type GameLaunch =
  | { status: 'loading' }
  | { status: 'open'; src: string }
  | {
      status: 'failed';
      fault: LaunchFault;
      /** The gateway's own words, which are for people and in their language. */
      message: string | null;
      /** What the gateway's client rejected with: a try too many is held by it (F28). */
      error?: GatewayError | undefined;
    };

export interface GameLaunchView {
  launch: GameLaunch;
  /** Asks for a fresh address. */
  retry: () => void;
  /** Takes the game off the page, for what its frame has shown to be so. */
  fail: (fault: LaunchFault) => void;
}

/** What came of asking for an address. */
type StartedLaunch =
  | { launch: { gameUrl: string }; error?: undefined }
  | { launch?: undefined; error: GatewayError };

/** Asks for an address without watching it: one that was kept would be asked for again with the connection. */
export type AskLaunch = CoreThunk<Promise<StartedLaunch>>;

type Answer = Exclude<GameLaunch, { status: 'open' }> | { status: 'answered'; gameUrl: string };

const LOADING = { status: 'loading' } as const;
const failed = (fault: LaunchFault) => ({ status: 'failed', fault, message: null }) as const;

/** The connection came back: what these say may not be so any more. */
const OF_THE_LINE: ReadonlySet<LaunchFault> = new Set(['offline', 'network']);

/**
 * A game's address, asked for afresh at every try, since it counts once (LAUNCH-05), and waited for while
 * offline. `ask` is the same until something else is to be played; null where nothing could be, undefined
 * while that is not known.
 */
export function useGameLaunch(ask: AskLaunch | null | undefined): GameLaunchView {
  const dispatch = useCoreDispatch();
  const asked = useRef(0);
  const [answer, setAnswer] = useState<Answer>(LOADING);
  const { hosts, askForHosts, error } = useGameHosts();

  const open = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const fault = ask === null ? 'unknown' : navigator.onLine ? null : 'offline';
    setAnswer(fault === null ? LOADING : failed(fault));
    if (fault !== null || ask === null || ask === undefined) return;
    askForHosts();
    void dispatch(ask).then((started) => {
      // A newer try has taken the place of this one.
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
  const waits = launch.status === 'failed' && OF_THE_LINE.has(launch.fault);
  useEffect(() => {
    if (!waits) return undefined;
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [waits, open]);

  const fail = useCallback((fault: LaunchFault) => setAnswer(failed(fault)), []);
  return { launch, retry: open, fail };
}

/** Where games may be framed from, which the gateway's status says, or why that is not known. */
function useGameHosts() {
  const dispatch = useCoreDispatch();
  const gatewayUrl = useCoreSelector(({ merchant }) => merchant.gatewayUrl);
  const { data, error, isLoading } = useCoreSelector(getSystemStatus.select(statusQuery()));
  const hosts = data?.info.launchGameCDNs;
  /** Nobody asks for the status again at once, once it has failed. */
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
  const fault = isOffline ? ('offline' as const) : faultOf(error);
  return { status: 'failed' as const, fault, message, error };
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
