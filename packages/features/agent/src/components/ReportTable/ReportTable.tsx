import { type DataColumn, type DataExport, DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import type { PanelState } from '@parlour/feature-core';
import { type ListPaging, LoadFault, useListPaging } from '@parlour/feature-parts';
import { useTranslation } from 'react-i18next';
import { useTableLabels } from '../../model/useTableLabels';

export interface ReportTableProps<Row> {
  /** What the table holds; its name. */
  name: string;
  /** The file of all rows. */
  file: DataExport<Row>;
  state: PanelState<readonly Row[]>;
  /** Whether other rows are on their way. */
  isLoading: boolean;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  paging: ListPaging;
}

/** The rows of a report, on a phone as cards, with sums over all pages and a file to save. */
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
  if (state.status === 'failed') return <LoadFault title={t('table.failed')} state={state} />;
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
      empty={<EmptyState title={t('table.empty')}>{t('table.otherFilter')}</EmptyState>}
      view={{ isCaptionHidden: true }}
    />
  );
}
