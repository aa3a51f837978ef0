import { createAction } from '@reduxjs/toolkit';
import { asEvent } from '../feature/events';

/** What has to be known of a game, or of a vendor's lobby, to start it. */
export interface LaunchTarget {
  /** Names the game; null for a vendor's lobby (LAUNCH-04). */
  nodeId: number | null;
  displayName: string;
  vassalage: string;
  gameType: string;
  maintenance: boolean;
  /** Code of the game at its vendor, at which a lottery opens (LAUNCH-02). */
  gameCode?: string | undefined;
  /** VASSALAGE stands for a list of games (LAUNCH-03); a game without it. */
  isGame?: 'GAME' | 'VASSALAGE' | undefined;
}

/** A person asked for a game, wherever it was shown. The lobby decides what happens (LAUNCH-01). */
export const launchRequested = asEvent(createAction<LaunchTarget>('lobby/launchRequested'));
