import type { UnknownAction } from '@reduxjs/toolkit';
import { overlayRaised } from '../overlays/overlay.slice';

/** Says that the part of the site which a launch needs did not come, and offers the launch again, if there is one (ERR-03). */
export const launchMissed = (launch: UnknownAction | null) =>
  overlayRaised({
    name: 'message',
    tone: 'warning',
    titleKey: 'errors.network',
    textKey: 'errors.chunk',
    confirmKey: launch ? 'actions.retry' : 'actions.ok',
    confirmAction: launch,
  });
