// @chunk lists
import {
  type FavouriteFault,
  type FavouriteWish,
  freePlayPath,
  type Hearts,
  type KnownGame,
  type LaunchTarget,
  launch,
  navigationRequested,
  noteGame,
  useCoreDispatch,
  useFavourites,
} from '@parlour/feature-core';
import { useMemo } from 'react';

/** What can be done with a game on a card. */
export interface GameActions {
  favourites: Hearts;
  onToggleFavourite: (wish: FavouriteWish) => void;
  /** Asks for the game; who may play it is decided by the rules of launching. */
  onPlay: (target: LaunchTarget) => void;
  /** Opens the game with play money, which needs no account (LOB-09). */
  onFreePlay: (game: KnownGame) => void;
}

/** Playing, trying and keeping games; the same object until a heart changes. */
export function useGameActions(onFault: (fault: FavouriteFault) => void): GameActions {
  const dispatch = useCoreDispatch();
  const { ids, toggle } = useFavourites(onFault);
  return useMemo(
    () => ({
      favourites: ids,
      onToggleFavourite: toggle,
      onPlay: (target) => void dispatch(launch(target)),
      onFreePlay: (game) => {
        noteGame(game);
        dispatch(navigationRequested({ path: freePlayPath(game.nodeId) }));
      },
    }),
    [dispatch, ids, toggle],
  );
}

/** The same, each of which first closes the dialog that the games are shown in. */
export const closingFirst = (actions: GameActions, close: () => void): GameActions => ({
  ...actions,
  onPlay: (target) => {
    close();
    actions.onPlay(target);
  },
  onFreePlay: (game) => {
    close();
    actions.onFreePlay(game);
  },
});
