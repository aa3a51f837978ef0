import { and, count, eq, isNull } from 'drizzle-orm';
import { message } from '../database/schema';
import type { Handlers } from '../platform/handlers';
import type { Services } from '../services';
import { loggedIn } from '../session/loggedIn';

/** The member's inbox and the badges. */
export function messageOperations({ db }: Services) {
  return {
    async getUnreadCount(call) {
      const { account } = loggedIn(call);
      const [unread] = await db
        .select({ messages: count() })
        .from(message)
        .where(and(eq(message.accountId, account.id), isNull(message.readAt)));
      // Promotions, missions and rewards are not answered yet, so none of them can be waiting.
      return {
        unreadMessage: unread?.messages ?? 0,
        availablePromoCount: 0,
        availableMissionCount: 0,
        availableRewardCount: 0,
        availablePromo: { REFERRAL: { enabled: true } },
      };
    },
  } satisfies Handlers;
}
