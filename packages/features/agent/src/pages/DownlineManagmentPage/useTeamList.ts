import type { DataSort } from '@parlour/design-system/DataTable';
import { toPanelState } from '@parlour/feature-core';
import { useListTeamMembersQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { pageIn, pageText } from '../../model/addressState';
import { useAddressState } from '../../model/useAddressState';
import { TEAM_SORTS } from '../../model/useTeamColumns';

/** How the order of the list is written in the address: the field, with a minus before it if descending. */
const NEWEST = '-registeredAt';

const toSort = (text: string): DataSort => ({
  columnId: TEAM_SORTS.find((name) => name === text.replace('-', '')) ?? 'registeredAt',
  direction: text.startsWith('-') ? 'descending' : 'ascending',
});

/** Everybody in the team whose name contains a text, page by page. */
export function useTeamList(search: string, isShown: boolean) {
  const { t } = useTranslation('agent');
  const { state, write } = useAddressState();
  const sort = toSort(state.sort ?? NEWEST);
  const pageNo = pageIn(state);
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
      onSelect: ({ page }: { page: number }) => write({ page: pageText(page) }),
    },
    onSort: ({ columnId, direction }: DataSort) => {
      const text = `${direction === 'descending' ? '-' : ''}${columnId}`;
      write({ sort: text === NEWEST ? '' : text, page: '' });
    },
  };
}
