import {
  selectIsLoggedIn,
  selectIsTrial,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import {
  useGetFavoriteGamesListQuery,
  useGetRecentGamesQuery,
} from '@parlour/gateway-openapi/games';
import type { Game, LanguageCode } from '@parlour/gateway-openapi/start';

/** Favourites on a page, and recent games in all (LOB-08). */
const PAGE_SIZE = 24;
const MOST_RECENT = 60;

export interface MyGames {
  status: 'loading' | 'ready' | 'failed';
  /** The error, if loading failed. */
  error?: unknown;
  games: readonly Game[];
  pageCount: number;
  total: number;
  retry: () => void;
}

const NONE: readonly Game[] = [];

/** Whose games there are: nobody's of a guest, and none of a trial user. */
export function useGamesOwner(): 'guest' | 'trial' | 'member' {
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const isTrial = useCoreSelector(selectIsTrial);
  if (!isLoggedIn) return 'guest';
  return isTrial ? 'trial' : 'member';
}

interface Answered<Value> {
  /** The answer to the current query, and the last answer to any query. */
  currentData?: Value | undefined;
  data?: Value | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function toMyGames<Value>(
  { currentData, data, error, isError, isFetching, refetch }: Answered<Value>,
  read: (value: Value) => Pick<MyGames, 'games' | 'pageCount' | 'total'>,
): MyGames {
  return {
    error,
    status: currentData !== undefined ? 'ready' : isError && !isFetching ? 'failed' : 'loading',
    // The page count stays known while another page loads, and when that fails.
    ...(data === undefined ? { pageCount: 0, total: 0 } : read(data)),
    games: currentData === undefined ? NONE : read(currentData).games,
    retry: () => void refetch(),
  };
}

/** One page of the favourites, newest first. */
export function useFavouriteList(pageNo: number): MyGames {
  const { code } = useLanguage();
  const query = useGetFavoriteGamesListQuery(
    { language: code as LanguageCode, pageNo, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return toMyGames(query, ({ content, totalElements }) => ({
    games: content,
    // Computed from what is left: removing a favourite may have removed the last page.
    pageCount: Math.ceil(totalElements / PAGE_SIZE),
    total: totalElements,
  }));
}

/** The games that were launched last, newest first. */
export function useRecentList(): MyGames {
  const query = useGetRecentGamesQuery({ limit: MOST_RECENT }, { refetchOnMountOrArgChange: true });
  return toMyGames(query, (games) => ({ games, pageCount: 1, total: games.length }));
}
