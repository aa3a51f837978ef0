import { asksForCentre, lazyChunk, useCoreSelector } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadFeatures } from './features';
import { RegionBoundary } from './RegionBoundary';

const FeatureOverlays = lazyChunk(() =>
  loadFeatures().then(({ FeatureOverlays }) => ({ default: FeatureOverlays })),
);

/** Dialogs and centres; loaded when the first one opens. */
export function Overlays() {
  const hasDialog = useCoreSelector(({ overlay }) => overlay.stack.length > 0);
  const hasCentre = asksForCentre(useLocation().search);
  if (!hasDialog && !hasCentre) return null;
  return (
    <RegionBoundary isOver>
      <Suspense fallback={null}>
        <FeatureOverlays />
      </Suspense>
    </RegionBoundary>
  );
}
