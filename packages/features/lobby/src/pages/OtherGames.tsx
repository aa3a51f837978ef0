import { lazyChunk } from '@parlour/feature-core';
import { Suspense } from 'react';

const HotPicks = lazyChunk(() => import('./HotPicks'));

/** Hot games beside one that is closed (LAUNCH-06); whoever plays does not load them. */
export function OtherGames() {
  return (
    <Suspense fallback={null}>
      <HotPicks />
    </Suspense>
  );
}
