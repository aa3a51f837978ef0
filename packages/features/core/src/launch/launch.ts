import { loadChunk } from '../chunks/loadChunk';
import { selectIsLoggedIn, selectIsPaused, selectIsTrial } from '../session/session.selectors';
import type { CoreState, CoreThunk, StartListening } from '../store/coreState';
import { selectHasFlag } from '../system/flags';
import { noteGame } from './knownGames';
import { launchMissed, launchRequested } from './launchActions';
import type { LaunchQuestion, LaunchTarget } from './launchTarget';

/**
 * Starts a game, or opens what has to come first, such as the login (LAUNCH-01). Whatever shows a game dispatches it.
 * If the launch rules can't be loaded, a message offers a retry.
 */
export const launch =
  (target: LaunchTarget): CoreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { nodeId, gameType, displayName } = target;
    if (nodeId !== null) noteGame({ nodeId, gameType, displayName });
    try {
      const { answerLaunch } = await loadChunk(() => import('./launchTable'));
      for (const action of answerLaunch(questionOf(getState(), target))) dispatch(action);
    } catch {
      dispatch(launchMissed(launchRequested(target)));
    }
  };

/** Lets the action dispatch the thunk. */
export function addLaunchEffects(startListening: StartListening): void {
  startListening({
    actionCreator: launchRequested,
    effect: ({ payload }, { dispatch }) => dispatch(launch(payload)),
  });
}

const questionOf = (state: CoreState, target: LaunchTarget): LaunchQuestion => ({
  visitor: visitorOf(state),
  target,
  merchant: state.merchant,
  mayRegister: selectHasFlag('DIRECTREG3')(state),
});

function visitorOf(state: CoreState): LaunchQuestion['visitor'] {
  if (!selectIsLoggedIn(state)) return 'guest';
  if (selectIsTrial(state)) return 'trial';
  return selectIsPaused(state) ? 'paused' : 'member';
}
