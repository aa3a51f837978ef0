import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AddressState, readState, writeState } from './addressState';

interface AddressStateControl {
  state: AddressState;
  /** Changes some of it, with an entry in the history; with `replace`, as while somebody types, without one. */
  write: (changes: AddressState, options?: { replace?: boolean }) => void;
  /** Replaces all of it, as for another tab. */
  restart: (state: AddressState) => void;
}

/** The state of a page of the agent centre, kept in the address. */
export function useAddressState(): AddressStateControl {
  const [query, setQuery] = useSearchParams();
  // The address changes in a transition; the next choice may come before it ends.
  const [state, show] = useOptimistic(readState(query));
  const put = (next: AddressState, replace: boolean): void => {
    startTransition(() => {
      show(next);
      setQuery(writeState(query, next), { replace });
    });
  };
  return {
    state,
    write: (changes, { replace = false } = {}) => put({ ...state, ...changes }, replace),
    restart: (next) => put(next, false),
  };
}
