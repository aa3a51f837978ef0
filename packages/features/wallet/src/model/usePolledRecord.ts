import { selectAccount, useCoreDispatch, useCoreSelector } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';
import { useEffect, useRef } from 'react';
import { startPolling, stopPolling } from './startPolling';

/** Interval between two polls of a record on screen, in ms. */
export const POLL_INTERVAL = 5000;

interface PolledRecord {
  /** Id of the record. */
  id: string;
  /** Undefined while it is not known. */
  state: string | undefined;
  /** Whether it moves no more money. */
  isOver: (state: string) => boolean;
  fetchState: () => Promise<string>;
}

/**
 * Refetches the balance and the lists when the polled record has changed its state, also after its page
 * was left.
 */
export function usePolledRecord({ id, state, isOver, fetchState }: PolledRecord): void {
  const dispatch = useCoreDispatch();
  const owner = useCoreSelector((core) => selectAccount(core)?.id);
  const lastState = useRef(state);
  const latest = useRef({ state, isOver, fetchState });
  useEffect(() => {
    latest.current = { state, isOver, fetchState };
  });
  useEffect(() => {
    if (lastState.current !== undefined && lastState.current !== state)
      dispatch(baseApi.util.invalidateTags(['Balance', 'Records']));
    lastState.current = state;
  }, [dispatch, state]);
  useEffect(() => {
    stopPolling(id);
    return () => {
      const { state: unfinished, ...rest } = latest.current;
      if (unfinished === undefined || rest.isOver(unfinished)) return;
      const isOwnerLoggedIn = () =>
        dispatch((_, getState) => selectAccount(getState())?.id === owner && owner !== undefined);
      startPolling(dispatch, { ...rest, id, lastState: unfinished, isOwnerLoggedIn });
    };
  }, [dispatch, id, owner]);
}
