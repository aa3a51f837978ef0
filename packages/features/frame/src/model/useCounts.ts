import { selectIsTrial, useCoreSelector } from '@parlour/feature-core';
import { useGetUnreadCountQuery } from '@parlour/gateway-openapi/messages';

/** Promotions, messages and contracts that wait for the member (AC-07); null until they are known, and for trial users (HDR-09). */
export function useCounts() {
  const isTrial = useCoreSelector(selectIsTrial);
  const { data } = useGetUnreadCountQuery(undefined, {
    skip: isTrial,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return {
    promotions: data?.availablePromoCount ?? null,
    messages: data?.unreadMessage ?? null,
    contracts: data?.contractsToAnswer ?? null,
  };
}
