import type { DataSort } from '@parlour/design-system/DataTable';
import { toPanelState } from '@parlour/feature-core';
import { useListTeamMembersQuery } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { pageIn, pageText } from '../../model/addressState';
import type { TeamFilter } from '../../model/teamFilter';
import { useAddressState } from '../../model/useAddressState';
import { TEAM_SORTS } from '../../model/useTeamColumns';

/** How the order of the list is written in the address: the field, with a minus before it if descending. */
const NEWEST = '-registeredAt';

const toSort = (text: string): DataSort => ({
  columnId: TEAM_SORTS.find((name) => name === text.replace('-', '')) ?? 'registeredAt',
  direction: text.startsWith('-') ? 'descending' : 'ascending',
});

/** Those of the team who pass the search and the filters, page by page. */
export function useTeamList(search: string, filter: TeamFilter, isShown: boolean) {
  const { t } = useTranslation('agent');
  const { state, write } = useAddressState();
  const sort = toSort(state.sort ?? NEWEST);
  const pageNo = pageIn(state);
  const query = useListTeamMembersQuery(
    {
      ...filter,
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
    /** How many were found; undefined until it is known. */
    found: isShown ? query.currentData?.totalElements : undefined,
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
