import type { GameSearchIndex } from '@parlour/gateway-openapi/games';
import type { GameFilters } from './gameFilters';
import type { LobbyGame } from './lobbyGame';

/** Flags of a game, as bits of a number in the index. */
const FLAG = {
  isNew: 1,
  isHot: 2,
  jackpot: 4,
  freePlay: 8,
  minBet: 16,
  minLines: 32,
  maintenance: 64,
  list: 128,
} as const;

/** A game of the catalogue as the search knows it. */
export interface CatalogueRow {
  /** Searched and shown. */
  label: string;
  /** Position in the columns of the index. */
  at: number;
}

export interface Catalogue {
  index: GameSearchIndex;
  rows: readonly CatalogueRow[];
}

export const toCatalogue = (index: GameSearchIndex): Catalogue => ({
  index,
  rows: index.names.map((label, at) => ({ label, at })),
});

const has = (index: GameSearchIndex, at: number, flag: number): boolean =>
  ((index.flags[at] ?? 0) & flag) !== 0;

/** Whether a game of the catalogue matches all filters except the search. */
export function fits({ index }: Catalogue, at: number, filters: GameFilters): boolean {
  const { vendor, classify, onlyNew, hasMinBet, hasMinLines } = filters;
  if (vendor !== null && index.vendors[index.vendorOf[at] ?? -1] !== vendor) return false;
  // The jackpot sub-category has every game with a jackpot, whatever its own sub-category is.
  if (classify === 'JP' && !has(index, at, FLAG.jackpot)) return false;
  if (
    classify !== null &&
    classify !== 'JP' &&
    index.classifies[index.classifyOf[at] ?? -1] !== classify
  )
    return false;
  if (onlyNew && !has(index, at, FLAG.isNew)) return false;
  if (hasMinBet && !has(index, at, FLAG.minBet)) return false;
  return !hasMinLines || has(index, at, FLAG.minLines);
}

/** Code of a game at its vendor; the index omits it where it equals the name. */
const codeOf = ({ codes, names }: GameSearchIndex, at: number): string | undefined =>
  codes[at] === '' ? names[at]?.toLowerCase().replaceAll(' ', '-') : codes[at];

/** A game of the catalogue for its card. Bets, lines and the sum of a jackpot are not in the index. */
export function gameOf({ index }: Catalogue, at: number): LobbyGame | undefined {
  const nodeId = index.nodeIds[at];
  const name = index.names[at];
  const gameCode = codeOf(index, at);
  const vassalage = index.vendors[index.vendorOf[at] ?? -1];
  if (
    nodeId === undefined ||
    name === undefined ||
    gameCode === undefined ||
    vassalage === undefined
  )
    return undefined;
  const flag = (of: number): boolean => has(index, at, of);
  return {
    nodeId,
    nodeName: name,
    gameName: name,
    displayName: name,
    smallIcon: null,
    showIcon: index.iconPattern
      .replace('{vassalage}', encodeURIComponent(vassalage))
      .replace('{gameCode}', encodeURIComponent(gameCode)),
    iconUrl: null,
    vassalage,
    vendorName: index.vendorNames[index.vendorOf[at] ?? -1] ?? vassalage,
    gameCode,
    isGame: flag(FLAG.list) ? 'VASSALAGE' : 'GAME',
    gameType: index.gameType,
    gameClassify: index.classifies[index.classifyOf[at] ?? -1] ?? null,
    accountTypeName: vassalage,
    supportPlay: flag(FLAG.freePlay) ? 0 : 1,
    isNew: flag(FLAG.isNew) ? 1 : 0,
    isHot: flag(FLAG.isHot) ? 1 : 0,
    minBet: null,
    lineNum: null,
    jackpot: null,
    hasJackpot: flag(FLAG.jackpot),
    maintenance: flag(FLAG.maintenance),
  };
}
