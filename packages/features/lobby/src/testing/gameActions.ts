import { fn } from 'storybook/test';
import type { GameActions } from '../model/useGameActions';

/** What cards do in a story: each press is only noted. */
export const gameActions = (): GameActions => ({
  favourites: new Set(),
  onToggleFavourite: fn(),
  onPlay: fn(),
  onFreePlay: fn(),
});
