import type { UnknownAction } from '@reduxjs/toolkit';
import { overlayOpened, overlayRaised } from '../overlays/overlay.slice';
import type { CoreThunk } from '../store/coreState';
import { selectHasFlag } from '../system/flags';
import { selectIsLoggedIn, selectIsTrial } from './session.selectors';
import { actionInterrupted } from './session.slice';

/**
 * Dispatches an action that needs an account. A guest logs in first and then continues (LOGIN-17); a trial
 * user is asked to register (LOGIN-18).
 */
export const requireAccount =
  (action: UnknownAction): CoreThunk<void> =>
  (dispatch, getState) => {
    const state = getState();
    if (!selectIsLoggedIn(state)) {
      dispatch(actionInterrupted(action));
      dispatch(overlayOpened({ name: 'login' }));
      return;
    }
    if (!selectIsTrial(state)) {
      dispatch(action);
      return;
    }
    const mayRegister = selectHasFlag('DIRECTREG3')(state);
    dispatch(
      overlayRaised({
        name: 'message',
        titleKey: 'in_need_account_title',
        textKey: 'errors.registerFirst',
        confirmKey: mayRegister ? 'in_increase_submit' : 'actions.ok',
        confirmAction: mayRegister ? overlayOpened({ name: 'register' }) : null,
      }),
    );
  };
