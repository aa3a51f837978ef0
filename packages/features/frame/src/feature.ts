import { accountLoaded, type FeatureModule } from '@parlour/feature-core';

/** The frame plugs in the message dialog and what a login means to the language; its visible parts are placed by the site. */
export const frameFeature: FeatureModule = {
  name: 'frame',
  listeners: [{ actionType: accountLoaded.type, load: () => import('./model/tellLanguage') }],
  overlays: { message: () => import('./overlays/MessageOverlay/MessageOverlay') },
};
