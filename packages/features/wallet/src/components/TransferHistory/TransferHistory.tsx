import { Amount } from '@parlour/design-system/Amount';
import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { Transfer } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import type { RecordList } from '../../model/recordList';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';
import { RecordFilter } from '../RecordFilter/RecordFilter';
import { RecordTable } from '../RecordTable/RecordTable';

export interface TransferHistoryProps {
  filter: Filter<never>;
  list: RecordList<Transfer>;
  /** Name of a wallet or an account. */
  nameOf: (code: string) => string;
}

/** The member's transfers of a kind (WAL-02). */
export function TransferHistory({ filter, list, nameOf }: TransferHistoryProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const columns: readonly DataColumn<Transfer>[] = [
    {
      id: 'time',
      header: t('time'),
      cell: ({ createdAt }) => formatMoment(createdAt, tag),
      text: ({ createdAt }) => createdAt,
      priority: 'primary',
    },
    { id: 'from', header: t('transfer.from'), cell: ({ from }) => nameOf(from) },
    { id: 'to', header: t('transfer.to'), cell: ({ to }) => nameOf(to) },
    {
      id: 'amount',
      header: t('amount'),
      cell: ({ amount, direction }) => (
        <Amount value={money(amount)} tone={direction === 'IN' ? 'positive' : 'neutral'} />
      ),
      text: ({ amount }) => amount,
      align: 'end',
    },
    { id: 'state', header: t('state'), cell: ({ state }) => t(`transferState.${state}`) },
    { id: 'remark', header: t('remark'), cell: ({ remark }) => remark ?? '–', priority: 'low' },
  ];
  return (
    <Stack gap={24}>
      <RecordFilter filter={filter} />
      <RecordTable
        caption={t('transfer.history')}
        columns={columns}
        rowId={({ transferId }) => transferId}
        list={list}
        fileName="transfers"
      />
    </Stack>
  );
}
