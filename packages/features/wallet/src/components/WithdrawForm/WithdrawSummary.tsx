import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { useMoney } from '@parlour/feature-core';
import type { BankAccount } from '@parlour/gateway-openapi/member';
import type { WithdrawMethod } from '@parlour/gateway-openapi/wallet';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WithdrawalValues } from '../../model/withdrawal.schema';

export interface WithdrawSummaryProps {
  method: WithdrawMethod;
  accounts: readonly BankAccount[];
}

/** What will be requested: the values of the surrounding form, with the fee and the usual time. */
export function WithdrawSummary({ method, accounts }: WithdrawSummaryProps) {
  const { t } = useTranslation('wallet');
  const { full: money, plain } = useMoney();
  const [amount, accountId] = useWatch<WithdrawalValues, ['amount', 'bankAccountId']>({
    name: ['amount', 'bankAccountId'],
  });
  const account = accounts.find(({ bankAccountId }) => bankAccountId === accountId);
  const { displayName, feeRate, averageMinutes } = method;
  return (
    <Card variant="sunken" aria-live="polite">
      <FactList
        facts={[
          { label: t('method'), value: displayName },
          {
            label: t('withdraw.account'),
            value: account === undefined ? '–' : <bdi>{account.accountNumber}</bdi>,
          },
          { label: t('amount'), value: amount === '' ? '–' : money(amount) },
          { label: t('fee'), value: t('withdraw.feeText', { rate: plain(feeRate) }) },
          ...(averageMinutes === null
            ? []
            : [{ label: t('usually'), value: t('minutes', { count: averageMinutes }) }]),
        ]}
      />
    </Card>
  );
}
