import { buildLanes, buildVendors, type Lane } from '../../games/lanes';
import { createGameIndex, type GamePage, type GameQuery } from '../../games/searchGames';
import type { Game, Vendor } from '../../games/types';
import { type GatewayLanguage, toGatewayLanguage } from '../../platform/languages';
import { type Banner, buildBanners } from './banners';
import { buildGames, DEMO_TODAY } from './games';
import { buildNotices, type Notice } from './notices';
import { buildWinners, type Winner } from './winners';

/** The seed of the public demo. */
const DEMO_SEED = 20_240_917;

/** The demo catalogue in memory. */
export interface Catalogue {
  vendors: readonly Vendor[];
  /** Every game, most popular first. */
  games: readonly Game[];
  /** The hot games in order. */
  hotGames: readonly Game[];
  /** Finds a vendor by code. */
  vendor(code: string): Vendor | undefined;
  /** Finds a game by node id. */
  game(nodeId: number): Game | undefined;
  /** Finds a game by vendor and game code. */
  gameByCode(vendor: string, gameCode: string): Game | undefined;
  /** Filters and pages the games by popularity. */
  searchGames(query: GameQuery): GamePage;
  /** The categories with vendors and labels; an unknown language is English. */
  lanes(language: string): Lane[];
  /** The banners of every group. */
  banners(language: string): Banner[];
  /** The player notices, newest first. */
  notices(language: string): Notice[];
  /** The winners board, the latest win just before `before` (milliseconds). */
  winners(before?: number): Winner[];
}

/** Builds the whole catalogue; the same seed always gives the same one. */
export function buildCatalogue(seed: number = DEMO_SEED): Catalogue {
  const vendors = buildVendors();
  const games = buildGames(seed, vendors);
  const index = createGameIndex(games);
  const hotGames = games.filter((game) => game.hotRank !== null);
  const hotVendors = new Set(hotGames.map((game) => game.vassalage));
  const vendorsByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const byCode = new Map(games.map((game) => [`${game.vassalage}/${game.gameCode}`, game]));
  const speaks = (language: string): GatewayLanguage => toGatewayLanguage(language);
  return {
    vendors,
    games,
    hotGames,
    vendor: (code) => vendorsByCode.get(code),
    game: (nodeId) => byNode.get(nodeId),
    gameByCode: (vendor, gameCode) => byCode.get(`${vendor}/${gameCode}`),
    searchGames: index.search,
    lanes: (language) => buildLanes(vendors, hotVendors, speaks(language)),
    banners: (language) => buildBanners(speaks(language)),
    notices: (language) => buildNotices(speaks(language)),
    winners: (before = DEMO_TODAY) => buildWinners(seed, games, before),
  };
}
