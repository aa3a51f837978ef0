// @chunk lists
import { useFavouriteError } from '@parlour/feature-shared';
import { type GameActions, useGameActions } from '../model/useGameActions';

/** The actions of a page's or dialog's cards, with a toast if a favourite could not be changed. */
export const useLobbyActions = (): GameActions => useGameActions(useFavouriteError());
