import { Button } from '@parlour/design-system/Button';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { Reward } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { useConditionText } from '../../model/useConditionText';
import { NOTHING, useCreditTexts } from '../../model/useCreditTexts';
import * as S from './RewardOffer.styles';

export interface RewardOfferProps {
  reward: Reward;
  isClaiming: boolean;
  onClaim: () => void;
}

/** A claimable reward: its value, its deadline, and the button that claims it. */
export function RewardOffer({ reward, isClaiming, onClaim }: RewardOfferProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const creditText = useCreditTexts();
  const conditionText = useConditionText();
  const { amount, expiresAt, turnoverMultiple } = reward;
  return (
    <S.Root>
      <S.Amount>{creditText(reward)}</S.Amount>
      {amount === NOTHING ? null : <S.Note>{conditionText(turnoverMultiple)}</S.Note>}
      {expiresAt === null ? null : (
        <S.Note>{t('period.until', { date: formatMoment(expiresAt, tag) })}</S.Note>
      )}
      <S.Act>
        <Button size="lg" tone="accent" isLoading={isClaiming} onClick={onClaim}>
          {t('action.claimReward')}
        </Button>
      </S.Act>
    </S.Root>
  );
}
