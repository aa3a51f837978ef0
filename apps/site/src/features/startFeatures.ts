import { type CoreStore, cacheAnswers } from '@parlour/feature-core';
import { FEATURES } from './features';

/** Starts the features' work for the visit, and caches answers for it. */
export function startFeatures(store: CoreStore): void {
  cacheAnswers(store);
  for (const { start: load } of FEATURES)
    void load?.().then(({ start }) => {
      start(store);
    });
}
