import type { Handlers, Services } from '../services';
import { badgesOf } from './badges';
import { memberOf } from './viewer';

/** The counts on the badges of header and member centre. */
export function messageOperations(services: Services) {
  const { db } = services;
  return {
    async getUnreadCount(call) {
      const waiting = await badgesOf(db, memberOf(services, call));
      return {
        unreadMessage: waiting.messages,
        availablePromoCount: waiting.promotions,
        availableMissionCount: waiting.missions,
        availableRewardCount: waiting.rewards,
        contractsToAnswer: waiting.contracts,
        availablePromo: { REFERRAL: { enabled: waiting.hasReferral } },
      };
    },

    async getBadgeCounts(call) {
      const waiting = await badgesOf(db, memberOf(services, call));
      return {
        availablePromoCount: waiting.promotions,
        unreadMessage: waiting.messages,
        missions: waiting.missions,
        rewards: waiting.rewards,
        availablePromo: { REFERRAL: { enabled: waiting.hasReferral } },
      };
    },
  } satisfies Handlers;
}
