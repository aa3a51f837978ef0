import {
  actionInterrupted,
  type CoreDispatch,
  type CoreState,
  interruptionForgotten,
  type LaunchTarget,
  launchRequested,
  navigationRequested,
  overlayOpened,
  PATHS,
  selectIsLoggedIn,
  selectIsTrial,
} from '@parlour/feature-core';
import type { UnknownAction } from '@reduxjs/toolkit';

/** What happens when somebody asks for a game. */
export type LaunchDecision = 'login' | 'registerFirst' | 'maintenance' | 'play';

/** The rules in their order: first who asks, then what is asked for (LAUNCH-01, LAUNCH-06). */
export function decideLaunch(
  { isLoggedIn, isTrial }: { isLoggedIn: boolean; isTrial: boolean },
  { maintenance }: Pick<LaunchTarget, 'maintenance'>,
): LaunchDecision {
  if (!isLoggedIn) return 'login';
  if (isTrial) return 'registerFirst';
  return maintenance ? 'maintenance' : 'play';
}

export const inGamePath = ({ nodeId }: Pick<LaunchTarget, 'nodeId'>): string =>
  `${PATHS.inGame}?game=${String(nodeId)}`;

/** Answers every request for a game, wherever it was made. */
export function handle(
  action: UnknownAction,
  dispatch: CoreDispatch,
  getState: () => CoreState,
): void {
  if (!launchRequested.match(action)) return;
  const state = getState();
  const visitor = { isLoggedIn: selectIsLoggedIn(state), isTrial: selectIsTrial(state) };
  switch (decideLaunch(visitor, action.payload)) {
    case 'login':
      dispatch(actionInterrupted(action));
      dispatch(overlayOpened({ name: 'login' }));
      return;
    case 'registerFirst':
      dispatch(interruptionForgotten());
      dispatch(
        overlayOpened({
          name: 'message',
          titleKey: 'in_need_account_title',
          textKey: 'in_need_true_account',
          confirmKey: 'in_increase_submit',
          confirmAction: null,
        }),
      );
      return;
    case 'maintenance':
      dispatch(
        overlayOpened({
          name: 'message',
          titleKey: 'gameMaintenance.title',
          textKey: 'gameMaintenance.text',
          confirmKey: 'actions.ok',
          confirmAction: null,
        }),
      );
      return;
    case 'play':
      dispatch(navigationRequested({ path: inGamePath(action.payload) }));
  }
}
