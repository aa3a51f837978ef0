import { accountLoaded, type FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    leaving: {
      /** An address on a host that the merchant has not named. */
      href: string;
      host: string;
    };
  }
}

/** The message dialog, the warning before links to other sites, and the language of an account. The site renders the rest of the frame. */
export const feature: FeatureModule = {
  name: 'frame',
  listeners: [{ actionType: accountLoaded.type, load: () => import('./model/sendLanguage') }],
  overlays: {
    leaving: () => import('./overlays/LeavingOverlay/LeavingOverlay'),
    message: () => import('./overlays/MessageOverlay/MessageOverlay'),
  },
};
