import type { Example } from '../../docs/example';
import { BannerStrip } from './BannerStrip';
import { SAMPLE_BANNERS } from './BannerStrip.fixtures';

const MANY = [0, 1, 2].flatMap((round) =>
  SAMPLE_BANNERS.map((banner) => ({ ...banner, id: `${banner.id}-${String(round)}` })),
);

export const examples: readonly Example[] = [
  {
    right: {
      show: <BannerStrip banners={SAMPLE_BANNERS} />,
      why: 'Two to six banners: each is seen, and each has an `alt` that says what it says.',
    },
    wrong: {
      show: <BannerStrip banners={MANY} />,
      why: 'Nine banners: nobody waits for the ninth, and the dots can hardly be hit.',
    },
  },
];
