import { Button } from '@parlour/design-system/Button';
import {
  type DataColumn,
  type DataExport,
  type DataSelection,
  type DataSort,
  DataTable,
} from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { type ListPaging, useListPaging } from '@parlour/feature-shared';
import type { TeamMember } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useTableLabels } from '../../model/useTableLabels';
import { NoTeam } from '../NoTeam/NoTeam';

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
  /** Who is chosen, on this page and on others, and what happens when that changes. */
  chosen: Pick<DataSelection<TeamMember>, 'selectedIds' | 'onSelect'>;
  /** Clears search and filters; undefined where none is set. */
  onClear: (() => void) | undefined;
}

/** Those of the team who were found, page by page, of whom several can be chosen. */
export default function TeamList({
  members,
  columns,
  isLoading,
  sort,
  paging,
  file,
  onSort,
  onSelect,
  chosen,
  onClear,
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
      selection={{
        ...chosen,
        allLabel: t('agentTeam:chosen.all'),
        rowLabel: ({ account }) => t('agentTeam:chosen.one', { account }),
      }}
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
      empty={
        onClear === undefined ? (
          <NoTeam />
        ) : (
          <EmptyState
            title={t('team.nobody')}
            action={
              <Button variant="outline" onClick={onClear}>
                {t('agentTeam:clearAll')}
              </Button>
            }
          >
            {t('agentTeam:nobodyText')}
          </EmptyState>
        )
      }
      view={{ isCaptionHidden: true }}
    />
  );
}
