import { Stack } from '@parlour/design-system/layout/Stack';
import { useCategoryNames } from '@parlour/feature-core';
import { type TeamBet, useGetTeamBetsQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';

const STATES = ['open', 'settled', 'void'] as const;

/** Every bet of the team (AC-03). */
export default function TeamBetsPage() {
  const { t } = useTranslation('agent');
  const nameOf = useCategoryNames();
  const filter = useReportFilter('previous7');
  const status = STATES.find((state) => state === filter.kind);
  const args = {
    ...filter.query,
    ...(status === undefined ? {} : { status }),
  };
  const query = useGetTeamBetsQuery(args);
  const file = useReportExport('team-bets.csv', { report: 'getTeamBets', ...args });
  const name = t('pages.personalHistoryCopy');
  const { totals, ...report } = useReport(name, query, filter);
  const { text, amount, moment } = useReportColumns();
  return (
    <Stack gap={24}>
      <ReportFilters
        filter={filter}
        kinds={{
          label: t('member.status'),
          all: t('filter.all'),
          options: STATES.map((value) => ({ value, label: t(`betStatus.${value}`) })),
        }}
      />
      <ReportTable<TeamBet>
        {...report}
        name={name}
        file={file}
        rowId={({ betId }) => betId}
        columns={[
          text('account', t('member.account'), (bet) => bet.account, { priority: 'primary' }),
          text('gameName', t('bets.game'), (bet) => bet.gameName),
          text('gameCategory', t('bets.category'), (bet) => nameOf(bet.gameCategory), {
            priority: 'low',
          }),
          amount('betAmount', t('money.betAmount'), (bet) => bet.betAmount, {
            total: totals?.betAmount,
          }),
          amount('validBet', t('money.validBet'), (bet) => bet.validBet, {
            total: totals?.validBet,
            priority: 'low',
          }),
          amount('payout', t('money.payout'), (bet) => bet.payout, { total: totals?.payout }),
          amount('profitLoss', t('money.gameResult'), (bet) => bet.profitLoss, {
            total: totals?.profitLoss,
          }),
          text('status', t('member.status'), (bet) => t(`betStatus.${bet.status}`)),
          moment('placedAt', t('bets.placedAt'), (bet) => bet.placedAt),
        ]}
      />
    </Stack>
  );
}
