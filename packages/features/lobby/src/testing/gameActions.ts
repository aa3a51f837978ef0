import { fn } from 'storybook/test';
import type { GameActions } from '../model/useGameActions';

/** Actions of cards in a story: each press is only logged. */
export const gameActions = (): GameActions => ({
  favourites: new Set(),
  onToggleFavourite: fn(),
  onPlay: fn(),
  onFreePlay: fn(),
});
