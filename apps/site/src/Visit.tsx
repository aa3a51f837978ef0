import { lazyChunk, useIdle } from '@parlour/feature-core';
import { loadFeatures } from './features';

const FeatureVisit = lazyChunk(
  () => loadFeatures().then(({ FeatureVisit }) => ({ default: FeatureVisit })),
  { isOptional: true },
);

/** What lasts for a visit, once the page rests: what features begin, and the place of short messages. */
export function Visit() {
  return useIdle() ? <FeatureVisit /> : null;
}
