import {
  accountLoaded,
  type CoreDispatch,
  type CoreState,
  clearExpiredSession,
  clearSessionStorage,
  createStore,
  isEvent,
  launchMissed,
  launchRequested,
  type MerchantDocument,
  navigationRequested,
  sessionEnded,
  sessionHeld,
  sessionOpened,
  tokenReplaced,
  writeStored,
} from '@parlour/feature-core';
import { baseApi, TAG_TYPES } from '@parlour/gateway-openapi';
import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { loadFeatures } from './features';
import { goTo } from './navigator';

const PUBLIC_TAGS: readonly string[] = ['Announcements', 'Lottery', 'System', 'Winners'];
/** What belongs to one person and must not outlive the session: all that is not for everybody. */
const PRIVATE_TAGS = TAG_TYPES.filter((tag) => !PUBLIC_TAGS.includes(tag));

type Effect = (action: UnknownAction, dispatch: CoreDispatch, getState: () => CoreState) => void;

const EFFECTS: readonly Effect[] = [
  (action, _dispatch, getState) => {
    if (sessionOpened.match(action) || tokenReplaced.match(action))
      writeStored('token', getState().session.token);
  },
  (action, dispatch) => {
    if (!sessionEnded.match(action)) return;
    if (action.payload.reason === 'expired') clearExpiredSession();
    else clearSessionStorage();
    // Once what showed it is off the page: what nobody watches is dropped, not asked for again.
    setTimeout(() => dispatch(baseApi.util.invalidateTags(PRIVATE_TAGS)));
  },
  (action) => {
    if (navigationRequested.match(action)) goTo(action.payload.path);
  },
  (action, dispatch, getState) => {
    if (isEvent(action))
      void loadFeatures()
        .then(({ answerAction }) => answerAction(action, dispatch, getState))
        .catch((fault: unknown) => {
          // The rest goes on by itself; a launch is what somebody waits for.
          if (!launchRequested.match(action)) throw fault;
          dispatch(launchMissed(action));
        });
  },
];

/**
 * Asks again for what was asked for without a session, by the one before, or while it was held. A visit that
 * goes on with a session has asked for nothing else: its answers are right as they are.
 */
function askAnew(): Effect {
  let isAllItsOwn = false;
  return (action, dispatch, getState) => {
    if (sessionOpened.match(action))
      isAllItsOwn = Object.keys(getState().gateway.queries).length === 0;
    else if (sessionHeld.match(action)) isAllItsOwn = false;
    else if (accountLoaded.match(action)) {
      if (!isAllItsOwn) dispatch(baseApi.util.invalidateTags(PRIVATE_TAGS));
      isAllItsOwn = false;
    }
  };
}

/** Runs the effects behind the reducers. The toolkit's own listeners, which can also wait and be stopped, weigh 2 kB. */
const effects: Middleware<object, CoreState, CoreDispatch> = ({ dispatch, getState }) => {
  const all = [...EFFECTS, askAnew()];
  return (next) => (action) => {
    const result = next(action);
    if (isAction(action)) for (const effect of all) effect(action, dispatch, getState);
    return result;
  };
};

/** The site's store: core's, with what has to happen across features. */
export const createSiteStore = (merchant: MerchantDocument, readLanguage: () => string) =>
  createStore({ merchant, readLanguage, middleware: [effects] });
