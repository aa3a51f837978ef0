import { eq } from 'drizzle-orm';
import type { components } from '../generated/contract';
import { toWirePause } from '../saferPlay/pauses';
import type { Handlers, Services } from '../services';
import { CURRENCY_SYMBOL } from '../session/accounts';
import { loggedIn } from '../session/loggedIn';
import { account } from '../session/schema';
import { toMemberId } from './memberId';
import { vipLabel } from './vipTexts';

type LanguageCode = components['schemas']['LanguageCode'];

/** The member's own record. */
export function memberOperations({ db }: Services) {
  return {
    getMemberInfo(call) {
      const { account: owner, pause } = loggedIn(call);
      return {
        id: toMemberId(owner.id),
        customerId: String(700_000_000 + owner.id),
        account: owner.username,
        username: owner.username,
        nickname: owner.nickname,
        type: owner.type,
        currency: owner.currency,
        currencySymbol: CURRENCY_SYMBOL,
        language: owner.language as LanguageCode,
        birthday: owner.birthday,
        vipLevel: owner.vipLevel,
        vipLabel: vipLabel(owner.vipLevel, call.language),
        registeredAt: owner.registeredAt.toISOString(),
        playPause: pause && toWirePause(pause, call.now),
      };
    },

    async updateLanguage(call) {
      const { language } = call.body;
      await db
        .update(account)
        .set({ language })
        .where(eq(account.id, loggedIn(call).account.id));
      return null;
    },
  } satisfies Handlers;
}
