import type { FeatureModule, FeatureRoute, MerchantDocument } from '@parlour/feature-core';

/**
 * The features of the site, by their `feature.ts`. A merchant's build leaves one out by a line such as
 * `'!../../../../packages/features/points/src/feature.ts'`.
 */
const modules = import.meta.glob<FeatureModule>(
  ['../../../../packages/features/*/src/feature.ts'],
  {
    eager: true,
    import: 'feature',
  },
);

export const FEATURES: readonly FeatureModule[] = Object.values(modules);

/** The pages of the product. */
export const ROUTES: readonly FeatureRoute[] = FEATURES.flatMap(({ routes = [] }) => routes);
const FIXED_PATHS = new Set(ROUTES.map(({ path }) => path));

/** Routes that the merchant document adds. They can't replace routes of the product. */
export const merchantRoutes = (merchant: MerchantDocument): readonly FeatureRoute[] =>
  FEATURES.flatMap((feature) => feature.merchantRoutes?.(merchant) ?? []).filter(
    ({ path }) => !FIXED_PATHS.has(path),
  );
