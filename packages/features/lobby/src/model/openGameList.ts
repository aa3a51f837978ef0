import { hotGamesQuery, type PageOpening } from '@parlour/feature-core';
import { getGameList, getHotGames } from '@parlour/gateway-openapi/start';
import { gameTypeOf, NO_FILTERS } from './gameFilters';
import { gameListQuery, PAGE_SIZE } from './gameListQuery';

/** No subscription: the answer only goes into the cache, where the list finds it. */
const UNWATCHED = { subscribe: false };

/** Prefetches the first games of the list at an address. */
export const openGameList: PageOpening = ({ dispatch, getState }, { pathname, language }) => {
  const { merchantCode: merchant } = getState().merchant;
  const gameType = gameTypeOf(pathname);
  if (gameType === 'HOT')
    return dispatch(getHotGames.initiate(hotGamesQuery(merchant, language), UNWATCHED));
  const query = gameListQuery({ merchant, gameType, language }, NO_FILTERS);
  return dispatch(getGameList.initiate({ ...query, pageNo: 1, pageSize: PAGE_SIZE }, UNWATCHED));
};
