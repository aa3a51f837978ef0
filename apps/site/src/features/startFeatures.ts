import { type CoreStore, cacheAnswers } from '@parlour/feature-core';
import { FEATURES } from './features';

/** Begins what features do for as long as a visit lasts, and keeps what it is told. */
export function startFeatures(store: CoreStore): void {
  cacheAnswers(store);
  for (const { start: load } of FEATURES)
    void load?.().then(({ start }) => {
      start(store);
    });
}
