import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk } from '@parlour/feature-core';
import {
  type AgentRevenueFigures,
  type AgentRevenueRow,
  type FigureName,
  useGetAgentRevenueReportQuery,
} from '@parlour/gateway-openapi/agent';
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

const RevenueChart = lazyChunk(() => import('./RevenueChart'));

/** The columns, and how their figures are called in an explanation. */
const FIGURES = {
  revenue: 'revenue',
  teamBet: 'validBet',
  teamProfitLoss: 'profitLoss',
  rebateEarned: 'rebateEarned',
  dividendReceived: 'dividendReceived',
  dividendPaid: 'dividendPaid',
  salaryReceived: 'salaryReceived',
  salaryPaid: 'salaryPaid',
} as const satisfies Record<keyof AgentRevenueFigures, FigureName>;
const COLUMNS = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

/** What the agent earned from the team, by day (AC-01). */
export default function AgentRevenuePage() {
  const { t } = useTranslation(['agent', 'agentCompare']);
  const filter = useReportFilter('previous30');
  const views = useSavedViews('getAgentRevenueReport');
  const { account: _, ...args } = filter.query;
  const compare = useCompare();
  const query = useGetAgentRevenueReportQuery({ ...args, ...compare.args });
  const file = useReportExport('revenue.csv', { report: 'getAgentRevenueReport', ...args });
  const name = t('pages.agentRevenueReport');
  const { totals, ...report } = useReport(name, query, filter);
  const comparison = compare.isOn ? query.currentData?.comparison : null;
  const changes = useChanges(comparison);
  const isFailed = report.state.status === 'failed';
  const { amount, count, day } = useReportColumns();
  const daysOf = (row: AgentRevenueRow | null) =>
    row === null ? filter.daysQuery : { startDate: row.date, endDate: row.date };
  return (
    <Explained>
      <Stack gap={24}>
        <SavedViews views={views} />
        <Stack gap={16}>
          <ReportFilters filter={filter} isOwn />
          <CompareSwitch compare={compare} comparison={comparison} />
        </Stack>
        <TermHelp
          terms={[
            'revenue',
            'validBet',
            'profitLoss',
            'rebateEarned',
            'dividend',
            'salary',
            'active',
          ]}
        />
        {compare.isOn ? (
          <Section title={t('agentCompare:sums')} headingLevel={3}>
            <ReportSums
              ids={COLUMNS}
              nameOf={(id) => t(`revenue.${id}`)}
              totals={totals}
              isFailed={isFailed}
              askedOf={(id) => ({ figure: FIGURES[id], ...filter.daysQuery })}
              changes={changes}
            />
          </Section>
        ) : null}
        {isFailed ? null : (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <RevenueChart days={filter.daysQuery} />
          </Suspense>
        )}
        <ReportTable<AgentRevenueRow>
          {...report}
          name={name}
          file={file}
          rowId={({ date }) => date}
          columns={[
            day('date', t('day'), ({ date }) => date),
            ...COLUMNS.map((id) =>
              amount<AgentRevenueRow>(id, t(`revenue.${id}`), ({ figures }) => figures[id], {
                total: totals?.[id],
                ...explainedBy((row) => ({ figure: FIGURES[id], ...daysOf(row) })),
              }),
            ),
            count<AgentRevenueRow>(
              'activeMembers',
              t('people.active'),
              (row) => row.activeMembers,
              {
                priority: 'low',
                ...explainedBy((row) => ({ figure: 'active', ...daysOf(row) })),
              },
            ),
          ]}
        />
      </Stack>
    </Explained>
  );
}
