import { baseApi, type GatewayEnvironment } from '@parlour/gateway-openapi';
import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { loadChunk } from '../chunks/loadChunk';
import { findLanguage } from '../languages/languages';
import { createMerchantReducer } from '../merchant/merchant.slice';
import type { MerchantDocument } from '../merchant/merchantDocument';
import { overlayReducer } from '../overlays/overlay.slice';
import { restrictSession } from '../session/restrictSession';
import { sessionEnded, sessionReducer, tokenReplaced } from '../session/session.slice';
import type { CoreDispatch, CoreState, StartListening } from './coreState';

export interface StoreOptions {
  merchant: MerchantDocument;
  /** BCP 47 tag of the language in use. */
  readLanguage: () => string;
  /** Registers effects across features. */
  addEffects?: (startListening: StartListening) => void;
  retryDelay?: GatewayEnvironment['retryDelay'];
}

/** The store of a site: the gateway's cache and the slices of core. */
export function createStore({ merchant, readLanguage, addEffects, retryDelay }: StoreOptions) {
  const listeners = createListenerMiddleware<CoreState, CoreDispatch>();
  addEffects?.(listeners.startListening);
  const gateway: GatewayEnvironment = {
    baseUrl: merchant.gatewayUrl,
    merchant: merchant.merchantCode,
    readLanguage: () => findLanguage(readLanguage())?.code ?? merchant.defaultLang,
    readToken: () => store.getState().session.token,
    onTokenReplaced: (token) => {
      store.dispatch(tokenReplaced({ token }));
    },
    onSessionEnded: () => {
      store.dispatch(sessionEnded({ reason: 'expired' }));
    },
    onSessionRestricted: () => {
      store.dispatch(restrictSession());
    },
    onStepUpRequired: async (methods) => {
      const { askStepUp } = await loadChunk(() => import('../session/stepUp'));
      return askStepUp(store, methods);
    },
    onSiteClosed: () => {
      store.dispatch(baseApi.util.invalidateTags(['System']));
    },
    retryDelay,
  };
  const store = configureStore({
    devTools: import.meta.env.DEV,
    reducer: combineReducers({
      [baseApi.reducerPath]: baseApi.reducer,
      merchant: createMerchantReducer(merchant),
      overlay: overlayReducer,
      session: sessionReducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { gateway } } })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  return store;
}

export type CoreStore = ReturnType<typeof createStore>;
