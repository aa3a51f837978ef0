import type { DataColumn, DataExport } from '@parlour/design-system/DataTable';
import { TreeGrid, type TreeItem } from '@parlour/design-system/TreeGrid';
import type { TeamMember } from '@parlour/gateway-openapi/agent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface TeamTreeProps {
  items: readonly TreeItem<TeamMember>[];
  columns: readonly DataColumn<TeamMember>[];
  /** A new version remounts the tree, which reloads what is below open rows. */
  version: number;
  /** Export of everybody, in closed rows too. */
  file: DataExport<TeamMember>;
  loadChildren: (id: string) => Promise<readonly TreeItem<TeamMember>[]>;
  onSelect: (event: { id: string }) => void;
}

/** The team as a tree; what is below a person is fetched when the row opens. */
export default function TeamTree({
  items,
  columns,
  version,
  file,
  loadChildren,
  onSelect,
}: TeamTreeProps) {
  const { t } = useTranslation('agent');
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  return (
    <TreeGrid
      key={version}
      items={items}
      columns={columns}
      label={t('team.tree')}
      labels={{
        open: t('team.open'),
        close: t('team.close'),
        loading: t('common:loading'),
        failed: t('team.failed'),
        retry: t('common:actions.retry'),
        columns: t('table.columns'),
        export: t('table.export'),
        level: t('member.level'),
      }}
      loadChildren={loadChildren}
      expandedIds={expandedIds}
      onExpand={(event) => setExpandedIds(event.expandedIds)}
      columnChoice={{}}
      exportFile={file}
      onSelect={onSelect}
    />
  );
}
