import { lazyChunk, loadChunk } from '@parlour/feature-core';

/**
 * Loads all that lies behind the first page: routes, dialogs and listeners of every feature, when one of them is first
 * needed (docs/decisions/0045).
 */
export const loadFeatures = () => loadChunk(() => import('./features/afterFirstPage'));

/** Every address but the home page's. */
export const FeatureRoutes = lazyChunk(() =>
  loadFeatures().then((features) => ({ default: features.FeatureRoutes })),
);
