import type { UnknownAction } from '@reduxjs/toolkit';
import { overlayRaised } from '../overlays/overlay.slice';

/** Says that a chunk for a launch could not be loaded, and offers a retry if there is a launch (ERR-03). */
export const launchMissed = (launch: UnknownAction | null) =>
  overlayRaised({
    name: 'message',
    tone: 'warning',
    titleKey: 'errors.network',
    textKey: 'errors.chunk',
    confirmKey: launch ? 'actions.retry' : 'actions.ok',
    confirmAction: launch,
  });
