import { overlayRaised } from '../overlays/overlay.slice';
import type { CoreThunk } from '../store/coreState';
import { unknownHost } from './namedHosts';

/** Asks for confirmation before a link to an unknown host; false if none is needed. */
export const confirmLeaving =
  (href: string): CoreThunk<boolean> =>
  (dispatch, getState) => {
    const host = unknownHost(getState(), href);
    if (host === null) return false;
    dispatch(overlayRaised({ name: 'leaving', href, host }));
    return true;
  };

/** Opens an outside address in a new window without opener or referrer. */
export const openElsewhere = (href: string): void => {
  window.open(href, '_blank', 'noopener,noreferrer');
};

/** Opens an outside address; asks for confirmation first if the host is unknown. */
export const leaveSite =
  (href: string): CoreThunk<void> =>
  (dispatch) => {
    if (!dispatch(confirmLeaving(href))) openElsewhere(href);
  };
