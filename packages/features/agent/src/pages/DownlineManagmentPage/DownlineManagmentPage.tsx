import { EmptyState } from '@parlour/design-system/EmptyState';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SearchField } from '@parlour/design-system/SearchField';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { lazyPart, useCentreHref } from '@parlour/feature-core';
import { LoadFault } from '@parlour/feature-parts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../model/useFigures';
import { useSettled } from '../../model/useSettled';
import { useTeamColumns } from '../../model/useTeamColumns';
import { useTeamTree } from '../../model/useTeamTree';
import { useTeamList } from './useTeamList';

const TeamTree = lazyPart(() => import('../../components/TeamTree/TeamTree'));
const TeamList = lazyPart(() => import('../../components/TeamList/TeamList'));
const MemberDialog = lazyPart(() => import('./MemberDialog'));

const WAITING = <Skeleton height="20rem" />;

/** The team as a tree and as a list, and what an agent does for a person in it (AC-03). */
export default function DownlineManagmentPage() {
  const { t } = useTranslation('agent');
  const hrefTo = useCentreHref();
  const [view, setView] = useState('tree');
  const [typed, setTyped] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const search = useSettled(typed.trim());
  const isTree = view === 'tree' && search === '';
  const columns = useTeamColumns(useFigures());
  const tree = useTeamTree(isTree);
  const list = useTeamList(search, !isTree);
  const shown = isTree ? tree.top : list.state;
  const handleSelect = ({ id }: { id: string }) => setOpenId(id);

  const draw = () => {
    if (shown.status === 'failed') return <LoadFault title={t('team.failed')} state={shown} />;
    if (isTree && tree.top.status === 'ready')
      return tree.top.data.length === 0 ? (
        <EmptyState
          icon={<UserIcon size={28} />}
          title={t('overview.empty')}
          headingLevel={3}
          action={
            <LinkButton href={hrefTo('agent', 'registerCenter')}>
              {t('pages.registerCenter')}
            </LinkButton>
          }
        >
          {t('overview.emptyText')}
        </EmptyState>
      ) : (
        <TeamTree
          items={tree.top.data}
          columns={columns}
          version={tree.version}
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
          onChange={({ value }) => setTyped(value)}
        />
        <ToggleGroup
          label={t('team.view')}
          size="sm"
          items={[
            { id: 'tree', label: t('team.asTree') },
            { id: 'list', label: t('team.asList') },
          ]}
          selectedId={isTree ? 'tree' : 'list'}
          onSelect={({ id }) => {
            setView(id);
            if (id === 'tree') setTyped('');
          }}
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
