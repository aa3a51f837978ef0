import {
  formatMoney,
  type ImageSource,
  type LaunchTarget,
  pictureUrl,
} from '@parlour/feature-core';
import type { Game } from '@parlour/gateway-openapi/games';

/** What a card shows of a game, without its words. */
export interface CardFacts {
  id: string;
  title: string;
  vendor: string;
  src: string | undefined;
  isInMaintenance: boolean;
  isNew: boolean;
  isHot: boolean;
  /** Formatted, or null where there is no jackpot. */
  jackpot: string | null;
}

/** Reads a game of the gateway for a card. */
export const toCardFacts = (game: Game, source: ImageSource, language: string): CardFacts => ({
  id: String(game.nodeId),
  title: game.displayName,
  vendor: game.vendorName,
  src: pictureUrl(source, game.iconUrl ?? game.showIcon ?? game.smallIcon) ?? undefined,
  isInMaintenance: game.maintenance,
  isNew: game.isNew === 1,
  isHot: game.isHot === 1,
  jackpot: game.jackpot === null ? null : formatMoney(game.jackpot, language),
});

export const toLaunchTarget = ({
  nodeId,
  displayName,
  vassalage,
  gameType,
  maintenance,
}: Game): LaunchTarget => ({ nodeId, displayName, vassalage, gameType, maintenance });
