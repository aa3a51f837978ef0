import {
  framedAddress,
  type GameHosts,
  selectSystemStatus,
  useCoreDispatch,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useRef, useState } from 'react';
import { faultOf, type LaunchFault } from './launchFault';
import type { LaunchWhat } from './launchWhat';
import { startLaunch } from './startLaunch';

export type Launch =
  | { status: 'loading' }
  | { status: 'open'; src: string }
  | {
      status: 'failed';
      fault: LaunchFault;
      /** The gateway's own words, which are for people and in their language. */
      message: string | null;
    };

export interface LaunchView {
  launch: Launch;
  /** Asks for a fresh address. */
  retry: () => void;
  /** Takes the game off the page, for what its frame has shown to be so. */
  fail: (fault: LaunchFault) => void;
}

type Answer = Exclude<Launch, { status: 'open' }> | { status: 'answered'; gameUrl: string };

const LOADING: Answer = { status: 'loading' };
const failed = (fault: LaunchFault, message: string | null = null): Answer => ({
  status: 'failed',
  fault,
  message,
});

/** Asks for a fresh address of what is to be played; an address counts once, so every try asks anew. */
export function useLaunch(what: LaunchWhat | null): LaunchView {
  const { code } = useLanguage();
  const dispatch = useCoreDispatch();
  const hosts = useGameHosts();
  const key = JSON.stringify(what);
  const asked = useRef(0);
  const [answer, setAnswer] = useState(LOADING);

  const open = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const wanted = JSON.parse(key) as LaunchWhat | null;
    const fault = wanted === null ? 'unknown' : navigator.onLine ? null : 'offline';
    setAnswer(fault === null ? LOADING : failed(fault));
    if (wanted === null || fault !== null) return;
    void dispatch(startLaunch(wanted, code as LanguageCode)).then(({ launch, error }) => {
      // A newer try has taken the place of this one.
      if (mine !== asked.current) return;
      if (error === undefined) {
        setAnswer({ status: 'answered', gameUrl: launch.gameUrl });
        return;
      }
      const isOffline = error.kind !== 'refused' && !navigator.onLine;
      const message = error.kind === 'refused' && error.message !== '' ? error.message : null;
      setAnswer(failed(isOffline ? 'offline' : faultOf(error), message));
    });
  }, [key, code, dispatch]);
  useEffect(() => {
    open();
    return () => {
      asked.current += 1;
    };
  }, [open]);

  const isOffline = answer.status === 'failed' && answer.fault === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [isOffline, open]);

  const fail = useCallback((fault: LaunchFault) => setAnswer(failed(fault)), []);
  return { launch: toLaunch(answer, hosts), retry: open, fail };
}

/** Where games may be framed from; undefined until the gateway has said it. */
function useGameHosts(): GameHosts | undefined {
  const gatewayUrl = useCoreSelector(({ merchant }) => merchant.gatewayUrl);
  const hosts = useCoreSelector((state) => selectSystemStatus(state)?.info.launchGameCDNs);
  return hosts === undefined ? undefined : { hosts, gatewayUrl };
}

function toLaunch(answer: Answer, hosts: GameHosts | undefined): Launch {
  if (answer.status !== 'answered') return answer;
  if (hosts === undefined) return { status: 'loading' };
  const src = framedAddress(answer.gameUrl, hosts);
  return src === null
    ? { status: 'failed', fault: 'frame', message: null }
    : { status: 'open', src };
}
