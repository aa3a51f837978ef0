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

/** The longest that the first page waits for what it is drawn from, in ms; until then the HTML's own is seen. */
const PATIENCE = 1000;

interface Visit {
  store: CoreStore;
  translator: i18n;
  tokens: StartTokens;
}

/**
 * What a visit begins with besides its first page: the session that it goes on with, what is chosen in
 * other tabs, and a word where the browser keeps nothing. What this gives is waited for before the page.
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
  // A fault of either is shown in the place of what it is for.
  const needed = Promise.allSettled([
    firstCalls(store),
    HOME_ADDRESSES.includes(location.pathname) || preloadPage(store, translator.language),
  ]);
  return Promise.all([restored, Promise.race([needed, patience])]);
}

/** Loads what the page of the address is drawn with, so that it is drawn at once. */
async function preloadPage(store: CoreStore, tag: string): Promise<void> {
  await FeatureRoutes.preload();
  const { openPage } = await loadFeatures();
  await openPage(store, tag);
}
