import type { FeatureModule } from '@parlour/feature-core';

/** The frame plugs in the message dialog; its visible parts are placed by the site. */
export const frameFeature: FeatureModule = {
  name: 'frame',
  overlays: { message: () => import('./overlays/MessageOverlay/MessageOverlay') },
};
