import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Catalogue } from './catalogue';
import { jackpotAt } from './jackpots';
import { picturePath } from './picturePath';
import type { Game } from './types';

type WireGame = components['schemas']['Game'];

/** A game as the contract describes it, with its jackpot at that moment. */
export function toWireGame(game: Game, catalogue: Catalogue, now: Date): WireGame {
  const jackpot = jackpotAt(game, now);
  const picture = picturePath.game(game);
  return {
    nodeId: game.nodeId,
    nodeName: game.gameName,
    gameName: game.gameName,
    displayName: game.displayName,
    smallIcon: picture,
    showIcon: picture,
    iconUrl: null,
    vassalage: game.vassalage,
    vendorName: catalogue.vendor(game.vassalage)?.displayName ?? game.vassalage,
    gameCode: game.gameCode,
    isGame: game.isGame,
    gameType: game.gameType,
    gameClassify: game.classify,
    accountTypeName: game.accountTypeName,
    supportPlay: game.supportPlay,
    isNew: game.isNew ? 1 : 0,
    isHot: game.hotRank === null ? 0 : 1,
    minBet: game.minBet,
    lineNum: game.lines > 0 ? game.lines : null,
    jackpot: jackpot === null ? null : formatAmount(jackpot),
    maintenance: game.isMaintenance,
  };
}
