import { toPanelState } from '@parlour/feature-core';
import { useGetVipRankQuery, type VipLevel, type VipRank } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';

/** A member's progress in the VIP programme. */
export interface VipProgress extends Pick<VipRank, 'label' | 'level' | 'levels' | 'turnover'> {
  /** Progress to the next level; null at the highest. `share` is from 0 to 1. */
  next: { label: string; turnover: string; share: number } | null;
  /** Benefits that any level has: one that none has gets no column. */
  benefits: { rebate: boolean; birthday: boolean };
}

/** Whether a benefit is worth anything. */
export const isPositive = (amount: string): boolean => Number(amount) > 0;

/** Turns the gateway's answer into progress; figures become numbers for drawing only. */
export function toVipProgress({
  level,
  label,
  turnover,
  nextTurnover,
  levels,
}: VipRank): VipProgress {
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
    benefits: {
      rebate: levels.some(({ rebateRate }: VipLevel) => isPositive(rebateRate)),
      birthday: levels.some(({ birthdayBonus }) => isPositive(birthdayBonus)),
    },
  };
}

/** The member's level and progress to the next (SUP-06). */
export function useVip() {
  const { t } = useTranslation();
  // Every bet is progress, and nothing invalidates this query then.
  const query = useGetVipRankQuery(undefined, { refetchOnMountOrArgChange: true });
  return toPanelState(query, t, toVipProgress);
}
