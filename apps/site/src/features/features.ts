import { announcementsFeature } from '@parlour/feature-announcements';
import type { FeatureModule } from '@parlour/feature-core';
import { frameFeature } from '@parlour/feature-frame';
import { homeFeature } from '@parlour/feature-home';
import { lobbyFeature } from '@parlour/feature-lobby';
import { lotteryFeature } from '@parlour/feature-lottery';
import { sessionFeature } from '@parlour/feature-session';
import { supportFeature } from '@parlour/feature-support';

/** What the site is made of. A merchant's build may leave features out here. */
export const FEATURES: readonly FeatureModule[] = [
  announcementsFeature,
  frameFeature,
  homeFeature,
  lobbyFeature,
  lotteryFeature,
  sessionFeature,
  supportFeature,
];
