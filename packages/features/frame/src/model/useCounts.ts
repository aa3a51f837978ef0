import { contractWork, pageToPay, selectIsTrial, useCoreSelector } from '@parlour/feature-core';
import { useGetUnreadCountQuery } from '@parlour/gateway-openapi/messages';

const ASKED_ANEW_MS = 30_000;

/** Counts of a member's promotions, messages and contracts (AC-07, AG-10); null until loaded, and for trial users (HDR-09). */
export function useCounts() {
  const isTrial = useCoreSelector(selectIsTrial);
  const { data } = useGetUnreadCountQuery(undefined, {
    skip: isTrial,
    // New ones are counted without a reload (MC-05).
    pollingInterval: ASKED_ANEW_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return {
    promotions: data?.availablePromoCount ?? null,
    messages: data?.unreadMessage ?? null,
    contracts: data === undefined ? null : { ...contractWork(data), pageToPay: pageToPay(data) },
  };
}
