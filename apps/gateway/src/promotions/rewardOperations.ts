import { spanOf } from '../platform/days';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { listBonuses } from './bonuses';
import { intentOf } from './credit';
import { claimRebate, ratesFor, statementOf } from './rebates';
import { claimReward, listRewards } from './rewards';
import { viewerOf } from './viewer';

/** Days of bonuses that are listed by default. */
const USUAL_DAYS = 7;

/** The reward centre, the history of bonuses, and rebates that are claimed by hand. */
export function rewardOperations(services: Services) {
  const { config, db } = services;
  return {
    listRewards: (call) => listRewards(db, loggedIn(call).account.id, call.query, call),

    claimReward(call) {
      const at = { intent: intentOf(call), now: call.now };
      return claimReward(call.db, loggedIn(call).account.id, call.body.rewardId, at);
    },

    getBonusDetails(call) {
      const span = spanOf(call.query, call.now, config.utcOffsetMinutes, USUAL_DAYS);
      return listBonuses(db, loggedIn(call).account.id, span, call.query, call);
    },

    async getRebateRates(call) {
      const { account } = viewerOf(services, call);
      return { rates: await ratesFor(db, account, call.now) };
    },

    getRebates: (call) => statementOf(db, loggedIn(call).account, call.now),

    claimRebate(call) {
      const at = { intent: intentOf(call), now: call.now };
      return claimRebate(call.db, loggedIn(call).account, call.body, at);
    },
  } satisfies Handlers;
}
