// @chunk lists
import { useFavouriteFault } from '@parlour/feature-parts';
import { type GameActions, useGameActions } from '../model/useGameActions';

/** What the cards of a page or dialog do, with a word over the page where a heart could not change. */
export const useLobbyActions = (): GameActions => useGameActions(useFavouriteFault());
