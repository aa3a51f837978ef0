import {
  type CoreThunk,
  clearSessionStorage,
  navigationRequested,
  PATHS,
  selectAccount,
  sessionEnded,
} from '@parlour/feature-core';
import { logout } from '@parlour/gateway-openapi/session';
import { tellTabs } from './life/tabs';

/** How long a person waits for the gateway's word, in ms; it is not needed. */
const PATIENCE = 5000;

/** What this tab tells the others it hears itself, while it is on its own way out. */
let isLeaving = false;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Ends the session at the gateway and here, and that of the same account in every other tab (LOGIN-12). */
export const logOut =
  ({ goTo }: { goTo: (path: string) => void }): CoreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    isLeaving = true;
    const account = selectAccount(getState());
    if (account !== null) tellTabs({ type: 'logout', accountId: account.id });
    // Whatever becomes of the call, this browser is done with the session.
    const call = dispatch(logout.initiate(undefined, { track: false }));
    await Promise.race([call, wait(PATIENCE)]);
    isLeaving = false;
    dispatch(sessionEnded({ reason: 'logout' }));
    clearSessionStorage();
    goTo(PATHS.home);
  };

/** Ends the session of this tab because its owner has logged out in another one; that needs no answer. */
export const leaveWithOtherTab = (): CoreThunk<void> => (dispatch) => {
  if (isLeaving) return;
  // The token goes with the call before the session is forgotten.
  void dispatch(logout.initiate(undefined, { track: false }));
  dispatch(sessionEnded({ reason: 'logout' }));
  if (window.location.pathname !== PATHS.home) dispatch(navigationRequested({ path: PATHS.home }));
};
