import { Stack } from '@parlour/design-system/layout/Stack';
import { formatRate, useSettlementRefresh } from '@parlour/feature-core';
import { useContractLabels } from '@parlour/feature-shared';
import {
  type ContractPayout,
  type FigureName,
  useGetDailyWagesQuery,
  useGetDividendRecordsQuery,
  useGetHourlySalariesQuery,
  useGetRealTimeSalariesQuery,
} from '@parlour/gateway-openapi/agent';
import type { ContractKind } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { Explained } from '../../components/Explained/Explained';
import { explainedBy } from '../../components/FigureButton/explainedBy';
import { PayoutNews } from '../../components/PayoutNews/PayoutNews';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportSums } from '../../components/ReportSums/ReportSums';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { SavedViews } from '../../components/SavedViews/SavedViews';
import { TermHelp } from '../../components/TermHelp/TermHelp';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';
import { useSavedViews } from '../../model/useSavedViews';

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
/** Real-time salaries are settled every five minutes (AC-06). */
const REAL_TIME_MINUTES = 5;
const DIRECTIONS = ['received', 'paid'] as const;
/** How the sums are called in an explanation. */
const FIGURES = {
  dividend: { received: 'dividendReceived', paid: 'dividendPaid' },
  daily: { received: 'dailyReceived', paid: 'dailyPaid' },
  hourly: { received: 'hourlyReceived', paid: 'hourlyPaid' },
  realtime: { received: 'realtimeReceived', paid: 'realtimePaid' },
} as const;
/** What the kinds are called in the glossary. */
const TERM_OF = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realtimeSalary',
} as const;

/** What contracts of a kind paid to and by the agent (AC-04). The kind picks a hook, so it must not change. */
export default function PayoutReport({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const filter = useReportFilter('previous30');
  const views = useSavedViews(REPORT_OF[kind]);
  const direction = DIRECTIONS.find((one) => one === filter.kind);
  const usePayouts = QUERY_OF[kind];
  const args = {
    ...filter.query,
    ...(direction === undefined ? {} : { direction }),
  };
  const query = usePayouts(args);
  useSettlementRefresh(kind === 'realtime' ? REAL_TIME_MINUTES : null, query.refetch);
  const file = useReportExport(`${kind}.csv`, { report: REPORT_OF[kind], ...args });
  const name = t('payout.title');
  const { totals, ...report } = useReport(name, query, filter);
  const { tierFields } = useContractLabels();
  const { money, text, amount, count, moment } = useReportColumns();
  /** A figure of a payment. Those of several payments belong to none. */
  const ofRow = (figure: FigureName) =>
    explainedBy<ContractPayout>((row) =>
      row === null ? null : { figure, payoutId: row.payoutId },
    );
  return (
    <Explained>
      <Stack gap={24}>
        <SavedViews views={views} />
        <ReportFilters
          filter={filter}
          kinds={{
            label: t('payout.direction'),
            all: t('filter.all'),
            options: DIRECTIONS.map((value) => ({ value, label: t(`payout.${value}`) })),
          }}
        />
        <TermHelp
          terms={[
            TERM_OF[kind],
            'step',
            'settlement',
            'rate',
            'payoutActive',
            'payoutBet',
            'payoutResult',
            'fixedSum',
          ]}
        />
        <ReportSums
          ids={DIRECTIONS}
          nameOf={(id) => t(`payout.${id}`)}
          totals={totals}
          isFailed={report.state.status === 'failed'}
          askedOf={(side) => ({ figure: FIGURES[kind][side], ...filter.scope })}
        />
        {kind === 'realtime' ? (
          <PayoutNews key={JSON.stringify(args)} payouts={query.currentData?.content} />
        ) : null}
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
              ...ofRow('payoutActive'),
            }),
            amount('periodBet', tierFields.periodBet, (row) => row.periodBet, {
              total: totals?.periodBet ?? undefined,
              ...ofRow('payoutBet'),
            }),
            amount('periodProfitLoss', tierFields.periodProfitLoss, (row) => row.periodProfitLoss, {
              total: totals?.periodProfitLoss ?? undefined,
              ...ofRow('payoutResult'),
              priority: 'low',
            }),
            amount('fixedAmount', tierFields.amount, (row) => row.fixedAmount),
            amount('amount', t('payout.amount'), (row) => row.amount, ofRow('contractPayout')),
            text('status', t('member.status'), (row) => t(`payout.state.${row.status}`)),
            moment('paidAt', t('payout.paidAt'), (row) => row.paidAt, { priority: 'low' }),
          ]}
        />
      </Stack>
    </Explained>
  );
}
