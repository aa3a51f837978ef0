import { type CoreState, useCoreDispatch } from '@parlour/feature-core';
import { type Game, getGameList } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type GameListQuery, PAGE_SIZE } from './gameListQuery';
import type { LobbyGame } from './lobbyGame';

export interface GamePages {
  status: 'loading' | 'ready' | 'failed';
  /** The error, if loading failed. */
  error?: unknown;
  /** Number of all games that match the query. */
  total: number;
  /** The game at an index, or undefined while its page is loading. */
  gameAt: (index: number) => LobbyGame | undefined;
  /** Loads the pages of a range that have not been requested yet. */
  need: (range: { first: number; last: number }) => void;
  /** Reloads a list that failed; of a list that is shown, only the pages that failed. */
  retry: () => void;
  /** The error of pages further down; undefined if none failed. */
  missing?: { error: unknown } | undefined;
}

interface Loaded {
  key: string;
  status: GamePages['status'];
  error?: unknown;
  total: number;
  pages: ReadonlyMap<number, readonly Game[]>;
  missing?: { error: unknown } | undefined;
}

interface Asked {
  key: string;
  pages: Set<number>;
  /** Pages that failed, with the error. They are requested again by `retry` only. */
  failed: Map<number, unknown>;
  /** Cancel the requests. */
  abort: (() => void)[];
}

const askedOf = (key: string): Asked => ({ key, pages: new Set(), failed: new Map(), abort: [] });

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** Of several pages that failed, the first error is shown. */
function missingOf({ failed }: Asked): Loaded['missing'] {
  const [first] = failed.values();
  return failed.size === 0 ? undefined : { error: first };
}

/**
 * A long list of games, loaded page by page as it scrolls. The last list stays visible until the next one has
 * loaded. While `isPaused` nothing is requested: the caller shows games from elsewhere.
 */
export function useGamePages(query: GameListQuery, isPaused = false): GamePages {
  const dispatch = useCoreDispatch();
  const key = JSON.stringify(query);
  const asked = useRef(askedOf(''));
  const { getState } = useStore<CoreState>();
  const [loaded, setLoaded] = useState<Loaded>(() => {
    // The first page may be prefetched; then it is shown at once.
    const { data } = getGameList.select({ ...query, pageNo: 1, pageSize: PAGE_SIZE })(getState());
    return data === undefined
      ? { key, status: 'loading', total: 0, pages: new Map() }
      : { key, status: 'ready', total: data.totalElements, pages: new Map([[1, data.content]]) };
  });

  /** Cancels all requests and begins without any. */
  const startOver = useCallback((newKey: string) => {
    for (const abort of asked.current.abort) abort();
    asked.current = askedOf(newKey);
  }, []);

  const load = useCallback(
    (pageNo: number) => {
      // A grid that renders its first rows requests them before the effect below does.
      if (asked.current.key !== key) startOver(key);
      const { current } = asked;
      if (current.pages.has(pageNo)) return;
      current.pages.add(pageNo);
      const wanted = { ...(JSON.parse(key) as typeof query), pageNo, pageSize: PAGE_SIZE };
      const request = dispatch(getGameList.initiate(wanted));
      current.abort.push(() => request.abort());
      void request.then(({ data, error, isError }) => {
        request.unsubscribe();
        // A newer query has replaced this one.
        if (asked.current !== current) return;
        if (data !== undefined && !isError) current.failed.delete(pageNo);
        else current.failed.set(pageNo, error);
        const missing = missingOf(current);
        if (data === undefined || isError) {
          setLoaded((before) => {
            if (before.key === key && before.pages.size > 0) return { ...before, missing };
            // If a later page fails first, the first page may still load.
            return pageNo === 1
              ? { key, status: 'failed', error, total: 0, pages: new Map() }
              : before;
          });
          return;
        }
        setLoaded((before) => ({
          key,
          status: 'ready',
          total: data.totalElements,
          pages: new Map(before.key === key ? before.pages : []).set(pageNo, data.content),
          missing,
        }));
      });
    },
    [dispatch, key, startOver],
  );

  useEffect(() => {
    if (isPaused) return undefined;
    load(1);
    return () => startOver('');
  }, [load, isPaused, startOver]);

  const { pages, total, status, missing } = loaded;
  const gameAt = useCallback(
    (index: number) => pages.get(pageOf(index))?.[index % PAGE_SIZE],
    [pages],
  );
  const retry = useCallback(() => {
    if (status === 'ready') {
      const again = [...asked.current.failed.keys()];
      for (const pageNo of again) asked.current.pages.delete(pageNo);
      asked.current.failed.clear();
      setLoaded((before) => ({ ...before, missing: undefined }));
      again.forEach(load);
      return;
    }
    setLoaded({ key, status: 'loading', total: 0, pages: new Map() });
    startOver('');
    load(1);
  }, [key, load, startOver, status]);

  const isWanting = !isPaused && (status === 'failed' || missing !== undefined);
  useEffect(() => {
    if (!isWanting) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWanting, retry]);

  return {
    error: loaded.error,
    status: status === 'failed' && loaded.key !== key ? 'loading' : status,
    total,
    gameAt,
    need: ({ first, last }) => {
      for (let page = pageOf(first); page <= pageOf(Math.max(first, last)); page += 1) load(page);
    },
    retry,
    missing: loaded.key === key ? missing : undefined,
  };
}
