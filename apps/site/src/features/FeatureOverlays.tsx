import { lazyChunk, type OverlayName, useCoreSelector } from '@parlour/feature-core';
import { createCentres } from '@parlour/feature-frame';
import { type ComponentType, Suspense } from 'react';
import { loadCentreDictionary } from '../dictionaries';
import { RegionBoundary } from '../RegionBoundary';
import { FEATURES } from './features';

const OVERLAYS = Object.fromEntries(
  FEATURES.flatMap(({ overlays = {} }) =>
    Object.entries(overlays).map(([name, load]) => [name, lazyChunk(load, { hasTexts: true })]),
  ),
) as Partial<Record<OverlayName, ComponentType>>;

const Centres = createCentres(
  FEATURES.flatMap(({ centres }) => centres ?? []),
  loadCentreDictionary,
);

/** The centre that the address opens, and over it the dialogs, each loaded when it first opens. */
export function FeatureOverlays() {
  return (
    <>
      <Centres />
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
