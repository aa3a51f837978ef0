import { type CoreState, useCoreDispatch } from '@parlour/feature-core';
import { type Game, getGameList } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type GameListQuery, PAGE_SIZE } from './gameListQuery';
import { createSpacedQueue } from './spacedQueue';

const queue = createSpacedQueue(300);

export interface GamePages {
  status: 'loading' | 'ready' | 'failed';
  /** Why, where it failed. */
  error?: unknown;
  /** Games in all that fit the query. */
  total: number;
  /** The game at a place, or undefined while its page is under way. */
  gameAt: (index: number) => Game | undefined;
  /** Asks for the pages of a range that are not there yet. */
  need: (range: { first: number; last: number }) => void;
  retry: () => void;
}

interface Loaded {
  key: string;
  status: GamePages['status'];
  error?: unknown;
  total: number;
  pages: ReadonlyMap<number, readonly Game[]>;
}

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/**
 * A long list of games, page by page as it is looked at. The last list stays in sight until the next one is
 * there. While `isPaused` nothing is asked for: what is shown then comes from elsewhere.
 */
export function useGamePages(query: GameListQuery, isPaused = false): GamePages {
  const dispatch = useCoreDispatch();
  const key = JSON.stringify(query);
  const asked = useRef({ key: '', pages: new Set<number>() });
  const { getState } = useStore<CoreState>();
  const [loaded, setLoaded] = useState<Loaded>(() => {
    // What a visit that begins here has asked for already is shown at once.
    const { data } = getGameList.select({ ...query, pageNo: 1, pageSize: PAGE_SIZE })(getState());
    return data === undefined
      ? { key, status: 'loading', total: 0, pages: new Map() }
      : { key, status: 'ready', total: data.totalElements, pages: new Map([[1, data.content]]) };
  });

  const load = useCallback(
    (pageNo: number) => {
      // A grid that is drawn with its first rows asks for them before the list itself does.
      if (asked.current.key !== key) {
        queue.clear();
        asked.current = { key, pages: new Set() };
      }
      const { current } = asked;
      if (current.pages.has(pageNo)) return;
      current.pages.add(pageNo);
      const parsed = JSON.parse(key) as typeof query;
      queue.add(() => {
        const request = dispatch(getGameList.initiate({ ...parsed, pageNo, pageSize: PAGE_SIZE }));
        void request.then(({ data, error, isError }) => {
          request.unsubscribe();
          // A newer query has taken the place of this one.
          if (asked.current !== current) return;
          if (data === undefined || isError) {
            current.pages.delete(pageNo);
            setLoaded((before) =>
              before.key === key && before.pages.size > 0
                ? before
                : { key, status: 'failed', error, total: 0, pages: new Map() },
            );
            return;
          }
          setLoaded((before) => ({
            key,
            status: 'ready',
            total: data.totalElements,
            pages: new Map(before.key === key ? before.pages : []).set(pageNo, data.content),
          }));
        });
      });
    },
    [dispatch, key],
  );

  useEffect(() => {
    if (isPaused) return undefined;
    load(1);
    return () => {
      asked.current = { key: '', pages: new Set() };
      queue.clear();
    };
  }, [load, isPaused]);

  const { pages, total } = loaded;
  const gameAt = useCallback(
    (index: number) => pages.get(pageOf(index))?.[index % PAGE_SIZE],
    [pages],
  );
  return {
    error: loaded.error,
    status: loaded.status === 'failed' && loaded.key !== key ? 'loading' : loaded.status,
    total,
    gameAt,
    need: ({ first, last }) => {
      for (let page = pageOf(first); page <= pageOf(Math.max(first, last)); page += 1) load(page);
    },
    retry: () => {
      setLoaded({ key, status: 'loading', total: 0, pages: new Map() });
      asked.current = { key: '', pages: new Set() };
      load(1);
    },
  };
}
