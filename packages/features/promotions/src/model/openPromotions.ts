import type { PageOpening } from '@parlour/feature-core';
import { listPromotions } from '@parlour/gateway-openapi/promotions';
import { readAddress } from './promotionsAddress';
import { NEWBIES, promotionsQuery } from './usePromotions';

/** No subscription: the answer only goes into the cache, where the page finds it. */
const UNWATCHED = { subscribe: false };

/** Prefetches the first promotions. */
export const openPromotions: PageOpening = ({ dispatch }) =>
  dispatch(listPromotions.initiate(promotionsQuery(readAddress('')), UNWATCHED));

/** Prefetches the promotions of new members. */
export const openNewbies: PageOpening = ({ dispatch }) =>
  dispatch(listPromotions.initiate(promotionsQuery(NEWBIES), UNWATCHED));
