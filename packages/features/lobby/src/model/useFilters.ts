import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GameFilters, readFilters, writeFilters } from './gameFilters';

/** The filters of the address, and a function that changes them without a new history entry. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  // The address changes in a transition, so the next letter may be typed before it has changed.
  const [shownFilters, showFilters] = useOptimistic(filters);
  const setFilters = (next: GameFilters): void => {
    startTransition(() => {
      showFilters(next);
      setQuery(writeFilters(next), { replace: true });
    });
  };
  return { filters, shownFilters, setFilters };
}
