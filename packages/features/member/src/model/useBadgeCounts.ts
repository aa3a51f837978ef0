import { useGetUnreadCountQuery } from '@parlour/gateway-openapi/messages';

/** The counts of the badges (MC-02), and whether friends can be invited (PROMO-05). */
export function useBadgeCounts() {
  const { data, isLoading } = useGetUnreadCountQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return {
    missions: data?.availableMissionCount ?? 0,
    messages: data?.unreadMessage ?? 0,
    rewards: data?.availableRewardCount ?? 0,
    /** Offers and termination requests that wait for an answer (AC-07). */
    contracts: data?.contractsToAnswer ?? 0,
    hasReferral: data?.availablePromo.REFERRAL.enabled === true,
    isLoading,
  };
}
