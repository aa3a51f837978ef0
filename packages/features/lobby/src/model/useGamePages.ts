import { type CoreState, useCoreDispatch } from '@parlour/feature-core';
import { type Game, getGameList } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type GameListQuery, PAGE_SIZE } from './gameListQuery';
import type { LobbyGame } from './lobbyGame';

export interface GamePages {
  status: 'loading' | 'ready' | 'failed';
  /** Why, where it failed. */
  error?: unknown;
  /** Games in all that fit the query. */
  total: number;
  /** The game at a place, or undefined while its page is under way. */
  gameAt: (index: number) => LobbyGame | undefined;
  /** Asks for the pages of a range that have not been asked for yet. */
  need: (range: { first: number; last: number }) => void;
  /** Asks for the whole list anew, or while it is there for what is missing of it. */
  retry: () => void;
  /** Why games further down could not be had; undefined where none is missing. */
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
  /** Pages that could not be had, with why. They are asked for again when somebody wants it. */
  failed: Map<number, unknown>;
  /** Call off what nobody waits for any more. */
  abort: (() => void)[];
}

const askedOf = (key: string): Asked => ({ key, pages: new Set(), failed: new Map(), abort: [] });

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** What is said of several that are missing is why the first one is. */
function missingOf({ failed }: Asked): Loaded['missing'] {
  const [first] = failed.values();
  return failed.size === 0 ? undefined : { error: first };
}

/**
 * A long list of games, page by page as it is looked at. The last list stays in sight until the next one is
 * there. While `isPaused` nothing is asked for: what is shown then comes from elsewhere.
 */
export function useGamePages(query: GameListQuery, isPaused = false): GamePages {
  const dispatch = useCoreDispatch();
  const key = JSON.stringify(query);
  const asked = useRef(askedOf(''));
  const { getState } = useStore<CoreState>();
  const [loaded, setLoaded] = useState<Loaded>(() => {
    // What a visit that begins here has asked for already is shown at once.
    const { data } = getGameList.select({ ...query, pageNo: 1, pageSize: PAGE_SIZE })(getState());
    return data === undefined
      ? { key, status: 'loading', total: 0, pages: new Map() }
      : { key, status: 'ready', total: data.totalElements, pages: new Map([[1, data.content]]) };
  });

  /** Begins with nothing asked for, and calls off what was. */
  const startOver = useCallback((newKey: string) => {
    for (const abort of asked.current.abort) abort();
    asked.current = askedOf(newKey);
  }, []);

  const load = useCallback(
    (pageNo: number) => {
      // A grid that is drawn with its first rows asks for them before the list itself does.
      if (asked.current.key !== key) startOver(key);
      const { current } = asked;
      if (current.pages.has(pageNo)) return;
      current.pages.add(pageNo);
      const wanted = { ...(JSON.parse(key) as typeof query), pageNo, pageSize: PAGE_SIZE };
      const request = dispatch(getGameList.initiate(wanted));
      current.abort.push(() => request.abort());
      void request.then(({ data, error, isError }) => {
        request.unsubscribe();
        // A newer query has taken the place of this one.
        if (asked.current !== current) return;
        if (data !== undefined && !isError) current.failed.delete(pageNo);
        else current.failed.set(pageNo, error);
        const missing = missingOf(current);
        if (data === undefined || isError) {
          setLoaded((before) => {
            if (before.key === key && before.pages.size > 0) return { ...before, missing };
            // Of a list whose first page is under way there is more to come.
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
