import type { FeatureModule } from '@parlour/feature-core';
import { homeRoutes } from './routes';

/**
 * The home feature: the first page with banners, notices, jackpot, game rows, apps and winners, and
 * the overlay `notices`. Texts are in the namespace `home`.
 */
export const homeFeature: FeatureModule = {
  name: 'home',
  routes: homeRoutes,
  overlays: { notices: () => import('./later').then((later) => later.notices()) },
};
