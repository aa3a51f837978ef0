import { Badge } from '@parlour/design-system/Badge';
import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { Withdrawal, WithdrawalState } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import type { RecordList } from '../../model/recordList';
import { stateTone } from '../../model/stateTone';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';
import { RecordFilter } from '../RecordFilter/RecordFilter';
import { RecordTable } from '../RecordTable/RecordTable';

export interface WithdrawalHistoryProps {
  filter: Filter<'state'>;
  list: RecordList<Withdrawal>;
  onOpen: (withdrawalId: string) => void;
}

const STATES: readonly WithdrawalState[] = [
  'REVIEWING',
  'PROCESSING',
  'PAID',
  'DISPUTED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
];

/** The member's withdrawals (WAL-02). */
export function WithdrawalHistory({ filter, list, onOpen }: WithdrawalHistoryProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const columns: readonly DataColumn<Withdrawal>[] = [
    {
      id: 'time',
      header: t('time'),
      cell: ({ createdAt }) => formatMoment(createdAt, tag),
      priority: 'primary',
    },
    {
      id: 'account',
      header: t('withdraw.account'),
      cell: ({ accountLabel }) => <bdi>{accountLabel}</bdi>,
      text: ({ accountLabel }) => accountLabel,
    },
    { id: 'amount', header: t('amount'), cell: ({ amount }) => money(amount), align: 'end' },
    {
      id: 'remaining',
      header: t('receipt.remaining'),
      cell: ({ remainingAmount }) => money(remainingAmount),
      align: 'end',
      priority: 'low',
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={stateTone(state)}>{t(`withdrawalState.${state}`)}</Badge>,
      text: ({ state }) => t(`withdrawalState.${state}`),
    },
  ];
  return (
    <Stack gap={24}>
      <RecordFilter
        filter={filter}
        choices={[
          {
            name: 'state',
            label: t('state'),
            options: STATES.map((value) => ({ value, label: t(`withdrawalState.${value}`) })),
          },
        ]}
      />
      <RecordTable
        caption={t('withdraw.history')}
        columns={columns}
        rowId={({ withdrawalId }) => withdrawalId}
        list={list}
        fileName="withdrawals"
        opening={{
          nameOf: ({ amount }) => t('withdraw.open', { amount: money(amount) }),
          onOpen: ({ withdrawalId }) => onOpen(withdrawalId),
        }}
      />
    </Stack>
  );
}
