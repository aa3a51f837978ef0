import { BannerPanel } from '../../components/BannerPanel/BannerPanel';
import { useBanners } from '../../model/useBanners';

/** The banners of the gateway. */
export function HomeBanners() {
  const { state, follow } = useBanners();
  return <BannerPanel state={state} onFollow={follow} />;
}
