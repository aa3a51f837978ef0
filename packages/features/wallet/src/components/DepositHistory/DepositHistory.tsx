import { Badge } from '@parlour/design-system/Badge';
import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { Deposit } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { DEPOSIT_LIFECYCLE } from '../../model/moneySteps';
import type { RecordList } from '../../model/recordList';
import { stateTone } from '../../model/stateTone';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';
import { RecordFilter } from '../RecordFilter/RecordFilter';
import { RecordTable } from '../RecordTable/RecordTable';

export interface DepositHistoryProps {
  filter: Filter<'state'>;
  list: RecordList<Deposit>;
  onOpen: (depositId: string) => void;
}

/** The member's deposits (WAL-02). */
export function DepositHistory({ filter, list, onOpen }: DepositHistoryProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const columns: readonly DataColumn<Deposit>[] = [
    {
      id: 'time',
      header: t('time'),
      cell: ({ createdAt }) => formatMoment(createdAt, tag),
      priority: 'primary',
    },
    { id: 'method', header: t('method'), cell: ({ methodName }) => methodName },
    { id: 'amount', header: t('amount'), cell: ({ amount }) => money(amount), align: 'end' },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={stateTone(state)}>{t(`depositState.${state}`)}</Badge>,
      text: ({ state }) => t(`depositState.${state}`),
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
            options: [...DEPOSIT_LIFECYCLE.order, ...DEPOSIT_LIFECYCLE.failed].map((value) => ({
              value,
              label: t(`depositState.${value}`),
            })),
          },
        ]}
      />
      <RecordTable
        caption={t('deposit.history')}
        columns={columns}
        rowId={({ depositId }) => depositId}
        list={list}
        fileName="deposits"
        opening={{
          nameOf: ({ amount }) => t('deposit.open', { amount: money(amount) }),
          onOpen: ({ depositId }) => onOpen(depositId),
        }}
      />
    </Stack>
  );
}
