import { Grid } from '@parlour/design-system/layout/Grid';
import { StatTile } from '@parlour/design-system/StatTile';
import { useMoney } from '@parlour/feature-core';
import type { WithdrawOptions } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';

/** What can be withdrawn, and what is left of today's limits, from the gateway (WAL-02). */
export function WithdrawFigures({ options }: { options: WithdrawOptions }) {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const { availableAmount, waitingAmount, turnoverLeft, amountLeftToday, countLeftToday } = options;
  return (
    <Grid minColumn={140} gap={12} even={3}>
      <StatTile label={t('withdraw.available')} value={money(availableAmount)} />
      <StatTile
        label={t('waiting.amount')}
        value={money(waitingAmount)}
        hint={
          Number(turnoverLeft) > 0
            ? t('withdraw.turnoverText', { amount: money(turnoverLeft) })
            : undefined
        }
      />
      <StatTile
        label={t('withdraw.leftToday')}
        value={money(amountLeftToday)}
        hint={t('withdraw.countLeft', { count: countLeftToday })}
      />
    </Grid>
  );
}
