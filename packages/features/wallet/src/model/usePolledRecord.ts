import { selectAccount, useCoreDispatch, useCoreSelector } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';
import { useEffect, useRef } from 'react';
import { startPolling, stopPolling } from './startPolling';

/** Pause between two looks at a record that is still on its way, in ms. */
export const POLL_INTERVAL = 5000;

interface OnItsWay {
  /** Names the record. */
  id: string;
  /** Undefined while it is not known. */
  state: string | undefined;
  /** Whether no more money moves for it. */
  isOver: (state: string) => boolean;
  ask: () => Promise<string>;
}

/**
 * Asks for the balance and the lists anew when what is looked at has gone a step further, also after its page
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
