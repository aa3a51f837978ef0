import { Inline } from '@parlour/design-system/layout/Inline';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { formatDay, lazyChunk, useCategoryNames } from '@parlour/feature-core';
import { type TeamProfitRow, useGetTeamProfitAndLossQuery } from '@parlour/gateway-openapi/agent';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareSwitch } from '../../components/CompareSwitch/CompareSwitch';
import { Explained } from '../../components/Explained/Explained';
import { explainedBy } from '../../components/FigureButton/explainedBy';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportSums } from '../../components/ReportSums/ReportSums';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { SavedViews } from '../../components/SavedViews/SavedViews';
import { TermHelp } from '../../components/TermHelp/TermHelp';
import { useChanges } from '../../model/useChanges';
import { useCompare } from '../../model/useCompare';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';
import { useSavedViews } from '../../model/useSavedViews';

const ProfitByDay = lazyChunk(() => import('./ProfitByDay'));

const GROUPS = ['day', 'account', 'gameCategory'] as const;
/** The row of what belongs to no game. */
const NO_GAME = 'OTHER';
const FIGURES = [
  'betAmount',
  'validBet',
  'payout',
  'rebate',
  'bonus',
  'salary',
  'profitLoss',
] as const;
const SUMS = ['betCount', ...FIGURES] as const;

/** Profit and loss of the team by day, account or category (AC-01). */
export default function TeamProfitPage() {
  const { t } = useTranslation(['agent', 'agentCompare']);
  const nameOf = useCategoryNames();
  const filter = useReportFilter('previous7');
  const views = useSavedViews('getTeamProfitAndLoss');
  const groupBy = GROUPS.find((group) => group === filter.kind) ?? 'day';
  const args = { ...filter.query, groupBy };
  const compare = useCompare();
  const query = useGetTeamProfitAndLossQuery({ ...args, ...compare.args });
  const file = useReportExport('profit-and-loss.csv', { report: 'getTeamProfitAndLoss', ...args });
  const name = t('pages.palStatementsAgentCopy');
  const { totals, ...report } = useReport(name, query, filter);
  const comparison = compare.isOn ? query.currentData?.comparison : null;
  const changes = useChanges(comparison);
  const isFailed = report.state.status === 'failed';
  const { money, text, amount, count } = useReportColumns();
  const categoryOf = (category: string): string =>
    category === NO_GAME ? t('profit.noGame') : nameOf(category);
  const titleOf = ({ date, account, gameCategory }: TeamProfitRow): string =>
    date === null ? (account ?? categoryOf(gameCategory ?? '')) : formatDay(date, money.tag);
  /** What an explanation is narrowed to: the filter, and what the row stands for. */
  const narrowedTo = (row: TeamProfitRow | null) => {
    const asked = filter.scope;
    if (row === null) return asked;
    const account = row.account ?? asked.account;
    return {
      ...(row.date === null ? asked : { startDate: row.date, endDate: row.date }),
      ...(account === undefined ? {} : { account }),
      ...(row.gameCategory === null ? {} : { gameCategory: row.gameCategory }),
    };
  };
  return (
    <Explained>
      <Stack gap={24}>
        <SavedViews views={views} />
        <Stack gap={16}>
          <ReportFilters filter={filter} />
          <CompareSwitch compare={compare} comparison={comparison} />
        </Stack>
        {compare.isOn ? (
          <Section title={t('agentCompare:sums')} headingLevel={3}>
            <ReportSums
              ids={SUMS}
              nameOf={(id) => t(id === 'betCount' ? 'profit.betCount' : `money.${id}`)}
              totals={totals}
              isFailed={isFailed}
              askedOf={(id) => ({ figure: id, ...narrowedTo(null) })}
              changes={changes}
            />
          </Section>
        ) : null}
        {isFailed ? null : (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <ProfitByDay days={filter.daysQuery} account={filter.query.account} />
          </Suspense>
        )}
        <Inline gap={12} justify="between">
          <ToggleGroup
            label={t('profit.by')}
            size="sm"
            items={GROUPS.map((id) => ({ id, label: t(`profit.${id}`) }))}
            selectedId={groupBy}
            onSelect={({ id }) => filter.onKind(id)}
          />
          <TermHelp terms={['betCount', ...FIGURES]} />
        </Inline>
        <ReportTable<TeamProfitRow>
          {...report}
          name={name}
          file={file}
          rowId={({ date, account, gameCategory }) => date ?? account ?? gameCategory ?? ''}
          columns={[
            text('title', t(`profit.${groupBy}`), titleOf, { priority: 'primary' }),
            count<TeamProfitRow>(
              'betCount',
              t('profit.betCount'),
              ({ figures }) => figures.betCount,
              {
                total: totals?.betCount,
                priority: 'low',
                ...explainedBy((row) => ({ figure: 'betCount', ...narrowedTo(row) })),
              },
            ),
            ...FIGURES.map((id) =>
              amount<TeamProfitRow>(id, t(`money.${id}`), ({ figures }) => figures[id], {
                total: totals?.[id],
                ...explainedBy((row) => ({ figure: id, ...narrowedTo(row) })),
              }),
            ),
          ]}
        />
      </Stack>
    </Explained>
  );
}
