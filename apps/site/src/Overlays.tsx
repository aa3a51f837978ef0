import { type OverlayName, useCoreSelector } from '@parlour/feature-core';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { FEATURES } from './features';
import { RegionBoundary } from './RegionBoundary';

const OVERLAYS = Object.fromEntries(
  FEATURES.flatMap(({ overlays = {} }) =>
    Object.entries(overlays).map(([name, load]) => [name, lazy(load)]),
  ),
) as Partial<Record<OverlayName, LazyExoticComponent<ComponentType>>>;

/** The one dialog that is open, loaded when it first opens. */
export function Overlays() {
  const name = useCoreSelector(({ overlay }) => overlay.open?.name);
  const Overlay = name === undefined ? undefined : OVERLAYS[name];
  if (Overlay === undefined) return null;
  return (
    <RegionBoundary key={name}>
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </RegionBoundary>
  );
}
