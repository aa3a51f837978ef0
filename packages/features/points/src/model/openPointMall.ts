import type { PageOpening } from '@parlour/feature-core';
import { getPointConfig, getPointRewards } from '@parlour/gateway-openapi/points';
import { productsQuery } from './usePointMall';

/** Whoever draws the mall finds the answers kept; nobody watches them yet. */
const UNWATCHED = { subscribe: false };

/** Asks how the mall works, and for its first products. */
export const openPointMall: PageOpening = ({ dispatch }) =>
  Promise.all([
    dispatch(getPointConfig.initiate(undefined, UNWATCHED)),
    dispatch(getPointRewards.initiate(productsQuery(null, 1), UNWATCHED)),
  ]);
