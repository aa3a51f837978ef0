import type { FeatureModule } from '@parlour/feature-core';

/** What the home page opens: the overlay `notices`. Texts are in the namespace `home`. */
export const homeFeature: FeatureModule = {
  name: 'home',
  overlays: { notices: () => import('./overlays/NoticesOverlay/NoticesOverlay') },
};
