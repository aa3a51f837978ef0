import type { PageOpening } from '@parlour/feature-core';
import { getPopularGames } from '@parlour/gateway-openapi/lottery';
import { POPULAR } from './useLotteryRows';

/** Prefetches the lotteries that the category shows first. */
export const openLotteries: PageOpening = ({ dispatch }) =>
  dispatch(getPopularGames.initiate(POPULAR, { subscribe: false }));
