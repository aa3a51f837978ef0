import {
  type CoreDispatch,
  type CoreState,
  launchRequested,
  selectHasFlag,
  selectIsLoggedIn,
  selectIsTrial,
} from '@parlour/feature-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { noteGame } from './knownGames';
import { answerLaunch, type LaunchQuestion } from './launchTable';

/** Answers every request for a game, wherever it was made. */
export function handle(
  action: UnknownAction,
  dispatch: CoreDispatch,
  getState: () => CoreState,
): void {
  if (!launchRequested.match(action)) return;
  const { nodeId, gameType, displayName } = action.payload;
  if (nodeId !== null) noteGame({ nodeId, gameType, displayName });
  const state = getState();
  const { merchant } = state;
  for (const answer of answerLaunch({
    visitor: visitorOf(state),
    target: action.payload,
    merchant,
    mayRegister: selectHasFlag('DIRECTREG3')(state),
  }))
    dispatch(answer);
}

function visitorOf(state: CoreState): LaunchQuestion['visitor'] {
  if (!selectIsLoggedIn(state)) return 'guest';
  return selectIsTrial(state) ? 'trial' : 'member';
}
