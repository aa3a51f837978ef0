import { overlayRaised } from '../overlays/overlay.slice';
import type { CoreThunk } from '../store/coreState';
import { strangeHost } from './namedHosts';

/** Asks first where an address leads to a host that nobody has named; false where nothing has to be asked. */
export const askToLeave =
  (href: string): CoreThunk<boolean> =>
  (dispatch, getState) => {
    const host = strangeHost(getState(), href);
    if (host === null) return false;
    dispatch(overlayRaised({ name: 'leaving', href, host }));
    return true;
  };

/** Opens an address elsewhere in a window that knows nothing of this one. */
export const openElsewhere = (href: string): void => {
  window.open(href, '_blank', 'noopener,noreferrer');
};

/** Opens an address elsewhere, and asks first where its host is not named. */
export const leaveSite =
  (href: string): CoreThunk<void> =>
  (dispatch) => {
    if (!dispatch(askToLeave(href))) openElsewhere(href);
  };
