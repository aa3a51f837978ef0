import { type CoreStore, cacheAnswers } from '@parlour/feature-core';
import { FEATURES } from './features';

/** Starts the features' work for the visit, and caches answers for it. */
export function startFeatures(store: CoreStore): void {
  cacheAnswers(store);
  for (const { start: load } of FEATURES)
    load?.().then(
      ({ start }) => start(store),
      // The visit goes on without it where its chunk does not come; the next one asks again.
      () => undefined,
    );
}
