import {
  announcementsQuery,
  selectExecution,
  useCoreSelector,
  useImageSource,
  useOverlay,
  writeStored,
} from '@parlour/feature-core';
import { useGetListAnnouncementsQuery } from '@parlour/gateway-openapi/start';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AnnouncementsDialog } from '../../components/AnnouncementsDialog/AnnouncementsDialog';
import { choosePopups, closedMarker } from '../../model/popups';

/** The announcements for this kind of visitor; once closed they stay closed for the session (ANN-01, MOD-01). */
export default function AnnouncementsOverlay() {
  const { isOpen, close } = useOverlay('announcements');
  const visitor = useCoreSelector(selectExecution) ?? 'B';
  const { data } = useGetListAnnouncementsQuery(announcementsQuery(visitor));
  const { hosts } = useImageSource();
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const popups = choosePopups(data?.popup ?? [], visitor);
  const hasNothing = data !== undefined && popups.length === 0;

  const leave = (): void => {
    writeStored(closedMarker(visitor), 'closed');
    close();
  };
  useEffect(() => {
    // A link in the text was followed.
    if (openedOn.current !== pathname) leave();
    // This language has none. Nobody closed them, so another language may still open the dialog.
    else if (hasNothing) close();
  });
  if (!isOpen || popups.length === 0) return null;
  return <AnnouncementsDialog announcements={popups} imageHosts={hosts} onClose={leave} />;
}
