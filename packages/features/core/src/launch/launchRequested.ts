import { createAction } from '@reduxjs/toolkit';
import type { LaunchTarget } from './launchTarget';

/**
 * A launch as an action, which can be kept in the store: behind a button of a message, and through a login
 * (LOGIN-17).
 */
export const launchRequested = createAction<LaunchTarget>('launch/requested');
