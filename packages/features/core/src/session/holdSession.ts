import { overlayOpened } from '../overlays/overlay.slice';
import type { CoreThunk } from '../store/coreState';
import { sessionHeld } from './session.slice';

/** Restricts the session until its owner has chosen another password (LOGIN-07). */
export const holdSession = (): CoreThunk<void> => (dispatch, getState) => {
  if (getState().session.status === 'held') return;
  dispatch(sessionHeld());
  dispatch(overlayOpened({ name: 'changePassword', isForced: true }));
};
