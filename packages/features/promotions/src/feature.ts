import { CrownIcon } from '@parlour/design-system/icons/CrownIcon';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { SparkleIcon } from '@parlour/design-system/icons/SparkleIcon';
import { StarIcon } from '@parlour/design-system/icons/StarIcon';
import { type FeatureModule, PATHS } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    bonusDetails: true;
    rewardCenter: true;
    missionLeaderboard: true;
    manualRebate: true;
  }
}

/** Promotions, and what they give. */
export const feature: FeatureModule = {
  name: 'promotions',
  routes: [
    {
      path: PATHS.promotions,
      page: () => import('./pages/PromotionsPage/PromotionsPage'),
      hasFirstFrame: true,
    },
    { path: PATHS.join, page: () => import('./pages/JoinPage/JoinPage'), hasFirstFrame: true },
  ],
  centres: {
    memberPages: {
      bonusDetails: {
        order: 120,
        page: () => import('./pages/BonusDetailsPage/BonusDetailsPage'),
        icon: SparkleIcon,
        title: 'promotions:pages.bonusDetails',
        group: 'rewards',
      },
      rewardCenter: {
        order: 130,
        page: () => import('./pages/RewardCentrePage/RewardCentrePage'),
        icon: GiftIcon,
        title: 'promotions:pages.rewardCenter',
        group: 'rewards',
        badge: 'rewards',
      },
      missionLeaderboard: {
        order: 150,
        page: () => import('./pages/MissionsPage/MissionsPage'),
        icon: CrownIcon,
        title: 'promotions:pages.missionLeaderboard',
        group: 'rewards',
        badge: 'missions',
      },
      manualRebate: {
        order: 180,
        page: () => import('./pages/ManualRebatePage/ManualRebatePage'),
        icon: StarIcon,
        title: 'promotions:pages.manualRebate',
      },
    },
  },
};
