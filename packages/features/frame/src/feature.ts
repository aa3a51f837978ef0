import { accountLoaded, type FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    leaving: {
      /** Address on a host that nobody has named. */
      href: string;
      host: string;
    };
  }
}

/** The frame plugs in the message dialog, the one before a way out of the site, and what a login means to the language; its visible parts are placed by the site. */
export const feature: FeatureModule = {
  name: 'frame',
  listeners: [{ actionType: accountLoaded.type, load: () => import('./model/tellLanguage') }],
  overlays: {
    leaving: () => import('./overlays/LeavingOverlay/LeavingOverlay'),
    message: () => import('./overlays/MessageOverlay/MessageOverlay'),
  },
};
