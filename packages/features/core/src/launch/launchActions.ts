import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { overlayRaised } from '../overlays/overlay.slice';
import type { LaunchTarget } from './launchTarget';

/**
 * A launch as an action, which can be kept in the store: behind a button of a message, and through a login
 * (LOGIN-17).
 */
export const launchRequested = createAction<LaunchTarget>('launch/requested');

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
