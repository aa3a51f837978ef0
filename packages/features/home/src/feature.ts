import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    notices: {
      id: string | null;
      /** The page that opened the notices; they close when it is left. */
      at?: string;
    };
  }
}

/** The overlay `notices` of the home page. Texts: namespace `home`. */
export const feature: FeatureModule = {
  name: 'home',
  overlays: { notices: () => import('./overlays/NoticesOverlay/NoticesOverlay') },
};
