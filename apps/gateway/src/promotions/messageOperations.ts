import { contractWorkOf } from '../contracts/work';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { type Badges, badgesOf } from './badges';
import { memberOf } from './viewer';

const NO_OFFERS: Pick<Badges, 'promotions' | 'missions' | 'rewards'> = {
  promotions: 0,
  missions: 0,
  rewards: 0,
};

/** The counts on the badges of header and member centre. */
export function messageOperations(services: Services) {
  const { db } = services;

  const countsFor = async (call: Parameters<typeof memberOf>[1]): Promise<Badges> => {
    const waiting = await badgesOf(db, memberOf(services, call));
    // Nothing of these can be had during a break or an exclusion (SP-07).
    return loggedIn(call).pause === null ? waiting : { ...waiting, ...NO_OFFERS };
  };

  return {
    async getUnreadCount(call) {
      const { account } = memberOf(services, call);
      const [counts, contractWork] = await Promise.all([
        countsFor(call),
        call.role === 'agent' ? contractWorkOf(db, account.id, call.now) : [],
      ]);
      return {
        unreadMessage: counts.messages,
        availablePromoCount: counts.promotions,
        availableMissionCount: counts.missions,
        availableRewardCount: counts.rewards,
        contractsToAnswer: counts.contracts,
        contractWork,
        availablePromo: { REFERRAL: { enabled: counts.hasReferral } },
      };
    },

    async getBadgeCounts(call) {
      const counts = await countsFor(call);
      return {
        availablePromoCount: counts.promotions,
        unreadMessage: counts.messages,
        missions: counts.missions,
        rewards: counts.rewards,
        availablePromo: { REFERRAL: { enabled: counts.hasReferral } },
      };
    },
  } satisfies Handlers;
}
