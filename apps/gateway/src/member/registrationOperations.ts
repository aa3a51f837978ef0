import { dayOf } from '../platform/days';
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
      const { sub = '', visit = true } = query;
      if (link !== null && visit)
        await countVisit(db, link, { day: dayOf(now, config.utcOffsetMinutes), sub });
      return null;
    },
  } satisfies Handlers;
}
