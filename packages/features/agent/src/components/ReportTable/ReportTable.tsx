import { type DataColumn, type DataExport, DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import type { PanelState } from '@parlour/feature-core';
import { type ListPaging, LoadError, useListPaging } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useTableLabels } from '../../model/useTableLabels';

export interface ReportTableProps<Row> {
  /** Accessible name of the table. */
  name: string;
  /** Export of all rows. */
  file: DataExport<Row>;
  state: PanelState<readonly Row[]>;
  /** Whether other rows are loading. */
  isLoading: boolean;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  paging: ListPaging;
}

/** The rows of a report, as cards on a phone, with sums over all pages and an export. */
export function ReportTable<Row>({
  name,
  file,
  state,
  isLoading,
  columns,
  rowId,
  paging,
}: ReportTableProps<Row>) {
  const { t } = useTranslation('agent');
  const labels = useTableLabels();
  const pages = useListPaging(paging);
  if (state.status === 'failed') return <LoadError title={t('table.failed')} state={state} />;
  return (
    <DataTable
      columns={columns}
      rows={state.status === 'ready' ? state.data : []}
      rowId={rowId}
      caption={name}
      labels={labels}
      status={isLoading || state.status === 'loading' ? 'loading' : 'ready'}
      columnChoice={{}}
      exportFile={file}
      paging={pages}
      empty={
        <EmptyState icon={<ChartIcon size={28} />} title={t('table.empty')}>
          {t('table.otherFilter')}
        </EmptyState>
      }
      view={{ isCaptionHidden: true }}
    />
  );
}
