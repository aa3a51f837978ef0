import { Stack } from '@parlour/design-system/layout/Stack';
import { useCategoryNames } from '@parlour/feature-core';
import { IntentNotice, LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { RebateRates } from '../../components/RebateRates/RebateRates';
import { RebateView } from '../../components/RebateView/RebateView';
import { useClaimRebate, useRebate } from '../../model/useRebate';
import { useRebateRates } from '../../model/useRebateRates';

/** The rebate that a member claims by hand, and its rates (PROMO-04, LOB-10). */
export default function ManualRebatePage() {
  const { t } = useTranslation('promotions');
  const rebate = useRebate();
  const categoryOf = useCategoryNames();
  const { state, claim, isClaiming } = useClaimRebate();
  if (rebate.status === 'loading') return <LoadingRows heights={[140, 96, 96]} />;
  if (rebate.status === 'failed') return <LoadError title={t('rebate.failed')} state={rebate} />;
  const { data: statement } = rebate;
  return (
    <Stack gap={24}>
      <IntentNotice state={state} />
      <RebateView
        statement={statement}
        categoryOf={categoryOf}
        isClaiming={isClaiming}
        onClaim={() => claim({ statementId: statement.statementId, amount: statement.amount })}
      />
      <Rates categoryOf={categoryOf} />
    </Stack>
  );
}

function Rates({ categoryOf }: { categoryOf: (code: string) => string }) {
  const { t } = useTranslation('promotions');
  const rates = useRebateRates();
  if (rates.status === 'loading') return <LoadingRows heights={[56, 56, 56, 56]} />;
  if (rates.status === 'failed') return <LoadError title={t('rebate.ratesFailed')} state={rates} />;
  return <RebateRates rates={rates.data} categoryOf={categoryOf} />;
}
