import { type CoreThunk, clearSessionStorage, PATHS, sessionEnded } from '@parlour/feature-core';
import { logout } from '@parlour/gateway-openapi/session';

/** Ends the session at the gateway and here (LOGIN-12). */
export const logOut =
  ({ goTo }: { goTo: (path: string) => void }): CoreThunk<Promise<void>> =>
  async (dispatch) => {
    // Whatever becomes of the call, this browser is done with the session.
    await dispatch(logout.initiate(undefined, { track: false }));
    dispatch(sessionEnded({ reason: 'logout' }));
    clearSessionStorage();
    goTo(PATHS.home);
  };
