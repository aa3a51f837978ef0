import { toPanelState, useImageSource, useLanguage, useOverlay } from '@parlour/feature-core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NoticesDialog } from '../../components/NoticesDialog/NoticesDialog';
import { toNotice } from '../../model/notice';
import { useAnnouncements } from '../../model/useAnnouncements';

/** The notices over any page, opened at the requested one. */
export default function NoticesOverlay() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { request, close } = useOverlay('notices');
  const { hosts } = useImageSource();
  const { pathname } = useLocation();
  const [openedAt] = useState(request?.at ?? pathname);
  const announcements = useAnnouncements();
  // A link in a notice, or the browser's back button, closes it.
  useEffect(() => {
    if (pathname !== openedAt) close();
  });
  if (request === undefined) return null;
  const state = toPanelState(announcements, t, ({ player }) =>
    player.map((announcement) => toNotice(announcement, language)),
  );
  return (
    <NoticesDialog
      key={request.id}
      state={state}
      startId={request.id}
      imageHosts={hosts}
      onClose={close}
    />
  );
}
