import {
  overlayClosed,
  useCoreDispatch,
  useCoreSelector,
  useImageSource,
  useLanguage,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { NoticesDialog } from '../../components/NoticesDialog/NoticesDialog';
import { toNotice } from '../../model/notice';
import { toPanelState } from '../../model/panelState';
import { useAnnouncements } from '../../model/useAnnouncements';

/** The notices over whatever page is below, opened at the one that was asked for. */
export default function NoticesOverlay() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const dispatch = useCoreDispatch();
  const open = useCoreSelector(({ overlay }) => overlay.open);
  const { hosts } = useImageSource();
  const announcements = useAnnouncements();
  if (open?.name !== 'notices') return null;
  const state = toPanelState(announcements, t, ({ player }) =>
    player.map((announcement) => toNotice(announcement, language)),
  );
  return (
    <NoticesDialog
      key={open.id}
      state={state}
      startId={open.id}
      imageHosts={hosts}
      onClose={() => dispatch(overlayClosed())}
    />
  );
}
