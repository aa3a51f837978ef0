import { Button } from '@parlour/design-system/Button';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { LoadError, useListPaging } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import type { RecordList } from '../../model/recordList';

export interface RecordTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  list: RecordList<Row>;
  /** Name of the exported file, without its extension. */
  fileName: string;
  /** For records that can be opened: the label of the button in each row, and what it does. */
  opening?: { nameOf: (row: Row) => string; onOpen: (row: Row) => void };
}

/** One page of records with its totals and an export (WAL-04). */
export function RecordTable<Row>({
  caption,
  columns,
  rowId,
  list,
  fileName,
  opening,
}: RecordTableProps<Row>) {
  const { t } = useTranslation('wallet');
  const { status, rows, failure, page, pageCount, onPage, onRetry, load } = list;
  const paging = useListPaging({
    label: t('table.pages', { list: caption }),
    page,
    pageCount,
    onSelect: onPage,
  });
  return (
    <DataTable<Row>
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={rowId}
      status={status}
      rowAction={
        opening &&
        ((row: Row) => (
          <Button
            size="sm"
            variant="quiet"
            tone="neutral"
            aria-label={opening.nameOf(row)}
            onClick={() => opening.onOpen(row)}
          >
            {t('open')}
          </Button>
        ))
      }
      exportFile={rows.length === 0 ? undefined : { name: `${fileName}.csv`, load }}
      labels={{
        loading: t('common:loading'),
        total: t('table.total'),
        actions: t('table.actions'),
        export: t('table.export'),
        fold: { more: t('table.more'), less: t('table.less') },
      }}
      paging={paging}
      empty={
        <EmptyState icon={<WalletIcon size={28} />} title={t('table.emptyTitle')}>
          {t('table.emptyText')}
        </EmptyState>
      }
      failed={<LoadError title={t('table.failed')} state={{ message: failure, onRetry }} />}
    />
  );
}
