import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AddressState, readState, writeState } from './addressState';

interface AddressStateControl {
  state: AddressState;
  /** Changes some of it. A choice is a step to go back from; with `replace`, as while somebody types, it is none. */
  write: (changes: AddressState, options?: { replace?: boolean }) => void;
  /** Another part of the page, which has a state of its own. */
  restart: (state: AddressState) => void;
}

/** The state of a page of the agent centre, which is in the address. */
export function useAddressState(): AddressStateControl {
  const [query, setQuery] = useSearchParams();
  // The address changes in a transition, later than the next choice may be made.
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
