import type { FeatureModule } from '@parlour/feature-core';

/** The session plugs in the dialogs of login and logout. */
export const sessionFeature: FeatureModule = {
  name: 'session',
  overlays: {
    login: () => import('./overlays/LoginOverlay/LoginOverlay'),
    logout: () => import('./overlays/LogoutOverlay/LogoutOverlay'),
  },
};

export { InlineLogin } from './components/InlineLogin/InlineLogin';
