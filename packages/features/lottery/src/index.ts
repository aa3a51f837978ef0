import type { FeatureModule } from '@parlour/feature-core';

export const lotteryFeature: FeatureModule = { name: 'lottery' };
