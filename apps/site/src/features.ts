import type { FeatureModule } from '@parlour/feature-core';
import { frameFeature } from '@parlour/feature-frame';
import { homeFeature } from '@parlour/feature-home';
import { lobbyFeature } from '@parlour/feature-lobby';
import { sessionFeature } from '@parlour/feature-session';

/** What the site is made of. A merchant's build may leave features out here. */
export const FEATURES: readonly FeatureModule[] = [
  frameFeature,
  homeFeature,
  lobbyFeature,
  sessionFeature,
];
