import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SearchField } from '@parlour/design-system/SearchField';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { lazyChunk } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoTeam } from '../../components/NoTeam/NoTeam';
import { useAddressState } from '../../model/useAddressState';
import { useFigures } from '../../model/useFigures';
import { useReportExport } from '../../model/useReportExport';
import { useTeamColumns } from '../../model/useTeamColumns';
import { useTeamTree } from '../../model/useTeamTree';
import { useTypedState } from '../../model/useTypedState';
import { useTeamList } from './useTeamList';

const TeamTree = lazyChunk(() => import('../../components/TeamTree/TeamTree'));
const TeamList = lazyChunk(() => import('../../components/TeamList/TeamList'));
const MemberDialog = lazyChunk(() => import('./MemberDialog'));

const WAITING = <Skeleton height="20rem" />;

/** The team as a tree and as a list, and what an agent can do for a person in it (AC-03). */
export default function DownlineManagmentPage() {
  const { t } = useTranslation('agent');
  const { state, restart } = useAddressState();
  const { typed, applied: search, onType } = useTypedState('search');
  const [openId, setOpenId] = useState<string | null>(null);
  const isTree = state.view !== 'list' && search === '';
  const columns = useTeamColumns(useFigures());
  const tree = useTeamTree(isTree);
  const list = useTeamList(search, !isTree);
  const shown = isTree ? tree.top : list.state;
  const file = useReportExport('team.csv', {
    report: 'listTeamMembers',
    ...(search === '' ? {} : { search }),
  });
  const handleSelect = ({ id }: { id: string }) => setOpenId(id);

  const draw = () => {
    if (shown.status === 'failed') return <LoadError title={t('team.failed')} state={shown} />;
    if (isTree && tree.top.status === 'ready')
      return tree.top.data.length === 0 ? (
        <NoTeam />
      ) : (
        <TeamTree
          items={tree.top.data}
          columns={columns}
          version={tree.version}
          file={file}
          loadChildren={tree.loadChildren}
          onSelect={handleSelect}
        />
      );
    if (isTree) return WAITING;
    return (
      <TeamList
        members={list.state.status === 'ready' ? list.state.data : []}
        columns={columns}
        isLoading={list.isLoading}
        sort={list.sort}
        paging={list.paging}
        file={file}
        onSort={list.onSort}
        onSelect={handleSelect}
      />
    );
  };
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <SearchField
          label={t('team.search')}
          labels={{ clear: t('team.clear') }}
          isLabelHidden
          placeholder={t('team.search')}
          value={typed}
          onChange={({ value }) => onType(value)}
        />
        <ToggleGroup
          label={t('team.view')}
          size="sm"
          items={[
            { id: 'tree', label: t('team.asTree') },
            { id: 'list', label: t('team.asList') },
          ]}
          selectedId={isTree ? 'tree' : 'list'}
          onSelect={({ id }) => restart(id === 'list' ? { view: id } : {})}
        />
      </Inline>
      <Suspense fallback={WAITING}>{draw()}</Suspense>
      {openId === null ? null : (
        <Suspense fallback={null}>
          <MemberDialog key={openId} memberId={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
