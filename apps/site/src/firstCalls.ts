import {
  announcementsQuery,
  type CoreStore,
  selectIsLoggedIn,
  statusQuery,
} from '@parlour/feature-core';
import {
  getGameVendors,
  getListAnnouncements,
  getSystemStatus,
} from '@parlour/gateway-openapi/start';

/** Later subscribers find the answer in the cache. */
const UNWATCHED = { subscribe: false };

/**
 * The calls that every first page needs: status, navigation, banners and notices. The page's HTML has started them
 * already (docs/decisions/0046).
 */
export function firstCalls({ dispatch, getState }: CoreStore): Promise<unknown> {
  const { merchantCode } = getState().merchant;
  const announcements = announcementsQuery(selectIsLoggedIn(getState()) ? 'A' : 'B');
  return Promise.all([
    dispatch(getSystemStatus.initiate(statusQuery(), UNWATCHED)),
    // The cached list is shown meanwhile; a vendor may have closed since.
    dispatch(getGameVendors.initiate({ merchantCode }, { ...UNWATCHED, forceRefetch: true })),
    dispatch(getListAnnouncements.initiate(announcements, UNWATCHED)),
  ]);
}
