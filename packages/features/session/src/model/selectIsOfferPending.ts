import { type CoreState, statusQuery } from '@parlour/feature-core';
import { getSystemStatus } from '@parlour/gateway-openapi/start';

/** True until it is known which ways in the merchant has on: a form that changed them under a person's hands would lose what was typed. */
export const selectIsOfferPending = (state: CoreState): boolean => {
  const { data, isLoading } = getSystemStatus.select(statusQuery())(state);
  return data === undefined && isLoading;
};
