import type { UnknownAction } from '@reduxjs/toolkit';
import { overlayRaised } from '../overlays/overlay.slice';

/** Says that the part of the site which a launch needs did not come, and offers the launch again (ERR-03). */
export const launchMissed = (launch: UnknownAction) =>
  overlayRaised({
    name: 'message',
    tone: 'warning',
    titleKey: 'errors.network',
    textKey: 'errors.chunk',
    confirmKey: 'actions.retry',
    confirmAction: launch,
  });
