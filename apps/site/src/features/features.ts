import { agentFeature } from '@parlour/feature-agent';
import { announcementsFeature } from '@parlour/feature-announcements';
import type { FeatureModule } from '@parlour/feature-core';
import { frameFeature } from '@parlour/feature-frame';
import { homeFeature } from '@parlour/feature-home';
import { lobbyFeature } from '@parlour/feature-lobby';
import { lotteryFeature } from '@parlour/feature-lottery';
import { memberFeature } from '@parlour/feature-member';
import { pointsFeature } from '@parlour/feature-points';
import { promotionsFeature } from '@parlour/feature-promotions';
import { sessionFeature } from '@parlour/feature-session';
import { supportFeature } from '@parlour/feature-support';
import { walletFeature } from '@parlour/feature-wallet';

/** What the site is made of. A merchant's build may leave features out here. */
export const FEATURES: readonly FeatureModule[] = [
  agentFeature,
  announcementsFeature,
  frameFeature,
  homeFeature,
  lobbyFeature,
  lotteryFeature,
  memberFeature,
  pointsFeature,
  promotionsFeature,
  sessionFeature,
  supportFeature,
  walletFeature,
];
