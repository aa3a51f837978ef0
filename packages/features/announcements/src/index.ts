import type { FeatureModule } from '@parlour/feature-core';

/** The pop-up announcements, once for each kind of visitor in a session (ANN, MOD-01). */
export const announcementsFeature: FeatureModule = {
  name: 'announcements',
  overlays: {
    announcements: () => import('./overlays/AnnouncementsOverlay/AnnouncementsOverlay'),
  },
  start: () => import('./model/watchPopups'),
};
