import { Grid } from '@parlour/design-system/layout/Grid';
import { StatTile } from '@parlour/design-system/StatTile';
import { numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import type { AccountSummary } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';

/** Current balances, as the gateway sums them (SUP-06). */
export function WalletNow({ summary }: { summary: AccountSummary }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  return (
    <Grid minColumn={140} gap={12} even={6}>
      <StatTile label={t('myWallet.total')} value={money(summary.totalBalance)} />
      <StatTile label={t('transfer.main')} value={money(summary.mainBalance)} />
      <StatTile label={t('myWallet.vendors')} value={money(summary.vendorBalance)} />
      <StatTile label={t('myWallet.setAside')} value={money(summary.withdrawalsInProgress)} />
      <StatTile label={t('withdraw.turnover')} value={money(summary.turnoverLeft)} />
      <StatTile label={t('myWallet.points')} value={numberFormat(tag).format(summary.points)} />
    </Grid>
  );
}
