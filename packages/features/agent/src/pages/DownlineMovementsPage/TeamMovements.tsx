import { Stack } from '@parlour/design-system/layout/Stack';
import {
  type DownlineMovement,
  useGetDownlineTransactionDetailsQuery,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Explained } from '../../components/Explained/Explained';
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

const TYPES = [
  'deposit',
  'withdrawal',
  'transferIn',
  'transferOut',
  'bet',
  'payout',
  'betRefund',
  'rebate',
  'bonus',
  'reward',
  'dividend',
  'salary',
  'adjustment',
] as const;
const SUMS = ['income', 'outgo', 'net'] as const;

/** Every movement in the wallets of the team (AC-03). */
export default function TeamMovements() {
  const { t } = useTranslation('agent');
  const filter = useReportFilter('previous7');
  const views = useSavedViews('getDownlineTransactionDetails');
  const type = TYPES.find((one) => one === filter.kind);
  const args = {
    ...filter.query,
    ...(type === undefined ? {} : { type }),
  };
  const query = useGetDownlineTransactionDetailsQuery(args);
  const file = useReportExport('team-transactions.csv', {
    report: 'getDownlineTransactionDetails',
    ...args,
  });
  const name = t('pages.agentDownlineTransactionDetailsCopy');
  const { totals, ...report } = useReport(name, query, filter);
  const { text, amount, moment } = useReportColumns();
  return (
    <Explained>
      <Stack gap={24}>
        <SavedViews views={views} />
        <ReportFilters
          filter={filter}
          kinds={{
            label: t('member.type'),
            all: t('filter.all'),
            options: TYPES.map((value) => ({ value, label: t(`movement.${value}`) })),
          }}
        />
        <TermHelp terms={SUMS} />
        <ReportSums
          ids={SUMS}
          nameOf={(id) => t(`movement.${id}`)}
          totals={totals}
          isFailed={report.state.status === 'failed'}
          askedOf={(figure) => (type === undefined ? { figure, ...filter.scope } : null)}
        />
        <ReportTable<DownlineMovement>
          {...report}
          name={name}
          file={file}
          rowId={(row) =>
            `${row.transactionNumber} ${row.memberId} ${row.type} ${row.balanceAfter}`
          }
          columns={[
            text('account', t('member.account'), (row) => row.account, { priority: 'primary' }),
            text('type', t('member.type'), (row) => t(`movement.${row.type}`)),
            amount('amount', t('transfer.amount'), (row) => row.amount),
            amount('balanceAfter', t('movement.balanceAfter'), (row) => row.balanceAfter),
            amount('balanceBefore', t('movement.balanceBefore'), (row) => row.balanceBefore, {
              priority: 'low',
              isHidden: true,
            }),
            text('note', t('member.remark'), (row) => row.note ?? '–', { priority: 'low' }),
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
