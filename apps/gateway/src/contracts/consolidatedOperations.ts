import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { contractsAtAGlance } from './glance';
import { requireAgentPolicy } from './policy';

/** What waits or holds in the caller's contracts. */
export function consolidatedOperations({ db, switches }: Services) {
  return {
    async getConsolidatedFunds(call) {
      requireAgentPolicy(switches);
      return contractsAtAGlance(db, loggedIn(call).account.id);
    },
  } satisfies Handlers;
}
