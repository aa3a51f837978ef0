import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useMoney } from '@parlour/feature-core';
import type { DepositMethod } from '@parlour/gateway-openapi/wallet';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** What will be requested: the amount of the surrounding form, the fee and the next steps. */
export function DepositSummary({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('wallet');
  const { full: money, plain } = useMoney();
  const amount = useWatch<{ amount: string }, 'amount'>({ name: 'amount' });
  const { displayName, feeRate, averageMinutes, instructions } = method;
  return (
    <Card variant="sunken" aria-live="polite">
      <Stack gap={12}>
        <FactList
          facts={[
            { label: t('method'), value: displayName },
            { label: t('amount'), value: amount === '' ? '–' : money(amount) },
            { label: t('fee'), value: t('rate', { rate: plain(feeRate) }) },
            ...(averageMinutes === null
              ? []
              : [{ label: t('usually'), value: t('minutes', { count: averageMinutes }) }]),
          ]}
        />
        <p>{instructions}</p>
      </Stack>
    </Card>
  );
}
