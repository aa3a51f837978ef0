import type { FeatureModule, FeatureRoute, MerchantDocument } from '@parlour/feature-core';

/**
 * What the site is made of: what each feature says of itself in its `feature.ts`. A merchant's build leaves one out by
 * a line such as `'!../../../../packages/features/points/src/feature.ts'`.
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

/** What the merchant's document adds; an address that the site has anyway stays what it is. */
export const merchantRoutes = (merchant: MerchantDocument): readonly FeatureRoute[] =>
  FEATURES.flatMap((feature) => feature.merchantRoutes?.(merchant) ?? []).filter(
    ({ path }) => !FIXED_PATHS.has(path),
  );
