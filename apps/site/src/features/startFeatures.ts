import type { CoreStore } from '@parlour/feature-core';
import { FEATURES } from './features';

/** Begins what features do for as long as a visit lasts. */
export function startFeatures(store: CoreStore): void {
  for (const { start: load } of FEATURES)
    void load?.().then(({ start }) => {
      start(store);
    });
}
