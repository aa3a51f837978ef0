import {
  announcementsQuery,
  type PanelQuery,
  selectIsLoggedIn,
  useCoreSelector,
} from '@parlour/feature-core';
import {
  type AnnouncementGroups,
  useGetListAnnouncementsQuery,
} from '@parlour/gateway-openapi/start';

/** Banners and notices for this kind of visitor; refetched when that or the language changes (ANN-03). */
export function useAnnouncements(): PanelQuery<AnnouncementGroups> {
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  return useGetListAnnouncementsQuery(announcementsQuery(isLoggedIn ? 'A' : 'B'));
}
