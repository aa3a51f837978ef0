import { Stack } from '@parlour/design-system/layout/Stack';
import { type TeamTransaction, useGetTeamTransactionsQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { ReportFilters } from '../../components/ReportFilters/ReportFilters';
import { ReportSums } from '../../components/ReportSums/ReportSums';
import { ReportTable } from '../../components/ReportTable/ReportTable';
import { useReport } from '../../model/useReport';
import { useReportColumns } from '../../model/useReportColumns';
import { useReportExport } from '../../model/useReportExport';
import { useReportFilter } from '../../model/useReportFilter';

const STATES = ['processing', 'completed', 'rejected', 'cancelled'] as const;
const SUMS = ['deposits', 'withdrawals', 'transfersIn', 'transfersOut'] as const;

/** Deposits, withdrawals and transfers of the team, with their states (AC-03). */
export default function TeamOrders() {
  const { t } = useTranslation('agent');
  const filter = useReportFilter('previous30');
  const status = STATES.find((one) => one === filter.kind);
  const args = {
    ...filter.query,
    ...(status === undefined ? {} : { status }),
  };
  const query = useGetTeamTransactionsQuery(args);
  const file = useReportExport('team-orders.csv', { report: 'getTeamTransactions', ...args });
  const name = t('orders.title');
  const { totals, ...report } = useReport(name, query, filter);
  const { text, amount, moment } = useReportColumns();
  return (
    <Stack gap={24}>
      <ReportFilters
        filter={filter}
        kinds={{
          label: t('member.status'),
          all: t('filter.all'),
          options: STATES.map((value) => ({ value, label: t(`orderStatus.${value}`) })),
        }}
      />
      <ReportSums
        ids={SUMS}
        nameOf={(id) => t(`orders.${id}`)}
        totals={totals}
        isFailed={report.state.status === 'failed'}
      />
      <ReportTable<TeamTransaction>
        {...report}
        name={name}
        file={file}
        rowId={({ transactionNumber, memberId }) => `${transactionNumber} ${memberId}`}
        columns={[
          text('account', t('member.account'), (row) => row.account, { priority: 'primary' }),
          text('type', t('member.type'), (row) => t(`movement.${row.type}`)),
          text('status', t('member.status'), (row) => t(`orderStatus.${row.status}`)),
          amount('amount', t('transfer.amount'), (row) => row.amount),
          amount('fee', t('orders.fee'), (row) => row.fee, {
            total: totals?.fees,
            priority: 'low',
          }),
          text('other', t('orders.other'), (row) => row.counterpartAccount ?? '–', {
            priority: 'low',
          }),
          moment('createdAt', t('movement.at'), (row) => row.createdAt),
          text('number', t('movement.number'), (row) => row.transactionNumber, {
            priority: 'low',
          }),
        ]}
      />
    </Stack>
  );
}
