import {
  type CoreThunk,
  clearSessionStorage,
  navigationRequested,
  PATHS,
  selectAccount,
  sessionEnded,
} from '@parlour/feature-core';
import { logout } from '@parlour/gateway-openapi/session';
import { broadcastToTabs } from './life/tabs';

/** How long to wait for the gateway's answer, which is not needed, in ms. */
const TIMEOUT = 5000;

/** True while this tab logs out: it receives its own message to the other tabs. */
let isLeaving = false;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Ends the session at the gateway and here, and that of the same account in every other tab (LOGIN-12). */
export const logOut =
  ({ goTo }: { goTo: (path: string) => void }): CoreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    isLeaving = true;
    const account = selectAccount(getState());
    if (account !== null) broadcastToTabs({ type: 'logout', accountId: account.id });
    // Even if the call fails, the session ends in this browser.
    const call = dispatch(logout.initiate(undefined, { track: false }));
    await Promise.race([call, wait(TIMEOUT)]);
    isLeaving = false;
    dispatch(sessionEnded({ reason: 'logout' }));
    clearSessionStorage();
    goTo(PATHS.home);
  };

/** Ends the session of this tab after a logout in another one, without waiting for an answer. */
export const leaveWithOtherTab = (): CoreThunk<void> => (dispatch) => {
  if (isLeaving) return;
  // Started first, while the call can still read the token.
  void dispatch(logout.initiate(undefined, { track: false }));
  dispatch(sessionEnded({ reason: 'logout' }));
  if (window.location.pathname !== PATHS.home) dispatch(navigationRequested({ path: PATHS.home }));
};
