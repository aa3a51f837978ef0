import { createAction } from '@reduxjs/toolkit';

/** What has to be known of a game to start it. */
export interface LaunchTarget {
  nodeId: number;
  displayName: string;
  vassalage: string;
  gameType: string;
  maintenance: boolean;
}

/** A person asked for a game, wherever it was shown. The lobby decides what happens (LAUNCH-01). */
export const launchRequested = createAction<LaunchTarget>('lobby/launchRequested');
