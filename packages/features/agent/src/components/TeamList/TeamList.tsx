import { Button } from '@parlour/design-system/Button';
import {
  type DataColumn,
  type DataExport,
  type DataSort,
  DataTable,
} from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { type ListPaging, useListPaging } from '@parlour/feature-shared';
import type { TeamMember } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useTableLabels } from '../../model/useTableLabels';

export interface TeamListProps {
  members: readonly TeamMember[];
  columns: readonly DataColumn<TeamMember>[];
  isLoading: boolean;
  sort: DataSort;
  paging: ListPaging;
  /** Export of everybody. */
  file: DataExport<TeamMember>;
  onSort: (event: DataSort) => void;
  onSelect: (event: { id: string }) => void;
}

/** Everybody in the team, page by page. */
export default function TeamList({
  members,
  columns,
  isLoading,
  sort,
  paging,
  file,
  onSort,
  onSelect,
}: TeamListProps) {
  const { t } = useTranslation('agent');
  const labels = useTableLabels();
  const pages = useListPaging(paging);
  return (
    <DataTable
      columns={columns}
      rows={members}
      rowId={({ memberId }) => memberId}
      caption={t('team.list')}
      labels={labels}
      status={isLoading ? 'loading' : 'ready'}
      sort={sort}
      onSort={onSort}
      columnChoice={{}}
      exportFile={file}
      paging={pages}
      rowAction={({ memberId, account }) => (
        <Button
          variant="quiet"
          tone="neutral"
          size="sm"
          aria-label={t('member.open', { account })}
          onClick={() => onSelect({ id: memberId })}
        >
          {t('member.details')}
        </Button>
      )}
      empty={<EmptyState title={t('team.nobody')}>{t('table.otherFilter')}</EmptyState>}
      view={{ isCaptionHidden: true }}
    />
  );
}
