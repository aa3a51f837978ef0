import {
  selectIsLoggedIn,
  selectIsTrial,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import {
  useGetFavoriteGamesListQuery,
  useGetRecentGamesQuery,
} from '@parlour/gateway-openapi/favourites';
import type { Game, LanguageCode } from '@parlour/gateway-openapi/start';

/** Favourites on a page, and recent games in all (LOB-08). */
const PAGE_SIZE = 24;
const MOST_RECENT = 60;

export interface MyGames {
  status: 'loading' | 'ready' | 'failed';
  /** Why, where it failed. */
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
  /** The answer to this question, and to the last one that was answered. */
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
    // How many pages there are is known while another one is under way, and when it fails.
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
    // By what is left: a heart that was emptied may have taken the last page away.
    pageCount: Math.ceil(totalElements / PAGE_SIZE),
    total: totalElements,
  }));
}

/** The games that were launched last, newest first. */
export function useRecentList(): MyGames {
  const query = useGetRecentGamesQuery({ limit: MOST_RECENT }, { refetchOnMountOrArgChange: true });
  return toMyGames(query, (games) => ({ games, pageCount: 1, total: games.length }));
}
