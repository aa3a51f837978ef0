import { lazyOrNothing, useIdle } from '@parlour/feature-core';
import { Suspense } from 'react';
import { loadFeatures } from './features';

const FeatureToasts = lazyOrNothing(() =>
  loadFeatures().then(({ FeatureToasts }) => ({ default: FeatureToasts })),
);

/** The place of short messages, once the page rests; what is said before waits for it. */
export function Toasts() {
  return useIdle() ? (
    <Suspense>
      <FeatureToasts />
    </Suspense>
  ) : null;
}
