// @chunk lists
import { GameCard } from '@parlour/design-system/GameCard';
import { type ImageSource, toCardFacts, toLaunchTarget, useLanguage } from '@parlour/feature-core';
import type { LobbyGame } from '../../model/lobbyGame';
import type { GameActions } from '../../model/useGameActions';
import { useGameCardTexts } from '../../model/useGameCardTexts';

export interface LobbyCardProps {
  game: LobbyGame;
  images: ImageSource;
  actions: GameActions;
  /** Loads the picture at once: for the first cards of a page. */
  isEager?: boolean;
}

/** A game of the lobby with all its actions. */
export function LobbyCard({ game, images, actions, isEager = false }: LobbyCardProps) {
  const { tag } = useLanguage();
  const { labels, toCard } = useGameCardTexts();
  const { favourites, onPlay, onFreePlay, onToggleFavourite } = actions;
  return (
    <GameCard
      game={toCard({ ...toCardFacts(game, images, tag), hasJackpot: game.hasJackpot })}
      labels={labels}
      isEager={isEager}
      isFavourite={favourites.has(game.nodeId)}
      onPlay={() => onPlay(toLaunchTarget(game))}
      onFreePlay={game.supportPlay === 0 ? () => onFreePlay(game) : undefined}
      onToggleFavourite={({ isFavourite }) => onToggleFavourite({ game, isWanted: isFavourite })}
    />
  );
}
