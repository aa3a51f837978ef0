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

/** Whatever asks for the same later finds the answer kept; nobody watches it yet. */
const UNWATCHED = { subscribe: false };

/**
 * Asks for what every first page is drawn from: whether the site is open, its navigation, and its banners
 * and notices. The page's HTML has begun these calls already (docs/decisions/0046).
 */
export function firstCalls({ dispatch, getState }: CoreStore): Promise<unknown> {
  const { merchantCode } = getState().merchant;
  const announcements = announcementsQuery(selectIsLoggedIn(getState()) ? 'A' : 'B');
  return Promise.all([
    dispatch(getSystemStatus.initiate(statusQuery(), UNWATCHED)),
    // What was kept of them stands until they are here: a vendor may have closed since.
    dispatch(getGameVendors.initiate({ merchantCode }, { ...UNWATCHED, forceRefetch: true })),
    dispatch(getListAnnouncements.initiate(announcements, UNWATCHED)),
  ]);
}
