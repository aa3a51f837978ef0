import { lazyChunk, type OverlayName, useCoreSelector } from '@parlour/feature-core';
import { type ComponentType, Suspense } from 'react';
import { RegionBoundary } from '../RegionBoundary';
import { FeatureCentre } from './FeatureCentre';
import { FEATURES } from './features';

const OVERLAYS = Object.fromEntries(
  FEATURES.flatMap(({ overlays = {} }) =>
    Object.entries(overlays).map(([name, load]) => [name, lazyChunk(load, { hasTexts: true })]),
  ),
) as Partial<Record<OverlayName, ComponentType>>;

/** The room of pages that the address opens, and over it the dialogs, each loaded when it first opens. */
export function FeatureOverlays() {
  return (
    <>
      <FeatureCentre />
      <Dialogs />
    </>
  );
}

function Dialogs() {
  return useCoreSelector(({ overlay }) => overlay.stack).map(({ name }) => {
    const Overlay = OVERLAYS[name];
    return Overlay === undefined ? null : (
      <RegionBoundary isOver key={name}>
        <Suspense fallback={null}>
          <Overlay />
        </Suspense>
      </RegionBoundary>
    );
  });
}
