import { samplePicture } from '../SmartImage/SmartImage.fixtures';
import type { Banner, BannerStripLabels } from './BannerStrip';

export const BANNER_LABELS: BannerStripLabels = {
  region: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause banners',
  resume: 'Play banners',
  position: (position, total) => `${position} of ${total}`,
  show: (position) => `Show banner ${position}`,
};

const ALTS = ['Evening garden, new games this week', 'Rewards for members', 'A calm place to play'];

export const SAMPLE_BANNERS: readonly Banner[] = ALTS.map((alt, seed) => ({
  id: `banner-${seed}`,
  src: samplePicture(seed + 1, 1280, 400),
  smallSrc: samplePicture(seed + 1, 640, 360),
  alt,
  isClickable: seed === 0,
  href: seed === 1 ? '#rewards' : undefined,
}));
