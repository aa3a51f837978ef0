import {
  type CoreDispatch,
  type CoreState,
  clearSessionStorage,
  createStore,
  type MerchantDocument,
  navigationRequested,
  overlayOpened,
  sessionEnded,
  sessionOpened,
  tokenReplaced,
  writeStored,
} from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { FEATURES } from './features';
import { goTo } from './navigator';

/** What belongs to one person and must not outlive the session. */
const PRIVATE_TAGS = ['Balance', 'Counts', 'Favorites', 'Member', 'RecentGames'] as const;

/** The site's store: core's, with what has to happen across features. */
export function createSiteStore(merchant: MerchantDocument, readLanguage: () => string) {
  const listener = createListenerMiddleware<CoreState, CoreDispatch>();
  listener.startListening({
    matcher: isAnyOf(sessionOpened, tokenReplaced),
    effect: (_action, { getState }) => {
      writeStored('token', getState().session.token);
    },
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch }) => {
      clearSessionStorage();
      dispatch(baseApi.util.invalidateTags([...PRIVATE_TAGS]));
      if (payload.reason === 'expired')
        dispatch(
          overlayOpened({
            name: 'message',
            titleKey: 'sessionEnded.title',
            textKey: 'errors.notLoggedIn',
            confirmKey: 'actions.login',
            confirmAction: overlayOpened({ name: 'login' }),
          }),
        );
    },
  });
  listener.startListening({
    actionCreator: navigationRequested,
    effect: ({ payload }) => {
      goTo(payload.path);
    },
  });
  for (const { actionType, load } of FEATURES.flatMap(({ listeners = [] }) => listeners))
    listener.startListening({
      type: actionType,
      effect: async (action, { dispatch, getState }) => {
        const { handle } = await load();
        handle(action, dispatch, getState);
      },
    });
  return createStore({ merchant, readLanguage, middleware: [listener.middleware] });
}
