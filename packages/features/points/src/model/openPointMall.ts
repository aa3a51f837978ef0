import type { PageOpening } from '@parlour/feature-core';
import { getPointConfig, getPointRewards } from '@parlour/gateway-openapi/points';
import { productsQuery } from './usePointMall';

/** No subscription: the answers only go into the cache, where the mall finds them. */
const UNWATCHED = { subscribe: false };

/** Prefetches the mall's rules and its first products. */
export const openPointMall: PageOpening = ({ dispatch }) =>
  Promise.all([
    dispatch(getPointConfig.initiate(undefined, UNWATCHED)),
    dispatch(getPointRewards.initiate(productsQuery(null, 1), UNWATCHED)),
  ]);
