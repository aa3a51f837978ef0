import { type FeatureModule, PATHS } from '@parlour/feature-core';

/** Promotions, and what they give. */
export const promotionsFeature: FeatureModule = {
  name: 'promotions',
  routes: [
    { path: PATHS.promotions, page: () => import('./pages/PromotionsPage/PromotionsPage') },
    { path: PATHS.join, page: () => import('./pages/JoinPage/JoinPage') },
  ],
  centres: {
    memberPages: {
      bonusDetails: () => import('./pages/BonusDetailsPage/BonusDetailsPage'),
      rewardCenter: () => import('./pages/RewardCentrePage/RewardCentrePage'),
      missionLeaderboard: () => import('./pages/MissionsPage/MissionsPage'),
      manualRebate: () => import('./pages/ManualRebatePage/ManualRebatePage'),
    },
  },
};
