// @chunk lists
import {
  type FavouriteChange,
  type FavouriteError,
  type FavouriteIds,
  freePlayPath,
  type KnownGame,
  type LaunchTarget,
  launch,
  navigationRequested,
  noteGame,
  useCoreDispatch,
  useFavourites,
} from '@parlour/feature-core';
import { useMemo } from 'react';

/** Actions of a game's card. */
export interface GameActions {
  favourites: FavouriteIds;
  onToggleFavourite: (change: FavouriteChange) => void;
  /** Launches the game; the launch rules decide who may play it. */
  onPlay: (target: LaunchTarget) => void;
  /** Opens the game with play money, which needs no account (LOB-09). */
  onFreePlay: (game: KnownGame) => void;
}

/** Play, try and mark as favourite; the same object until a favourite changes. */
export function useGameActions(onError: (error: FavouriteError) => void): GameActions {
  const dispatch = useCoreDispatch();
  const { ids, toggle } = useFavourites(onError);
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

/** The same actions; each closes the dialog with the games first. */
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
