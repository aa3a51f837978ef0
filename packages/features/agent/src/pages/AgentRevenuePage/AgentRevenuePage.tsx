import { Stack } from '@parlour/design-system/layout/Stack';
import {
  type AgentRevenueRow,
  useGetAgentRevenueReportQuery,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';

const FIGURES = [
  'revenue',
  'teamBet',
  'teamProfitLoss',
  'rebateEarned',
  'dividendReceived',
  'dividendPaid',
  'salaryReceived',
  'salaryPaid',
] as const;

/** What the agent earned from the team, by day (AC-01). */
export default function AgentRevenuePage() {
  const { t } = useTranslation('agent');
  const filter = useReportFilter('previous30');
  const { account: _, ...args } = filter.query;
  const query = useGetAgentRevenueReportQuery(args);
  const file = useReportExport('revenue.csv', { report: 'getAgentRevenueReport', ...args });
  const name = t('pages.agentRevenueReport');
  const { totals, ...report } = useReport(name, query, filter);
  const { amount, count, day } = useReportColumns();
  return (
    <Stack gap={24}>
      <ReportFilters filter={filter} isOwn />
      <ReportTable<AgentRevenueRow>
        {...report}
        name={name}
        file={file}
        rowId={({ date }) => date}
        columns={[
          day('date', t('day'), ({ date }) => date),
          ...FIGURES.map((id) =>
            amount<AgentRevenueRow>(id, t(`revenue.${id}`), ({ figures }) => figures[id], {
              total: totals?.[id],
            }),
          ),
          count('activeMembers', t('people.active'), (row) => row.activeMembers, {
            priority: 'low',
          }),
        ]}
      />
    </Stack>
  );
}
