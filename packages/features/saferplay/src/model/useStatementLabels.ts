import type { StatementLabels } from '@parlour/design-system/ActivityStatement';
import type { StatementGrain } from '@parlour/gateway-openapi/saferPlay';
import { useTranslation } from 'react-i18next';

/** The words of the statement. */
export function useStatementLabels(grain: StatementGrain): StatementLabels {
  const { t } = useTranslation('statement');
  return {
    figures: {
      deposits: t('figures.deposits'),
      withdrawals: t('figures.withdrawals'),
      netDeposits: t('figures.netDeposits'),
      stake: t('figures.stake'),
      win: t('figures.win'),
      gameResult: t('figures.gameResult'),
    },
    from: t('firstDay'),
    to: t('lastDay'),
    period: t('period'),
    table: t(`table.${grain}`),
    total: t('table.total'),
    export: t('export'),
    loading: t('common:loading'),
    chart: t('chart.title'),
    measure: t('chart.measure'),
    measures: { money: t('chart.measures.money'), play: t('chart.measures.play') },
    above: { money: t('chart.above.money'), play: t('chart.above.play') },
    below: { money: t('chart.below.money'), play: t('chart.below.play') },
    alternative: t('chart.alternative'),
    grain: t('grain'),
    span: t('reach'),
  };
}
