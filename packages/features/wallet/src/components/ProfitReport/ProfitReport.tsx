import { Amount } from '@parlour/design-system/Amount';
import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { formatDay, lazyChunk, useLanguage, useMoney } from '@parlour/feature-core';
import type { ProfitRow } from '@parlour/gateway-openapi/wallet';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordList } from '../../model/recordList';
import { PROFIT_GROUPS, type ProfitGroup } from '../../model/useProfit';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';
import { RecordFilter } from '../RecordFilter/RecordFilter';
import { RecordTable } from '../RecordTable/RecordTable';

const ProfitChart = lazyChunk(async () => ({
  default: (await import('./ProfitChart')).ProfitChart,
}));

export interface ProfitReportProps {
  filter: Filter<never>;
  groupBy: ProfitGroup;
  onGroup: (groupBy: ProfitGroup) => void;
  list: RecordList<ProfitRow>;
  /** The sum over the period from the gateway; null until it is known. */
  total: ProfitRow | null;
  /** Name of a type of game. */
  nameOf: (gameType: string) => string;
}

const COLUMNS = ['stake', 'win', 'rebate', 'bonus', 'deposit', 'withdrawal', 'profit'] as const;
/** The row of what belongs to no game. */
const NO_GAME = 'OTHER';
const isLow = (id: string): boolean => ['rebate', 'bonus', 'deposit', 'withdrawal'].includes(id);

/** Profit and loss by day or by type of game: a chart and its table (WAL-04). */
export function ProfitReport({ filter, groupBy, onGroup, list, total, nameOf }: ProfitReportProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const isByDay = groupBy === 'DAY';
  // Decided by the row: rows of the previous grouping are shown until the new ones are loaded.
  const titleOf = ({ day, gameType }: ProfitRow): string =>
    day === null
      ? gameType === NO_GAME
        ? t('profit.noGame')
        : nameOf(gameType ?? '')
      : formatDay(day, tag);
  const columns: readonly DataColumn<ProfitRow>[] = [
    {
      id: 'group',
      header: t(isByDay ? 'profit.day' : 'bets.gameType'),
      cell: titleOf,
      text: (row) => row.day ?? row.gameType ?? '',
      priority: 'primary',
    },
    ...COLUMNS.map(
      (id): DataColumn<ProfitRow> => ({
        id,
        header: t(`profit.${id}`),
        cell: (row) => <Amount value={money(row[id])} />,
        text: (row) => row[id],
        align: 'end',
        priority: isLow(id) ? 'low' : 'normal',
        total: total === null ? undefined : <Amount value={money(total[id])} />,
      }),
    ),
  ];
  return (
    <Stack gap={24}>
      <RecordFilter filter={filter} />
      <div>
        <ToggleGroup
          label={t('profit.by')}
          selectedId={groupBy}
          onSelect={({ id }) => onGroup(PROFIT_GROUPS.find((one) => one === id) ?? 'DAY')}
          items={[
            { id: 'DAY', label: t('profit.day') },
            { id: 'GAME_TYPE', label: t('bets.gameType') },
          ]}
        />
      </div>
      {isByDay && list.status === 'ready' && list.rows.length > 1 ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <ProfitChart rows={list.rows} />
        </Suspense>
      ) : null}
      <RecordTable
        caption={t('profit.title')}
        columns={columns}
        rowId={(row) => row.day ?? row.gameType ?? ''}
        list={list}
        fileName="profit"
      />
    </Stack>
  );
}
