import { Amount } from '@parlour/design-system/Amount';
import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { MemberTransaction, TransactionType } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import type { RecordList } from '../../model/recordList';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';
import { RecordFilter } from '../RecordFilter/RecordFilter';
import { RecordTable } from '../RecordTable/RecordTable';

export interface TransactionRecordsProps {
  filter: Filter<'type'>;
  list: RecordList<MemberTransaction>;
}

const TYPES: readonly TransactionType[] = [
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BET',
  'WIN',
  'BET_RETURN',
  'BONUS',
  'REWARD',
  'REBATE',
  'POINTS',
  'SALARY',
  'DIVIDEND',
  'ADJUSTMENT',
];

/** Everything that changed the member's balance (WAL-04). */
export function TransactionRecords({ filter, list }: TransactionRecordsProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const columns: readonly DataColumn<MemberTransaction>[] = [
    {
      id: 'time',
      header: t('time'),
      cell: ({ occurredAt }) => formatMoment(occurredAt, tag),
      text: ({ occurredAt }) => occurredAt,
      priority: 'primary',
    },
    { id: 'type', header: t('type'), cell: ({ type }) => t(`types.${type}`) },
    { id: 'what', header: t('what'), cell: ({ description }) => description },
    {
      id: 'amount',
      header: t('amount'),
      cell: ({ amount }) => (
        <Amount value={money(amount)} tone={amount.startsWith('-') ? 'neutral' : 'positive'} />
      ),
      text: ({ amount }) => amount,
      align: 'end',
    },
    {
      id: 'after',
      header: t('balanceAfter'),
      cell: ({ balanceAfter }) => <Amount value={money(balanceAfter)} />,
      text: ({ balanceAfter }) => balanceAfter,
      align: 'end',
    },
    {
      id: 'number',
      header: t('number'),
      cell: ({ reference, transactionId }) => <bdi>{reference ?? transactionId}</bdi>,
      text: ({ reference, transactionId }) => reference ?? transactionId,
      priority: 'low',
    },
  ];
  return (
    <Stack gap={24}>
      <RecordFilter
        filter={filter}
        choices={[
          {
            name: 'type',
            label: t('type'),
            options: TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
          },
        ]}
      />
      <RecordTable
        caption={t('transactions')}
        columns={columns}
        rowId={({ transactionId }) => transactionId}
        list={list}
        fileName="transactions"
      />
    </Stack>
  );
}
