import { useCoreSelector } from '@parlour/feature-core';
import { lazy, Suspense } from 'react';
import { loadFeatures } from './features';
import { RegionBoundary } from './RegionBoundary';

const FeatureOverlays = lazy(() =>
  loadFeatures().then(({ FeatureOverlays }) => ({ default: FeatureOverlays })),
);

/** The dialogs, from the first one on. */
export function Overlays() {
  const isNeeded = useCoreSelector(({ overlay }) => overlay.stack.length > 0);
  if (!isNeeded) return null;
  return (
    <RegionBoundary>
      <Suspense fallback={null}>
        <FeatureOverlays />
      </Suspense>
    </RegionBoundary>
  );
}
