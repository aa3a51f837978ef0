import type { FeatureModule } from '@parlour/feature-core';

export const supportFeature: FeatureModule = { name: 'support' };
