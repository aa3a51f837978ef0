import { isAnyOf } from '@reduxjs/toolkit';
import { clearExpiredSession, clearSessionStorage, writeStored } from '../storage/registry';
import type { StartListening } from '../store/coreState';
import { renewPrivateAnswers } from './privateAnswers';
import {
  accountLoaded,
  sessionEnded,
  sessionOpened,
  sessionRestricted,
  tokenReplaced,
} from './session.slice';

/** What follows from the session: its token in the storage, and the answers of one person in the cache. */
export function addSessionEffects(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(sessionOpened, tokenReplaced),
    effect: (_action, { getState }) => {
      writeStored('token', getState().session.token);
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch }) => {
      if (payload.reason === 'expired') clearExpiredSession();
      else clearSessionStorage();
      // After React has taken off the page what showed them: an answer that nothing shows is dropped, not fetched again.
      setTimeout(() => dispatch(renewPrivateAnswers()));
    },
  });
  refetchForAccount(startListening);
}

/**
 * Fetches again what was asked for without a session, by the one before, or while it was held. A visit that goes on
 * with a session has asked for nothing else: its answers are right as they are.
 */
function refetchForAccount(startListening: StartListening): void {
  let isAllItsOwn = false;
  startListening({
    matcher: isAnyOf(sessionOpened, sessionRestricted, accountLoaded),
    effect: (action, { dispatch, getState }) => {
      if (sessionOpened.match(action))
        isAllItsOwn = Object.keys(getState().gateway.queries).length === 0;
      else {
        if (accountLoaded.match(action) && !isAllItsOwn) dispatch(renewPrivateAnswers());
        isAllItsOwn = false;
      }
    },
  });
}
