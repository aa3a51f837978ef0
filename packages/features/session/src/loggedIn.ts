import {
  expiryAcknowledged,
  type FeatureListener,
  loginCompleted,
  overlayRaised,
  selectAccount,
  sessionEnded,
  sessionOpened,
} from '@parlour/feature-core';
import { listenToTabs } from './model/life/tabs';
import { tellLastLogin } from './model/life/tellLastLogin';
import { watchEnd } from './model/life/watchEnd';
import { watchVisibility } from './model/life/watchVisibility';
import { leaveWithOtherTab } from './model/logOut';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

let stops: (() => void)[] = [];

function stop(): void {
  for (const each of stops) each();
  stops = [];
}

/** A message over whatever is open, and the login over that: nothing that was typed is lost (LOGIN-19). */
const sessionIsOver = overlayRaised({
  name: 'message',
  titleKey: 'identity:sessionLife.ended',
  textKey: 'errors.notLoggedIn',
  confirmKey: 'actions.login',
  confirmAction: overlayRaised({ name: 'login' }),
  closeAction: expiryAcknowledged(),
});

/** Dialogs that need a session. */
export const overlays = {
  ticket: () => import('./overlays/TicketOverlay/TicketOverlay'),
  linkSocial: () => import('./overlays/LinkSocialOverlay/LinkSocialOverlay'),
  stepUp: () => import('./overlays/StepUpOverlay/StepUpOverlay'),
  sessionEnding: () => import('./overlays/SessionEndingOverlay/SessionEndingOverlay'),
};

/** Runs while somebody is logged in; loaded with the first session of a visit. */
export const handle: Handle = (action, dispatch, getState) => {
  if (sessionOpened.match(action)) {
    stop();
    // It may have ended while this was loaded.
    if (getState().session.token === null) return;
    const stopListening = listenToTabs(({ accountId }) => {
      if (selectAccount(getState())?.id === accountId) dispatch(leaveWithOtherTab());
    });
    stops = [stopListening, watchEnd(dispatch), watchVisibility(dispatch)];
  }
  if (loginCompleted.match(action)) void tellLastLogin(dispatch).catch(() => undefined);
  if (sessionEnded.match(action)) {
    stop();
    // Another one may have been opened while this was loaded.
    if (action.payload.reason === 'expired' && getState().session.token === null)
      dispatch(sessionIsOver);
  }
};
