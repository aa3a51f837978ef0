import type { PageOpening } from '@parlour/feature-core';
import { getPopularGames } from '@parlour/gateway-openapi/lottery';
import { POPULAR } from './useLotteryRows';

/** Asks for the lotteries that the category begins with. */
export const openLotteries: PageOpening = ({ dispatch }) =>
  dispatch(getPopularGames.initiate(POPULAR, { subscribe: false }));
