import { type FeatureModule, sessionOpened } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface StorageKeyRegistry {
    /** Pop-ups that were closed (ANN-01). */
    'announcementClosed:member': true;
    'announcementClosed:guest': true;
  }
  interface OverlayRegistry {
    announcements: object;
  }
}

/** The pop-up announcements, once for each kind of visitor in a session (ANN, MOD-01). */
export const feature: FeatureModule = {
  name: 'announcements',
  overlays: {
    announcements: () => import('./overlays/AnnouncementsOverlay/AnnouncementsOverlay'),
  },
  listeners: [{ actionType: sessionOpened.type, load: () => import('./model/persistFirstLogin') }],
  start: () => import('./model/watchPopups'),
};
