import { Stack } from '@parlour/design-system/layout/Stack';
import {
  type FigureName,
  type TeamTransaction,
  useGetTeamTransactionsQuery,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Explained } from '../../components/Explained/Explained';
import { explainedBy } from '../../components/FigureButton/explainedBy';
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

const STATES = ['processing', 'completed', 'rejected', 'cancelled'] as const;
const SUMS = ['deposits', 'withdrawals', 'transfersIn', 'transfersOut'] as const;

/** Deposits, withdrawals and transfers of the team, with their states (AC-03). */
export default function TeamOrders() {
  const { t } = useTranslation('agent');
  const filter = useReportFilter('previous30');
  const views = useSavedViews('getTeamTransactions');
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
  /** Sums are of completed orders: another state leaves nothing to explain. */
  const askedOf = (figure: FigureName) =>
    status === undefined || status === 'completed' ? { figure, ...filter.scope } : null;
  return (
    <Explained>
      <Stack gap={24}>
        <SavedViews views={views} />
        <ReportFilters
          filter={filter}
          kinds={{
            label: t('member.status'),
            all: t('filter.all'),
            options: STATES.map((value) => ({ value, label: t(`orderStatus.${value}`) })),
          }}
        />
        <TermHelp terms={[...SUMS, 'fees']} />
        <ReportSums
          ids={SUMS}
          nameOf={(id) => t(`orders.${id}`)}
          totals={totals}
          isFailed={report.state.status === 'failed'}
          askedOf={askedOf}
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
              ...explainedBy<TeamTransaction>((row) => (row === null ? askedOf('fees') : null)),
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
    </Explained>
  );
}
