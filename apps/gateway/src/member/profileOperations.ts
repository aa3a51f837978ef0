import { picturePath } from '../games/picturePath';
import { formatAmount } from '../money/amount';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { withdrawalsADay } from '../wallet/walletRules';
import { changeProfile, iconOf, profileOf } from './profile';
import { levelAbove, turnoverOf, VIP_LEVELS } from './vip';
import { vipLabel } from './vipTexts';

/** What members say about themselves, and their place in the VIP programme. */
export function profileOperations(services: Services) {
  const { content, db } = services;
  const { memberIcons: icons } = content;
  return {
    async getMemberIcon(call) {
      const iconId = await iconOf(db, loggedIn(call).account.id);
      return {
        iconId,
        icon: iconId === null ? null : picturePath.memberIcon(iconId),
        choices: icons.map((id) => ({ iconId: id, icon: picturePath.memberIcon(id) })),
      };
    },

    getProfile: (call) => profileOf(db, loggedIn(call).account.id),

    async updateProfile(call) {
      const { account: owner } = loggedIn(call);
      await changeProfile(db, owner, call.body, {
        now: call.now,
        icons,
        minimumAge: services.policy.ages.minimum,
      });
      return profileOf(db, owner.id);
    },

    async getVipRank(call) {
      const { id, vipLevel } = loggedIn(call).account;
      const next = levelAbove(vipLevel);
      return {
        level: vipLevel,
        label: vipLabel(vipLevel, call.language),
        turnover: formatAmount(await turnoverOf(db, id)),
        nextTurnover: next === undefined ? null : formatAmount(next.requiredTurnover),
        levels: VIP_LEVELS.map(({ level, requiredTurnover, rebateRate, birthdayBonus }) => ({
          level,
          label: vipLabel(level, call.language),
          requiredTurnover: formatAmount(requiredTurnover),
          // Basis points are hundredths of a percent.
          rebateRate: formatAmount(BigInt(rebateRate)),
          birthdayBonus: formatAmount(birthdayBonus),
          withdrawalsPerDay: withdrawalsADay(level),
        })),
      };
    },
  } satisfies Handlers;
}
