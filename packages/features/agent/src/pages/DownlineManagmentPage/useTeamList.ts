import type { DataSort } from '@parlour/design-system/DataTable';
import { toPanelState } from '@parlour/feature-core';
import { useListTeamMembersQuery } from '@parlour/gateway-openapi/agent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEAM_SORTS } from '../../model/useTeamColumns';

const NEWEST: DataSort = { columnId: 'registeredAt', direction: 'descending' };

/** Everybody in the team whose name holds a text, page by page. */
export function useTeamList(search: string, isShown: boolean) {
  const { t } = useTranslation('agent');
  const [sort, setSort] = useState<DataSort>(NEWEST);
  const [place, setPlace] = useState({ search, pageNo: 1 });
  // Another search begins with its first page.
  const pageNo = place.search === search ? place.pageNo : 1;
  const query = useListTeamMembersQuery(
    {
      scope: 'all',
      pageNo,
      sort: TEAM_SORTS.find((name) => name === sort.columnId) ?? 'registeredAt',
      order: sort.direction === 'ascending' ? 'asc' : 'desc',
      ...(search === '' ? {} : { search }),
    },
    { skip: !isShown },
  );
  return {
    state: toPanelState(query, t, ({ content }) => content),
    isLoading: query.isFetching && query.currentData === undefined,
    sort,
    paging: {
      label: t('paging.of', { name: t('team.list') }),
      page: pageNo,
      pageCount: query.data?.totalPages ?? 1,
      onSelect: ({ page }: { page: number }) => setPlace({ search, pageNo: page }),
    },
    onSort: (next: DataSort) => {
      setSort(next);
      setPlace({ search, pageNo: 1 });
    },
  };
}
