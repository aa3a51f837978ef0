import { BannerStrip } from '@parlour/design-system/BannerStrip';
import { ThemeProvider } from '@parlour/design-system/theme';
import { BANNER_LABELS } from '../demo/bannerLabels';
import { BANNERS } from '../demo/content';
import { start } from '../demo/start';

const banners = BANNERS.map(({ id, title, picture }) => ({ id, src: picture, alt: title }));

start(
  <ThemeProvider>
    <BannerStrip banners={banners} labels={BANNER_LABELS} />
  </ThemeProvider>,
);
