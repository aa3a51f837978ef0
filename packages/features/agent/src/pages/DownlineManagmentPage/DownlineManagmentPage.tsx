import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { SearchField } from '@parlour/design-system/SearchField';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { lazyChunk, selectAccount, useCoreSelector } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { TeamMember } from '@parlour/gateway-openapi/agent';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenBar } from '../../components/ChosenBar/ChosenBar';
import { MemberName } from '../../components/MemberName/MemberName';
import { NoTeam } from '../../components/NoTeam/NoTeam';
import { SavedViews } from '../../components/SavedViews/SavedViews';
import { TeamFilters } from '../../components/TeamFilters/TeamFilters';
import { withChosen } from '../../model/chosen';
import { useAddressState } from '../../model/useAddressState';
import { useFigures } from '../../model/useFigures';
import { useReportExport } from '../../model/useReportExport';
import { useSavedViews } from '../../model/useSavedViews';
import { useTeamColumns } from '../../model/useTeamColumns';
import { useTeamFilters } from '../../model/useTeamFilters';
import { useTeamTree } from '../../model/useTeamTree';
import { useTypedState } from '../../model/useTypedState';
import { useOffersToChosen } from './useOffersToChosen';
import { useTeamList } from './useTeamList';

const TeamTree = lazyChunk(() => import('../../components/TeamTree/TeamTree'));
const TeamList = lazyChunk(() => import('../../components/TeamList/TeamList'));
const MemberDialog = lazyChunk(() => import('./MemberDialog'));
const RebatesDialog = lazyChunk(() => import('./RebatesDialog'));
const OfferToChosenDialog = lazyChunk(() => import('./OfferToChosenDialog'));

const WAITING = <Skeleton height="20rem" />;
const nameOf = (member: TeamMember) => <MemberName {...member} />;

/** The team as a tree and as a list with filters, and what an agent can do for a person in it, or for several (AC-03, AG-07). */
export default function DownlineManagmentPage() {
  const { t } = useTranslation('agent');
  const { state, restart } = useAddressState();
  const { typed, applied: search, onType } = useTypedState('search');
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [doing, setDoing] = useState<'rebates' | 'offer' | null>(null);
  const offers = useOffersToChosen(chosenIds.length > 0 || doing !== null);
  const filters = useTeamFilters();
  const views = useSavedViews('listTeamMembers');
  const currency = useCoreSelector((account) => selectAccount(account)?.currencySymbol ?? '');
  const isTree = state.view !== 'list' && search === '' && filters.count === 0;
  const money = useFigures();
  const columns = useTeamColumns(money, nameOf);
  const tree = useTeamTree(isTree);
  const list = useTeamList(search, filters.filter, !isTree);
  const shown = isTree ? tree.top : list.state;
  const file = useReportExport('team.csv', {
    report: 'listTeamMembers',
    ...(isTree ? {} : filters.filter),
    ...(search === '' ? {} : { search }),
  });
  const handleSelect = ({ id }: { id: string }) => setOpenId(id);

  const forChosen = {
    memberIds: chosenIds,
    onDone: (ids: readonly string[]) =>
      setChosenIds((old) => withChosen(old, { ids, isSelected: false })),
    onClose: () => setDoing(null),
  };

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
        chosen={{
          selectedIds: chosenIds,
          onSelect: (event) => setChosenIds((ids) => withChosen(ids, event)),
        }}
        onClear={search === '' && filters.count === 0 ? undefined : filters.onClear}
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
          onSelect={({ id }) => {
            setChosenIds([]);
            restart(id === 'list' ? { view: id } : {});
          }}
        />
      </Inline>
      <TeamFilters
        filters={filters}
        money={money}
        currency={currency}
        found={list.found}
        isTree={isTree}
        beside={<SavedViews views={views} />}
      />
      <Suspense fallback={WAITING}>{draw()}</Suspense>
      {chosenIds.length === 0 ? null : (
        <ChosenBar
          count={chosenIds.length}
          onRebates={() => setDoing('rebates')}
          onOffer={offers === null ? undefined : () => setDoing('offer')}
          onClear={() => setChosenIds([])}
        />
      )}
      <Suspense fallback={null}>
        {doing === 'rebates' ? <RebatesDialog {...forChosen} /> : null}
        {doing === 'offer' && offers !== null ? (
          <OfferToChosenDialog {...forChosen} terms={offers} />
        ) : null}
      </Suspense>
      {openId === null ? null : (
        <Suspense fallback={null}>
          <MemberDialog key={openId} memberId={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
