import {
  addLaunchEffects,
  addSessionEffects,
  createStore,
  isEvent,
  type MerchantDocument,
  navigationRequested,
  type StartListening,
} from '@parlour/feature-core';
import { isAction } from '@reduxjs/toolkit';
import { loadFeatures } from './features';
import { goTo } from './navigator';

function addEffects(startListening: StartListening): void {
  addSessionEffects(startListening);
  addLaunchEffects(startListening);
  startListening({
    actionCreator: navigationRequested,
    effect: ({ payload }) => goTo(payload.path),
  });
  startListening({
    predicate: (action) => isAction(action) && isEvent(action),
    effect: async (action, { dispatch, getState }) => {
      const { answerAction } = await loadFeatures();
      await answerAction(action, dispatch, getState);
    },
  });
}

/** The site's store: core's, with the effects across features. */
export const createSiteStore = (merchant: MerchantDocument, readLanguage: () => string) =>
  createStore({ merchant, readLanguage, addEffects });
