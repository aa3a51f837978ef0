import { lazyChunk, loadChunk } from '@parlour/feature-core';

/**
 * What lies behind the first page: every feature's screens, dialogs and answers, asked for when the first of
 * them is wanted (decision 0045).
 */
export const loadFeatures = () => loadChunk(() => import('./features/afterFirstPage'));

/** Every address but the home page's. */
export const FeatureRoutes = lazyChunk(() =>
  loadFeatures().then((features) => ({ default: features.FeatureRoutes })),
);
