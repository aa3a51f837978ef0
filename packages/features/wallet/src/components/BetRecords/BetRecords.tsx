import { Amount } from '@parlour/design-system/Amount';
import type { DataColumn } from '@parlour/design-system/DataTable';
import { Stack } from '@parlour/design-system/layout/Stack';
import { StatTile } from '@parlour/design-system/StatTile';
import { formatMoment, numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import type { BettingRecord, BettingTotals } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import type { RecordList } from '../../model/recordList';
import type { NamedCode } from '../../model/useBets';
import type { RecordFilter as Filter } from '../../model/useRecordFilter';
import { RecordFilter } from '../RecordFilter/RecordFilter';
import { RecordTable } from '../RecordTable/RecordTable';
import * as S from './BetRecords.styles';

export interface BetRecordsProps {
  filter: Filter<'gameType' | 'vassalage'>;
  list: RecordList<BettingRecord>;
  /** Sums over the period from the gateway; null until they are known. */
  totals: BettingTotals | null;
  names: { types: readonly NamedCode[]; vendors: readonly NamedCode[] };
}

const SUMS = ['stake', 'validStake', 'win', 'profit'] as const;

const toOptions = (names: readonly NamedCode[]) =>
  names.map(({ code, name }) => ({ value: code, label: name }));

/** One that waits for its draw has paid nothing yet, which is not yet a loss. */
const ofDecided = (
  column: DataColumn<BettingRecord>,
  whileOpen: string,
): DataColumn<BettingRecord> => ({
  ...column,
  cell: (row) => (row.state === 'OPEN' ? whileOpen : column.cell(row)),
  text: (row) => (row.state === 'OPEN' ? '' : (column.text?.(row) ?? '')),
});

/** The member's bets with their totals, by type of game and vendor (WAL-04). */
export function BetRecords({ filter, list, totals, names }: BetRecordsProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const vendorOf = (vassalage: string): string =>
    names.vendors.length === 0
      ? ''
      : (names.vendors.find(({ code }) => code === vassalage)?.name ?? t('shared:vendor.other'));
  const moneyColumn = (id: 'stake' | 'win' | 'profit'): DataColumn<BettingRecord> => ({
    id,
    header: t(`bets.${id}`),
    cell: (row) => <Amount value={money(row[id])} />,
    text: (row) => row[id],
    align: 'end',
    total: totals === null ? undefined : <Amount value={money(totals[id])} />,
  });
  const columns: readonly DataColumn<BettingRecord>[] = [
    {
      id: 'time',
      header: t('time'),
      cell: ({ placedAt }) => formatMoment(placedAt, tag),
      text: ({ placedAt }) => placedAt,
      priority: 'primary',
    },
    { id: 'game', header: t('bets.game'), cell: ({ gameName }) => gameName },
    {
      id: 'vendor',
      header: t('bets.vassalage'),
      cell: ({ vassalage }) => vendorOf(vassalage),
      priority: 'low',
    },
    moneyColumn('stake'),
    ofDecided(moneyColumn('win'), t('bets.open')),
    ofDecided(moneyColumn('profit'), '–'),
    {
      id: 'number',
      header: t('number'),
      cell: ({ betId }) => <bdi>{betId}</bdi>,
      text: ({ betId }) => betId,
      priority: 'low',
    },
  ];
  const count = numberFormat(tag);
  return (
    <Stack gap={24}>
      <RecordFilter
        filter={filter}
        choices={[
          { name: 'gameType', label: t('bets.gameType'), options: toOptions(names.types) },
          { name: 'vassalage', label: t('bets.vassalage'), options: toOptions(names.vendors) },
        ]}
      />
      {totals === null && list.status !== 'loading' ? null : (
        <S.Totals>
          <StatTile
            label={t('bets.betCount')}
            value={totals === null ? '' : count.format(totals.betCount)}
            isLoading={totals === null}
          />
          {SUMS.map((id) => (
            <StatTile
              key={id}
              label={t(`bets.${id}`)}
              value={totals === null ? '' : money(totals[id])}
              isLoading={totals === null}
            />
          ))}
        </S.Totals>
      )}
      <RecordTable
        caption={t('bets.title')}
        columns={columns}
        rowId={({ betId }) => betId}
        list={list}
        fileName="bets"
      />
    </Stack>
  );
}
