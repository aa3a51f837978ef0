import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { IntentNotice, LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { RewardOffer } from '../../components/RewardOffer/RewardOffer';
import { useClaimReward } from '../../model/useClaimReward';
import { useWaitingReward } from '../../model/useWaitingReward';

interface ClaimStepProps {
  promotionId: string;
}

/** The claimable reward of a promotion. */
export function ClaimStep({ promotionId }: ClaimStepProps) {
  const { t } = useTranslation('promotions');
  const waiting = useWaitingReward(promotionId);
  const { state, claim, isClaiming } = useClaimReward();
  if (waiting.status === 'loading') return <Skeleton height="120px" />;
  if (waiting.status === 'failed') return <LoadError title={t('reward.failed')} state={waiting} />;
  const { data: reward } = waiting;
  return (
    <Stack gap={12}>
      {reward === null ? null : (
        <RewardOffer
          reward={reward}
          isClaiming={isClaiming}
          onClaim={() => claim({ rewardId: reward.rewardId })}
        />
      )}
      <IntentNotice state={state} />
    </Stack>
  );
}
