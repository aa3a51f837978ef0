import { type CoreState, statusQuery } from '@parlour/feature-core';
import { getSystemStatus } from '@parlour/gateway-openapi/start';

/** True until the merchant's login methods are loaded: a form that changed them while somebody types would lose the input. */
export const selectIsOfferPending = (state: CoreState): boolean => {
  const { data, isLoading } = getSystemStatus.select(statusQuery())(state);
  return data === undefined && isLoading;
};
