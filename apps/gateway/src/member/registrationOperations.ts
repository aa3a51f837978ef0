import type { Handlers, Services } from '../services';
import { countVisit, findInvitation } from './affiliate';
import { registerAccount } from './register';

/** Registration. */
export function registrationOperations(services: Services) {
  const { db, config } = services;
  return {
    register: (call) => registerAccount(services, call, false),

    registerByMobile: (call) => registerAccount(services, call, true),

    async checkAffiliateCode({ query, now }) {
      const { link } = await findInvitation(db, config.merchant, query.code, now);
      if (link !== null) await countVisit(db, link);
      return null;
    },
  } satisfies Handlers;
}
