import type { GameCardGame } from '@parlour/design-system/GameCard';
import {
  formatMoney,
  type ImageSource,
  type Language,
  type LaunchTarget,
  pictureUrl,
} from '@parlour/feature-core';
import type { Game, LanguageCode } from '@parlour/gateway-openapi/games';

/** Games of a row on the home page (HOME-05). */
export const ROW_SIZE = 6;

/** Game list calls keep at least this apart, in ms (LOB-04). */
export const CALL_SPACING = 300;

/** A game of a row: what its card shows and what starts it. */
export interface RowGame {
  card: GameCardGame;
  launch: LaunchTarget;
}

export interface GameTexts {
  source: ImageSource;
  language: Language;
  translate: (key: string) => string;
}

function badgesOf(game: Game, { language, translate }: GameTexts): GameCardGame['badges'] {
  if (game.jackpot !== null)
    return [{ kind: 'jackpot', text: formatMoney(game.jackpot, language.tag) }];
  if (game.isNew === 1) return [{ kind: 'new', text: translate('games.newBadge') }];
  return game.isHot === 1 ? [{ kind: 'hot', text: translate('games.hotBadge') }] : [];
}

/** Reads a game of the gateway for a card. */
export function toRowGame(game: Game, texts: GameTexts): RowGame {
  const { nodeId, displayName, vassalage, gameType, maintenance } = game;
  return {
    card: {
      id: String(nodeId),
      title: displayName,
      vendor: game.vendorName,
      src: pictureUrl(texts.source, game.showIcon ?? game.iconUrl) ?? undefined,
      badges: badgesOf(game, texts),
      isInMaintenance: maintenance,
    },
    launch: { nodeId, displayName, vassalage, gameType, maintenance },
  };
}

/** The kinds of client that the site can run. */
export const GAME_PLATFORM = 'flash,html5-desktop' as const;

/** What every game list of the home page asks for. */
export const rowQuery = (merchant: string, language: Language) => ({
  clientType: 3 as const,
  platform: GAME_PLATFORM,
  merchant,
  language: language.code as LanguageCode,
  pageNo: 1,
  pageSize: ROW_SIZE,
});
