import { selectAccount, useCoreDispatch, useCoreSelector } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';
import { useEffect, useRef } from 'react';
import { startPolling, stopPolling } from './startPolling';

/** Interval between two polls of a record on screen, in ms. */
export const POLL_INTERVAL = 5000;

interface OnItsWay {
  /** Id of the record. */
  id: string;
  /** Undefined while it is not known. */
  state: string | undefined;
  /** Whether it moves no more money. */
  isOver: (state: string) => boolean;
  ask: () => Promise<string>;
}

/**
 * Refetches the balance and the lists when the polled record has changed its state, also after its page
 * was left.
 */
export function usePolledRecord({ id, state, isOver, ask }: OnItsWay): void {
  const dispatch = useCoreDispatch();
  const owner = useCoreSelector((core) => selectAccount(core)?.id);
  const seen = useRef(state);
  const last = useRef({ state, isOver, ask });
  useEffect(() => {
    last.current = { state, isOver, ask };
  });
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== state)
      dispatch(baseApi.util.invalidateTags(['Balance', 'Records']));
    seen.current = state;
  }, [dispatch, state]);
  useEffect(() => {
    stopPolling(id);
    return () => {
      const { state: left, ...rest } = last.current;
      if (left === undefined || rest.isOver(left)) return;
      const isWanted = () =>
        dispatch((_, getState) => selectAccount(getState())?.id === owner && owner !== undefined);
      startPolling(dispatch, { ...rest, id, seen: left, isWanted });
    };
  }, [dispatch, id, owner]);
}
