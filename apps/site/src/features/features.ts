import { agentFeature } from '@parlour/feature-agent';
import { announcementsFeature } from '@parlour/feature-announcements';
import type { FeatureModule, FeatureRoute, MerchantDocument } from '@parlour/feature-core';
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

/** The pages of the product. */
export const ROUTES: readonly FeatureRoute[] = FEATURES.flatMap(({ routes = [] }) => routes);
const FIXED_PATHS = new Set(ROUTES.map(({ path }) => path));

/** What the merchant's document adds; an address that the site has anyway stays what it is. */
export const merchantRoutes = (merchant: MerchantDocument): readonly FeatureRoute[] =>
  FEATURES.flatMap((feature) => feature.merchantRoutes?.(merchant) ?? []).filter(
    ({ path }) => !FIXED_PATHS.has(path),
  );
