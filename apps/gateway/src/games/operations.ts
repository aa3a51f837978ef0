import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type GatewayLanguage, toGatewayLanguage } from '../platform/languages';
import { memoizeByName, memoizeLatest } from '../platform/memoize';
import { pageOf, toPage } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import type { Handlers, Services } from '../services';
import { CURRENCY } from '../session/accounts';
import { loggedIn } from '../session/loggedIn';
import { addFavourite, favouritesOf, removeFavourite } from './favourites';
import { allJackpots } from './jackpots';
import { recentOf } from './recentGames';
import { listRooms } from './rooms';
import { buildSearchIndex } from './searchIndex';
import type { Game } from './types';
import { rankList } from './winners';
import { toWireGame } from './wire';

const SECOND = 1000;

/** Vendors, game lists, favourites, recent games, rooms and the jackpot. */
export function gameOperations({ config, db, catalogue }: Services) {
  const searchIndexes = new Map<string, ReturnType<typeof buildSearchIndex>>();
  const shelves = toShelves(catalogue.games);

  const isOurs = (merchant: string) => merchant === config.merchant;
  const wire = (games: readonly Game[], now: Date) =>
    games.map((game) => toWireGame(game, catalogue, now));
  // Games that have left the catalogue since are left out.
  const known = (nodeIds: readonly number[]) =>
    nodeIds.flatMap((nodeId) => catalogue.game(nodeId) ?? []);

  const lanesIn = memoizeByName(
    (language: GatewayLanguage): components['schemas']['GameVendorAnswer'] => {
      const lanes = catalogue.lanes(language).map(({ gameCategory, label, vendors }) => ({
        gameCategory,
        labelName: label,
        vendors: vendors.map((vendor) => {
          const games = shelves.get(`${vendor.vassalage} ${vendor.gameType}`) ?? [];
          const maintenance = games.length > 0 && games.every((game) => game.isMaintenance);
          return { ...vendor, maintenance, gameCount: games.length };
        }),
      }));
      return { data: { lanes } };
    },
  );
  // Only jackpots change, and they change once a second.
  const hotGamesAt = memoizeLatest((second) => wire(catalogue.hotGames, new Date(second * SECOND)));

  return {
    getGameVendors: ({ query, language }) =>
      isOurs(query.merchantCode) ? lanesIn(toGatewayLanguage(language)) : { data: { lanes: [] } },

    getVassalageGameTypes: () =>
      catalogue.vendors.flatMap(({ code, gameTypes }) => {
        const offered = gameTypes.filter((gameType) => shelves.has(`${code} ${gameType}`));
        return offered.length === 0 ? [] : [{ vassalage: code, gameTypes: offered }];
      }),

    getHotGames: ({ query, now }) =>
      isOurs(query.merchantCode) ? hotGamesAt(Math.floor(now.getTime() / SECOND)) : [],

    getGameList({ query, now }) {
      const { pageNo = 1, pageSize = 60, isNew, minBet, merchant, ...filters } = query;
      if (!isOurs(merchant)) return toPage([], 0, { pageNo, pageSize });
      const { gameClassify } = filters;
      const { content, totalElements } = catalogue.searchGames({
        ...filters,
        minBet: minBet?.toString(),
        isNew: isNew === 1,
        pageNo,
        pageSize,
        // The sub-category of jackpots has every game with a jackpot, whatever its own sub-category is.
        ...(gameClassify === 'JP' ? { gameClassify: undefined, hasJackpot: true } : {}),
      });
      return toPage(wire(content, now), totalElements, { pageNo, pageSize });
    },

    getRankList: ({ query, now }) =>
      rankList(
        db,
        catalogue,
        { limitNum: 20, pageSize: 42, ...query },
        { merchant: config.merchant, now },
      ),

    getGame({ query, now }) {
      const game = catalogue.game(query.nodeId);
      if (game === undefined) throw new Refusal('NOT_FOUND');
      return toWireGame(game, catalogue, now);
    },

    getGameSearchIndex({ query, setHeader }) {
      const index =
        searchIndexes.get(query.gameType) ?? buildSearchIndex(catalogue, query.gameType);
      // Only types that have games are cached: callers could make up others without end.
      if (index.nodeIds.length > 0) searchIndexes.set(query.gameType, index);
      setHeader('etag', `"${index.version}"`);
      setHeader('cache-control', 'no-cache');
      return index;
    },

    getRoomList({ query: { vassalage, gameType }, language, now }) {
      const vendor = catalogue.vendor(vassalage);
      if (vendor === undefined) throw new Refusal('NOT_FOUND');
      const types = vendor.gameTypes.filter((type) => gameType === undefined || type === gameType);
      const games = types.flatMap((type) => shelves.get(`${vassalage} ${type}`) ?? []);
      return listRooms(games, language, now);
    },

    getJackpotFeed({ now }) {
      const asOf = new Date(Math.floor(now.getTime() / SECOND) * SECOND);
      const amount = formatAmount(allJackpots(catalogue.games, asOf));
      return { amount, currency: CURRENCY, asOf: asOf.toISOString() };
    },

    getFavoriteGames: (call) => favouritesOf(db, loggedIn(call).account.id),

    async getFavoriteGamesList(call) {
      const games = known(await favouritesOf(db, loggedIn(call).account.id));
      const { content, ...page } = pageOf(games, { pageSize: 24, ...call.query });
      return { ...page, content: wire(content, call.now) };
    },

    async addFavoriteGame(call) {
      const { nodeId } = call.body;
      if (catalogue.game(nodeId) === undefined) throw new Refusal('NOT_FOUND');
      const accountId = loggedIn(call).account.id;
      await addFavourite(db, { accountId, nodeId, addedAt: call.now });
      return null;
    },

    async removeFavoriteGame(call) {
      const accountId = loggedIn(call).account.id;
      await removeFavourite(db, { accountId, nodeId: call.query.nodeId });
      return null;
    },

    async getRecentGames(call) {
      const games = known(await recentOf(db, loggedIn(call).account.id));
      return wire(games.slice(0, call.query.limit ?? 20), call.now);
    },
  } satisfies Handlers;
}

/** The games by vendor and type, each list by popularity. */
function toShelves(games: readonly Game[]): Map<string, Game[]> {
  const shelves = new Map<string, Game[]>();
  for (const game of games) {
    const name = `${game.vassalage} ${game.gameType}`;
    const shelf = shelves.get(name);
    if (shelf === undefined) shelves.set(name, [game]);
    else shelf.push(game);
  }
  return shelves;
}
