import { getPlaySession, useGetPlaySessionQuery } from '@parlour/gateway-openapi/saferPlay';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIsBalanceHidden } from '../money/balanceHidden';
import { selectIsTrial, selectSessionStatus } from '../session/session.selectors';
import type { CoreState } from '../store/coreState';
import { useCoreSelector } from '../store/hooks';
import { everySecond } from '../timing/everySecond';
import { onClockSet } from '../timing/onClockSet';
import { askAgainIn, isCheckOpen, type PlayReading, toReading } from './playReading';

/** Play money of a trial is nobody's, so a trial has no session of play. */
const selectHasPlay = (state: CoreState): boolean =>
  selectSessionStatus(state) === 'member' && !selectIsTrial(state);

interface Answered {
  data?: PlayReading['session'] | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

function useReading({ data, error, fulfilledTimeStamp }: Answered) {
  const reading = useMemo(
    () => (data === undefined ? null : toReading(data, fulfilledTimeStamp ?? Date.now())),
    [data, fulfilledTimeStamp],
  );
  const isFailed = error !== undefined;
  const read = useCallback(
    () => reading !== null && isCheckOpen(reading, isFailed),
    [reading, isFailed],
  );
  return { reading, isFailed, isOpen: useSyncExternalStore(everySecond, read, read) };
}

/** The session of play of the member; null for anybody else. */
export interface PlaySessionView {
  /** What the gateway said last; null until it has. */
  reading: PlayReading | null;
  /** Whether it could not be asked since: then its amounts are old. */
  isFailed: boolean;
  /** Whether a reality check has to lie over the game. */
  isCheckOpen: boolean;
  isBalanceHidden: boolean;
  refetch: () => void;
}

/**
 * Follows the session of play: after each round, when the next check is due, when the tab is seen again and once a minute
 * (SP-05, SP-06). Use it once a page; `useIsPlayPaused` reads along.
 */
export function usePlaySession(): PlaySessionView | null {
  const hasPlay = useCoreSelector(selectHasPlay);
  const isBalanceHidden = useIsBalanceHidden();
  const known = getPlaySession.useQueryState(undefined, { skip: !hasPlay });
  const query = useGetPlaySessionQuery(undefined, {
    skip: !hasPlay,
    // What is cached may be of another page, long ago.
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: known.data === undefined ? 60_000 : askAgainIn(known.data),
    skipPollingIfUnfocused: true,
  });
  const { reading, isFailed, isOpen } = useReading(query);
  const { refetch } = query;
  useEffect(() => {
    if (!hasPlay) return undefined;
    // After a sleep the steady clock may be behind.
    return onClockSet(() => void refetch());
  }, [hasPlay, refetch]);
  if (!hasPlay) return null;
  const refresh = () => void refetch();
  return { reading, isFailed, isCheckOpen: isOpen, isBalanceHidden, refetch: refresh };
}

/** Whether a reality check lies over the game. Asks nothing by itself. */
export function useIsPlayPaused(): boolean {
  const hasPlay = useCoreSelector(selectHasPlay);
  const { isOpen } = useReading(getPlaySession.useQueryState(undefined, { skip: !hasPlay }));
  return hasPlay && isOpen;
}
