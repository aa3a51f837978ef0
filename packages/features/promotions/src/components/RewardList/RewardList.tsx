import { Button } from '@parlour/design-system/Button';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { Reward } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { useConditionText } from '../../model/useConditionText';
import { NOTHING, useCreditTexts } from '../../model/useCreditTexts';
import * as S from './RewardList.styles';

export interface RewardListProps {
  rewards: readonly Reward[];
  claimingId: string | undefined;
  onClaim: (reward: Reward) => void;
}

/** Rewards of one status, with a button on those that can be claimed (PROMO-04). */
export function RewardList({ rewards, claimingId, onClaim }: RewardListProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const creditText = useCreditTexts();
  const conditionText = useConditionText();
  const noteOf = ({ status, expiresAt, claimedAt }: Reward): string | null => {
    if (claimedAt !== null) return t('reward.claimedAt', { date: formatMoment(claimedAt, tag) });
    if (expiresAt === null) return null;
    const date = formatMoment(expiresAt, tag);
    return status === 'expired' ? t('ticket.expiredAt', { date }) : t('period.until', { date });
  };
  return (
    <S.List role="list">
      {rewards.map((reward) => {
        const { rewardId, title, source, status, turnoverMultiple } = reward;
        const note = noteOf(reward);
        return (
          <S.Item key={rewardId}>
            <S.Words>
              <h3>{title}</h3>
              <p>
                <S.Amount>{creditText(reward)}</S.Amount> · {t(`source.${source}`)}
              </p>
              {reward.amount === NOTHING ? null : <p>{conditionText(turnoverMultiple)}</p>}
              {note === null ? null : <p>{note}</p>}
            </S.Words>
            {status === 'claimable' ? (
              <Button
                tone="accent"
                isLoading={claimingId === rewardId}
                aria-label={`${t('action.claimReward')} ${title}, ${creditText(reward)}`}
                onClick={() => onClaim(reward)}
              >
                {t('action.claimReward')}
              </Button>
            ) : null}
          </S.Item>
        );
      })}
    </S.List>
  );
}
