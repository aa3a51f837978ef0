import type { PageOpening } from '@parlour/feature-core';
import { listPromotions } from '@parlour/gateway-openapi/promotions';
import { readAddress } from './promotionsAddress';
import { NEWBIES, promotionsQuery } from './usePromotions';

/** Whoever draws them finds the answer kept; nobody watches it yet. */
const UNWATCHED = { subscribe: false };

/** Asks for the first promotions. */
export const openPromotions: PageOpening = ({ dispatch }) =>
  dispatch(listPromotions.initiate(promotionsQuery(readAddress('')), UNWATCHED));

/** Asks for the promotions of new members. */
export const openNewbies: PageOpening = ({ dispatch }) =>
  dispatch(listPromotions.initiate(promotionsQuery(NEWBIES), UNWATCHED));
