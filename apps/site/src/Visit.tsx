import { lazyOrNothing, useIdle } from '@parlour/feature-core';
import { loadFeatures } from './features';

const FeatureVisit = lazyOrNothing(() =>
  loadFeatures().then(({ FeatureVisit }) => ({ default: FeatureVisit })),
);

/** What lasts for a visit, once the page rests: what features begin, and the place of short messages. */
export function Visit() {
  return useIdle() ? <FeatureVisit /> : null;
}
