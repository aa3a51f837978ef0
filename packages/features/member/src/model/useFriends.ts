import { toPanelState } from '@parlour/feature-core';
import { useListReferredFriendsQuery } from '@parlour/gateway-openapi/promotions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Friends on a page of the list. */
const PAGE_SIZE = 10;

/** The friends who registered by a member's link, page by page (PROMO-05). */
export function useFriends() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { currentData, ...query } = useListReferredFriendsQuery({
    pageNo: page,
    pageSize: PAGE_SIZE,
  });
  const state = toPanelState({ ...query, data: currentData }, t, ({ content, totalPages }) => ({
    friends: content,
    pageCount: totalPages,
  }));
  return { state, page, goTo: setPage };
}
