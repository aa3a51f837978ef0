import { lazyChunk, useIdle } from '@parlour/feature-core';
import { loadFeatures } from './features';

const FeatureVisit = lazyChunk(
  () => loadFeatures().then(({ FeatureVisit }) => ({ default: FeatureVisit })),
  { isOptional: true },
);

/** What runs for the whole visit, from the first idle moment on: starts of features, and toasts. */
export function Visit() {
  return useIdle() ? <FeatureVisit /> : null;
}
