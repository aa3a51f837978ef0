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

/** Effects of the session: the token in the storage, and the private answers in the cache. */
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
      // After React has unmounted what showed them: answers without a subscriber are dropped, not fetched again.
      setTimeout(() => dispatch(renewPrivateAnswers()));
    },
  });
  refetchForAccount(startListening);
}

/**
 * Fetches again what was fetched without a session, by the session before, or by a restricted one. If a visit began with
 * a session, all its answers are the account's own already.
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
