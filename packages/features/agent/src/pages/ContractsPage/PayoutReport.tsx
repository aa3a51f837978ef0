import { Stack } from '@parlour/design-system/layout/Stack';
import { formatRate } from '@parlour/feature-core';
import { useContractLabels } from '@parlour/feature-shared';
import {
  type ContractPayout,
  useGetDailyWagesQuery,
  useGetDividendRecordsQuery,
  useGetHourlySalariesQuery,
  useGetRealTimeSalariesQuery,
} from '@parlour/gateway-openapi/agent';
import type { ContractKind } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportSums } from '../../components/ReportSums/ReportSums';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';

/** The query of what contracts of a kind have paid. */
const QUERY_OF = {
  dividend: useGetDividendRecordsQuery,
  daily: useGetDailyWagesQuery,
  hourly: useGetHourlySalariesQuery,
  realtime: useGetRealTimeSalariesQuery,
};
/** The report to export. */
const REPORT_OF = {
  dividend: 'getDividendRecords',
  daily: 'getDailyWages',
  hourly: 'getHourlySalaries',
  realtime: 'getRealTimeSalaries',
} as const;
const DIRECTIONS = ['received', 'paid'] as const;

/** What contracts of a kind paid to and by the agent (AC-04). The kind picks a hook, so it must not change. */
export default function PayoutReport({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const filter = useReportFilter('previous30');
  const direction = DIRECTIONS.find((one) => one === filter.kind);
  const usePayouts = QUERY_OF[kind];
  const args = {
    ...filter.query,
    ...(direction === undefined ? {} : { direction }),
  };
  const query = usePayouts(args);
  const file = useReportExport(`${kind}.csv`, { report: REPORT_OF[kind], ...args });
  const name = t('payout.title');
  const { totals, ...report } = useReport(name, query, filter);
  const { tierFields } = useContractLabels();
  const { money, text, amount, count, moment } = useReportColumns();
  return (
    <Stack gap={24}>
      <ReportFilters
        filter={filter}
        kinds={{
          label: t('payout.direction'),
          all: t('filter.all'),
          options: DIRECTIONS.map((value) => ({ value, label: t(`payout.${value}`) })),
        }}
      />
      <ReportSums
        ids={DIRECTIONS}
        nameOf={(id) => t(`payout.${id}`)}
        totals={totals}
        isFailed={report.state.status === 'failed'}
      />
      <ReportTable<ContractPayout>
        {...report}
        name={name}
        file={file}
        rowId={({ payoutId }) => payoutId}
        columns={[
          text('account', t('member.account'), (row) => row.account, { priority: 'primary' }),
          text('direction', t('payout.direction'), (row) => t(`payout.${row.direction}`)),
          moment('endAt', t('payout.until'), (row) => row.endAt),
          text('rate', tierFields.rate, (row) => formatRate(row.rate, money.tag)),
          count('activeMembers', tierFields.activeMembers, (row) => row.activeMembers, {
            priority: 'low',
          }),
          amount('periodBet', tierFields.periodBet, (row) => row.periodBet, {
            total: totals?.periodBet ?? undefined,
          }),
          amount('periodProfitLoss', tierFields.periodProfitLoss, (row) => row.periodProfitLoss, {
            total: totals?.periodProfitLoss ?? undefined,
            priority: 'low',
          }),
          amount('fixedAmount', tierFields.amount, (row) => row.fixedAmount),
          amount('amount', t('payout.amount'), (row) => row.amount),
          text('status', t('member.status'), (row) => t(`payout.state.${row.status}`)),
          moment('paidAt', t('payout.paidAt'), (row) => row.paidAt, { priority: 'low' }),
        ]}
      />
    </Stack>
  );
}
