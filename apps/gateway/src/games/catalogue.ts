import type { LotteryFamily } from '../lottery/groups';
import { toGatewayLanguage } from '../platform/languages';
import { buildLanes, type Lane } from './lanes';
import { createGameIndex, type GamePage, type GameQuery } from './searchGames';
import type { Banner, Game, Notice, Vendor, Winner } from './types';

/** What a catalogue is made from. A merchant who draws pictures may add fields to games and banners. */
export interface CatalogueSource<G extends Game = Game, B extends Banner = Banner> {
  vendors: readonly Vendor[];
  /** Every game, most popular first. */
  games: readonly G[];
  lotteryFamilies: readonly LotteryFamily[];
  /** The banners of every group. */
  banners(language: string): B[];
  /** The player notices, newest first. */
  notices(language: string): Notice[];
  /** Wins of others on the winners board, the latest just before `before` (milliseconds). */
  winners(before?: number): Winner[];
}

/** The games of a merchant in memory. */
export interface Catalogue<G extends Game = Game, B extends Banner = Banner>
  extends Omit<CatalogueSource<G, B>, 'lotteryFamilies'> {
  /** The hot games in order. */
  hotGames: readonly G[];
  /** Finds a vendor by code. */
  vendor(code: string): Vendor | undefined;
  /** Finds a game by node id. */
  game(nodeId: number): G | undefined;
  /** Finds a game by vendor and game code. */
  gameByCode(vendor: string, gameCode: string): G | undefined;
  /** Filters and pages the games by popularity. */
  searchGames(query: GameQuery): GamePage<G>;
  /** The categories with vendors and labels; an unknown language is English. */
  lanes(language: string): Lane[];
  /** The lotteries of a vendor in a category, where it has any. */
  lotteryFamily(vassalage: string, gameType: string): LotteryFamily | undefined;
}

/** Indexes a source, so that games can be found and searched. */
export function createCatalogue<G extends Game, B extends Banner>(
  source: CatalogueSource<G, B>,
): Catalogue<G, B> {
  const { lotteryFamilies, ...own } = source;
  const { vendors, games } = source;
  const index = createGameIndex(games);
  const hotGames = games.filter((game) => game.hotRank !== null);
  const hotVendors = new Set(hotGames.map((game) => game.vassalage));
  const vendorsByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const byCode = new Map(games.map((game) => [`${game.vassalage}/${game.gameCode}`, game]));
  return {
    ...own,
    hotGames,
    vendor: (code) => vendorsByCode.get(code),
    game: (nodeId) => byNode.get(nodeId),
    gameByCode: (vendor, gameCode) => byCode.get(`${vendor}/${gameCode}`),
    searchGames: index.search,
    lanes: (language) => buildLanes(vendors, hotVendors, toGatewayLanguage(language)),
    lotteryFamily: (vassalage, gameType) =>
      lotteryFamilies.find(
        (family) => family.vassalage === vassalage && family.gameType === gameType,
      ),
  };
}
