import { matchOptions } from '@parlour/design-system/matchOptions';
import { useCallback, useMemo } from 'react';
import { type Catalogue, fits, gameOf } from './catalogue';
import type { GameFilters } from './gameFilters';
import type { GamePages } from './useGamePages';

const noop = (): void => undefined;

/** Results of a search in the catalogue, at once and without a call; null without a catalogue or a search. */
export function useSearchedGames(
  catalogue: Catalogue | null,
  filters: GameFilters,
): GamePages | null {
  const { search, vendor, classify, onlyNew, hasMinBet, hasMinLines } = filters;
  const words = search.trim();
  const found = useMemo(() => {
    if (catalogue === null || words === '') return null;
    const wanted = { search: '', vendor, classify, onlyNew, hasMinBet, hasMinLines };
    // In the order of the catalogue, like the gateway's search: nothing moves when these results replace it.
    return matchOptions(catalogue.rows, words)
      .filter(({ at }) => fits(catalogue, at, wanted))
      .sort((one, other) => one.at - other.at);
  }, [catalogue, words, vendor, classify, onlyNew, hasMinBet, hasMinLines]);
  const gameAt = useCallback(
    (place: number) => {
      const row = found?.[place];
      return catalogue === null || row === undefined ? undefined : gameOf(catalogue, row.at);
    },
    [catalogue, found],
  );
  return useMemo(
    () =>
      found === null
        ? null
        : { status: 'ready', total: found.length, gameAt, need: noop, retry: noop },
    [found, gameAt],
  );
}
