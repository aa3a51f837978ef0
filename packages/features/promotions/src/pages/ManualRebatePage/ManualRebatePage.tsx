import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { useCategoryNames } from '@parlour/feature-core';
import { IntentNotice, LoadFault } from '@parlour/feature-parts';
import { useTranslation } from 'react-i18next';
import { RebateView } from '../../components/RebateView/RebateView';
import { useClaimRebate, useRebate } from '../../model/useRebate';

/** The rebate that a member takes by hand (PROMO-04). */
export default function ManualRebatePage() {
  const { t } = useTranslation('promotions');
  const rebate = useRebate();
  const categoryOf = useCategoryNames();
  const { state, claim, isClaiming } = useClaimRebate();
  if (rebate.status === 'loading') return <Skeleton height="360px" />;
  if (rebate.status === 'failed') return <LoadFault title={t('rebate.failed')} state={rebate} />;
  const { data: statement } = rebate;
  return (
    <Stack gap={16}>
      <IntentNotice state={state} />
      <RebateView
        statement={statement}
        categoryOf={categoryOf}
        isClaiming={isClaiming}
        onClaim={() => claim({ statementId: statement.statementId, amount: statement.amount })}
      />
    </Stack>
  );
}
