import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { PATHS } from '@parlour/feature-core';
import { IntentNotice, ListPager, LoadError, LoadingRows } from '@parlour/feature-shared';
import type { RewardStatus } from '@parlour/gateway-openapi/promotions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardList } from '../../components/RewardList/RewardList';
import { useClaimReward } from '../../model/useClaimReward';
import { useCreditTexts } from '../../model/useCreditTexts';
import { useRewards } from '../../model/useRewards';

const STATUSES = ['claimable', 'claimed', 'expired'] as const satisfies readonly RewardStatus[];

/** The rewards of the reward centre, by status. */
export function RewardsPanel() {
  const { t } = useTranslation('promotions');
  const creditText = useCreditTexts();
  const [shown, setShown] = useState<{ status: RewardStatus; page: number }>({
    status: 'claimable',
    page: 1,
  });
  const state = useRewards(shown.status, shown.page);
  const { state: claimState, claim, isClaiming } = useClaimReward();
  const [claimingId, setClaimingId] = useState<string>();

  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[140, 140]} />;
    if (state.status === 'failed') return <LoadError title={t('reward.failedAll')} state={state} />;
    const { content, totalPages, totals } = state.data;
    if (content.length === 0)
      return (
        <EmptyState
          title={t(`reward.none.${shown.status}`)}
          icon={<GiftIcon size={28} />}
          action={<LinkButton href={PATHS.promotions}>{t('join.promotions')}</LinkButton>}
        />
      );
    return (
      <>
        {shown.status === 'claimable' ? (
          <p>
            {t('reward.totals', {
              count: totals.claimableCount,
              worth: creditText({ amount: totals.claimableAmount, points: totals.claimablePoints }),
            })}
          </p>
        ) : null}
        <RewardList
          rewards={content}
          claimingId={isClaiming ? claimingId : undefined}
          onClaim={({ rewardId }) => {
            if (isClaiming) return;
            setClaimingId(rewardId);
            claim({ rewardId });
          }}
        />
        <ListPager
          page={shown.page}
          pageCount={totalPages}
          onSelect={({ page }) => setShown({ ...shown, page })}
        />
      </>
    );
  };
  return (
    <Stack gap={16}>
      <Inline>
        <ToggleGroup
          label={t('reward.filter')}
          selectedId={shown.status}
          onSelect={({ id }) =>
            setShown({ status: STATUSES.find((status) => status === id) ?? 'claimable', page: 1 })
          }
          items={[
            { id: 'claimable', label: t('status.claim') },
            { id: 'claimed', label: t('status.claimed') },
            { id: 'expired', label: t('expired') },
          ]}
        />
      </Inline>
      <IntentNotice state={claimState} />
      {draw()}
    </Stack>
  );
}
