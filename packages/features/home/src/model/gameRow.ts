import type { GameCardGame } from '@parlour/design-system/GameCard';
import {
  type CardFacts,
  GAME_PLATFORM,
  type ImageSource,
  type Language,
  type LaunchTarget,
  toCardFacts,
  toLaunchTarget,
} from '@parlour/feature-core';
import type { Game, LanguageCode } from '@parlour/gateway-openapi/start';

/** Number of games in a row on the home page (HOME-05). */
export const ROW_SIZE = 6;

/** A game of a row: what its card shows and what starts it. */
export interface RowGame {
  card: GameCardGame;
  launch: LaunchTarget & { nodeId: number };
  /** It can be tried with play money (LOB-09). */
  isFree: boolean;
}

export interface GameTexts {
  source: ImageSource;
  language: Language;
  translate: (key: string) => string;
}

// At most one badge on a picture: the most important one.
function badgesOf(
  { jackpot, isNew, isHot }: CardFacts,
  translate: GameTexts['translate'],
): GameCardGame['badges'] {
  if (jackpot !== null) return [{ kind: 'jackpot', text: jackpot }];
  if (isNew) return [{ kind: 'new', text: translate('common:gameCard.new') }];
  return isHot ? [{ kind: 'hot', text: translate('common:gameCard.hot') }] : [];
}

/** Reads a game of the gateway for a row. */
export function toRowGame(game: Game, { source, language, translate }: GameTexts): RowGame {
  const facts = toCardFacts(game, source, language.tag);
  return {
    card: { ...facts, badges: badgesOf(facts, translate) },
    launch: toLaunchTarget(game),
    isFree: game.supportPlay === 0,
  };
}

/** The query of every game list on the home page. */
export const rowQuery = (merchant: string, language: Language) =>
  ({
    clientType: 3,
    platform: GAME_PLATFORM,
    merchant,
    language: language.code as LanguageCode,
    pageNo: 1,
    pageSize: ROW_SIZE,
  }) as const;
