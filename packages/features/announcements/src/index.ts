import type { FeatureModule } from '@parlour/feature-core';

export const announcementsFeature: FeatureModule = { name: 'announcements' };
