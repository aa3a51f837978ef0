import { overlayOpened, toPanelState, useCoreDispatch } from '@parlour/feature-core';
import type { AnnouncementGroups } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { useAnnouncements } from './useAnnouncements';

const chooseNotices = ({ player }: AnnouncementGroups) => player;

/** The notices for players, and a function that opens one (HOME-02). */
export function useNotices() {
  const { t } = useTranslation('home');
  const dispatch = useCoreDispatch();
  return {
    state: toPanelState(useAnnouncements(), t, chooseNotices),
    open: (id: string) =>
      dispatch(overlayOpened({ name: 'notices', id, at: window.location.pathname })),
  };
}
