import { overlayOpened } from '../overlays/overlay.slice';
import type { CoreThunk } from '../store/coreState';
import { sessionRestricted } from './session.slice';

/** Restricts the session until its owner has chosen another password (LOGIN-07). */
export const restrictSession = (): CoreThunk<void> => (dispatch, getState) => {
  if (getState().session.status === 'restricted') return;
  dispatch(sessionRestricted());
  dispatch(overlayOpened({ name: 'changePassword', isForced: true }));
};
