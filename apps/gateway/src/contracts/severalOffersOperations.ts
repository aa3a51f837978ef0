import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { requireAgentPolicy } from './policy';
import { makeOffers, previewOffers } from './severalOffers';

/** Offers of the same contract to several people. */
export function severalOffersOperations({ config, db, switches }: Services) {
  return {
    async previewContracts(call) {
      requireAgentPolicy(switches);
      const clock = { now: call.now, offsetMinutes: config.utcOffsetMinutes };
      return previewOffers(db, loggedIn(call).account, call.body, clock);
    },

    async offerContracts(call) {
      requireAgentPolicy(switches);
      return { outcomes: await makeOffers(db, loggedIn(call).account, call.body, call.now) };
    },
  } satisfies Handlers;
}
