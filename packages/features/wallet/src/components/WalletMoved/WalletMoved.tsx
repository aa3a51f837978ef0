import { Amount } from '@parlour/design-system/Amount';
import { FactList } from '@parlour/design-system/FactList';
import { useMoney } from '@parlour/feature-core';
import type { AccountSummary } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';

export interface WalletMovedProps {
  summary: AccountSummary;
  /** Whether sums of other days are loading. */
  isFetching: boolean;
}

/** Movements of the chosen days, in the terms of 'Profit and loss' (SUP-06). */
export function WalletMoved({ summary, isFetching }: WalletMovedProps) {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const sums = [
    { label: t('profit.deposit'), amount: summary.deposits },
    { label: t('profit.withdrawal'), amount: summary.withdrawals },
    { label: t('profit.bonus'), amount: summary.bonuses },
    { label: t('profit.stake'), amount: summary.stake },
    { label: t('profit.profit'), amount: summary.profit, isStrong: true },
  ];
  return (
    <FactList
      isSunken
      aria-busy={isFetching || undefined}
      facts={sums.map(({ amount, ...fact }) => ({
        ...fact,
        value: <Amount value={money(amount)} />,
      }))}
    />
  );
}
