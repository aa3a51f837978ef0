import {
  type CoreStore,
  isStorageBlocked,
  loadChunk,
  restoreCachedAnswers,
  restoreSession,
  type StartTokens,
} from '@parlour/feature-core';
import type { i18n } from 'i18next';
import { FeatureRoutes, loadFeatures } from './features';
import { firstCalls } from './firstCalls';
import { HOME_ADDRESSES } from './homeAddresses';

/** How long the first page waits for its data, in ms. Until then the first frame is visible. */
const PATIENCE = 1000;

interface Visit {
  store: CoreStore;
  translator: i18n;
  tokens: StartTokens;
}

/**
 * Starts a visit: restores the session, follows choices of other tabs, and warns if the browser stores nothing. The page
 * is rendered when the promise resolves.
 */
export function startVisit({ store, translator, tokens }: Visit): Promise<unknown> {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === 'language')
      void loadChunk(() => import('./onDemand/chooseAlike')).then(({ chooseAlike }) =>
        chooseAlike(store, translator),
      );
  });
  if (isStorageBlocked())
    void loadChunk(() => import('./onDemand/warnOfStorage')).then(({ warnOfStorage }) =>
      warnOfStorage(translator),
    );
  const restored = store.dispatch(restoreSession(tokens));
  store.dispatch(restoreCachedAnswers());
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // Errors are shown where the data or the page is missing.
  const needed = Promise.allSettled([
    firstCalls(store),
    HOME_ADDRESSES.includes(location.pathname) || preloadPage(store, translator.language),
  ]);
  return Promise.all([restored, Promise.race([needed, patience])]);
}

/** Loads the page of the address, so that it renders without a fallback. */
async function preloadPage(store: CoreStore, tag: string): Promise<void> {
  await FeatureRoutes.preload();
  const { openPage } = await loadFeatures();
  await openPage(store, tag);
}
