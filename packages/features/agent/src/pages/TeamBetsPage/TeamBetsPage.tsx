import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useCategoryNames } from '@parlour/feature-core';
import { type FigureName, type TeamBet, useGetTeamBetsQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Explained } from '../../components/Explained/Explained';
import { explainedBy } from '../../components/FigureButton/explainedBy';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { SavedViews } from '../../components/SavedViews/SavedViews';
import { TermHelp } from '../../components/TermHelp/TermHelp';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';
import { useSavedViews } from '../../model/useSavedViews';

const STATES = ['open', 'settled', 'void'] as const;

/** An open bet has neither a payout nor a result yet. */
const ofDecided = (column: DataColumn<TeamBet>): DataColumn<TeamBet> => ({
  ...column,
  cell: (bet) => (bet.status === 'open' ? '–' : column.cell(bet)),
  text: (bet) => (bet.status === 'open' ? '' : (column.text?.(bet) ?? '')),
});

/** Every bet of the team (AC-03). */
export default function TeamBetsPage() {
  const { t } = useTranslation('agent');
  const nameOf = useCategoryNames();
  const filter = useReportFilter('previous7');
  const views = useSavedViews('getTeamBets');
  const status = STATES.find((state) => state === filter.kind);
  const narrowed = {
    ...filter.scope,
    ...(filter.category === '' ? {} : { gameCategory: filter.category }),
  };
  const args = { ...narrowed, pageNo: filter.pageNo, ...(status === undefined ? {} : { status }) };
  const query = useGetTeamBetsQuery(args);
  const file = useReportExport('team-bets.csv', { report: 'getTeamBets', ...args });
  const name = t('pages.personalHistoryCopy');
  const { totals, ...report } = useReport(name, query, filter);
  const { text, amount, moment } = useReportColumns();
  /** Only the sums are figures: a bet is a record itself. Of open bets no explanation knows. */
  const totalOf = (figure: FigureName) =>
    explainedBy<TeamBet>((bet) => {
      if (bet !== null || (status !== undefined && status !== 'settled')) return null;
      return { figure, ...narrowed };
    });
  return (
    <Explained>
      <Stack gap={24}>
        <SavedViews views={views} />
        <ReportFilters
          filter={filter}
          kinds={{
            label: t('member.status'),
            all: t('filter.all'),
            options: STATES.map((value) => ({ value, label: t(`betStatus.${value}`) })),
          }}
          category={
            filter.category === ''
              ? undefined
              : { label: t('bets.category'), value: filter.category, name: nameOf(filter.category) }
          }
        />
        <TermHelp terms={['betAmount', 'validBet', 'payout', 'gameResult']} />
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
              ...totalOf('betAmount'),
            }),
            amount('validBet', t('money.validBet'), (bet) => bet.validBet, {
              total: totals?.validBet,
              ...totalOf('validBet'),
              priority: 'low',
            }),
            ofDecided(
              amount('payout', t('money.payout'), (bet) => bet.payout, {
                total: totals?.payout,
                ...totalOf('payout'),
              }),
            ),
            ofDecided(
              amount('profitLoss', t('money.gameResult'), (bet) => bet.profitLoss, {
                total: totals?.profitLoss,
                ...totalOf('gameResult'),
              }),
            ),
            text('status', t('member.status'), (bet) => t(`betStatus.${bet.status}`)),
            moment('placedAt', t('bets.placedAt'), (bet) => bet.placedAt),
          ]}
        />
      </Stack>
    </Explained>
  );
}
