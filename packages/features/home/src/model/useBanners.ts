import {
  launchMissed,
  leaveSite,
  loadChunk,
  pictureUrl,
  toPanelState,
  useCoreDispatch,
  useImageSource,
} from '@parlour/feature-core';
import type { AnnouncementGroups, Banner } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { type BannerTarget, bannerTarget } from './bannerTarget';
import { useAnnouncements } from './useAnnouncements';

/** A banner of the home page, with its target. */
export interface HomeBanner {
  id: string;
  title: string;
  src: string;
  smallSrc: string | undefined;
  target: BannerTarget | null;
}

/** The banners of the group `w_home` and what a press on one does. */
export function useBanners() {
  const { t } = useTranslation('home');
  const source = useImageSource();
  const dispatch = useCoreDispatch();
  const toHomeBanner = (banner: Banner): HomeBanner => ({
    id: banner.id,
    title: banner.title,
    src: pictureUrl(source, banner.url) ?? '',
    smallSrc: pictureUrl(source, banner.smallUrl) ?? undefined,
    target: bannerTarget(banner),
  });
  const chooseBanners = ({ banners }: AnnouncementGroups) =>
    banners.filter(({ groupName }) => groupName === 'w_home').map(toHomeBanner);

  const launch = (nodeId: number): Promise<void> =>
    loadChunk(() => import('./launchBannerGame'))
      .then((part) => part.launchBannerGame(nodeId, dispatch, t))
      // That module shows errors of the game; here its own chunk did not load.
      .catch(() => void dispatch(launchMissed(null)));
  const follow = (target: BannerTarget): void => {
    if (target.kind === 'game') void launch(target.nodeId);
    if (target.kind === 'outside') dispatch(leaveSite(target.href));
  };
  return { state: toPanelState(useAnnouncements(), t, chooseBanners), follow };
}
