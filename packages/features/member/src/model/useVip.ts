import { toPanelState } from '@parlour/feature-core';
import { useGetVipRankQuery, type VipLevel, type VipRank } from '@parlour/gateway-openapi/profile';
import { useTranslation } from 'react-i18next';

/** A member's place in the VIP programme as it is shown. */
export interface VipPlace extends Pick<VipRank, 'label' | 'level' | 'levels' | 'turnover'> {
  /** The way to the next level; null at the highest. */
  next: { label: string; turnover: string; share: number } | null;
  /** What levels differ in: a benefit that none of them brings has no column. */
  brings: { rebate: boolean; birthday: boolean };
}

/** Whether a level brings anything of a kind. */
export const isMore = (amount: string): boolean => Number(amount) > 0;

/** Makes a place of what the gateway tells; figures become numbers only to be drawn. */
export function toVipPlace({ level, label, turnover, nextTurnover, levels }: VipRank): VipPlace {
  const above = levels.find((one) => one.level > level);
  return {
    level,
    label,
    turnover,
    levels,
    next:
      nextTurnover === null || above === undefined
        ? null
        : {
            label: above.label,
            turnover: nextTurnover,
            share: Math.min(1, Number(turnover) / Number(nextTurnover)),
          },
    brings: {
      rebate: levels.some(({ rebateRate }: VipLevel) => isMore(rebateRate)),
      birthday: levels.some(({ birthdayBonus }) => isMore(birthdayBonus)),
    },
  };
}

/** The member's level and the way to the next (SUP-06). */
export function useVip() {
  const { t } = useTranslation();
  // Every bet brings the next level nearer, and none of them says so here.
  const query = useGetVipRankQuery(undefined, { refetchOnMountOrArgChange: true });
  return toPanelState(query, t, toVipPlace);
}
