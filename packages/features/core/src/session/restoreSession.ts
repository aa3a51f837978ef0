import type { CoreThunk } from '../store/coreState';
import { sessionOpened } from './session.slice';

/** Goes on with the session that a token of the address or of the session storage belongs to (LOGIN-10). */
export const restoreSession =
  (token: string | null): CoreThunk<void> =>
  (dispatch) => {
    if (token === null) return;
    dispatch(sessionOpened({ token }));
    // Guests, who are most of the first visits, need none of it.
    void import('./loadAccount').then(({ loadAccount }) => dispatch(loadAccount()));
  };
