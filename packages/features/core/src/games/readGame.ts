import type { Game } from '@parlour/gateway-openapi/start';
import { type ImageSource, pictureUrl } from '../images/imageUrl';
import type { LaunchTarget } from '../launch/launchTarget';
import { formatWholeMoney } from '../money/formatMoney';

/** The kinds of client that the site can run (LOB-01). */
export const GAME_PLATFORM = 'flash,html5-desktop';

/** Shown where a game has no picture or it does not load (LOB-05). */
export const DEFAULT_PICTURE = '/game-default.svg';

/** What a card shows of a game, labels excluded. */
export interface CardFacts {
  id: string;
  title: string;
  vendor: string;
  src: string | undefined;
  fallbackSrc: string;
  isInMaintenance: boolean;
  isNew: boolean;
  isHot: boolean;
  /** Formatted, or null where there is no jackpot. */
  jackpot: string | null;
}

/** Maps a game of the gateway to a card. */
export const toCardFacts = (game: Game, source: ImageSource, language: string): CardFacts => ({
  id: String(game.nodeId),
  title: game.displayName,
  vendor: game.vendorName,
  src: pictureUrl(source, game.iconUrl ?? game.showIcon ?? game.smallIcon) ?? undefined,
  fallbackSrc: DEFAULT_PICTURE,
  isInMaintenance: game.maintenance,
  isNew: game.isNew === 1,
  isHot: game.isHot === 1,
  jackpot: game.jackpot === null ? null : formatWholeMoney(game.jackpot, language),
});

/** Maps a game of the gateway to what a launch needs. */
export const toLaunchTarget = ({
  nodeId,
  displayName,
  vassalage,
  gameType,
  maintenance,
  gameCode,
  isGame,
}: Game): LaunchTarget & Pick<Game, 'nodeId'> => ({
  nodeId,
  displayName,
  vassalage,
  gameType,
  maintenance,
  gameCode,
  isGame,
});
