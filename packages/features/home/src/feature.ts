import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    notices: {
      id: string | null;
      /** The page that they were opened on, and are closed with. */
      at?: string;
    };
  }
}

/** What the home page opens: the overlay `notices`. Texts are in the namespace `home`. */
export const feature: FeatureModule = {
  name: 'home',
  overlays: { notices: () => import('./overlays/NoticesOverlay/NoticesOverlay') },
};
