import { and, desc, eq } from 'drizzle-orm';
import type { Game } from '../catalogue/types';
import { favourite, recentGame } from '../database/schema';
import { startGame, startTrial } from '../games/launches';
import { gameOrigin, siteAddress } from '../games/origins';
import { buildSearchIndex } from '../games/searchIndex';
import { rankList } from '../games/winners';
import { toWireGame } from '../games/wire';
import type { Call, Handlers, Query } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { loggedIn } from '../session/loggedIn';

type Launching = Call<'launchGame'> | Call<'launchFreePlay'>;

/** Vendors, game lists, favourites, recent games and launching. */
export function gameOperations(services: Services) {
  const { config, db, catalogue } = services;
  const wire = (game: Game) => toWireGame(game, catalogue);
  const searchIndexes = new Map<string, ReturnType<typeof buildSearchIndex>>();
  const counts = countGames(catalogue.games);

  const knownGames = (rows: { nodeId: number }[]) =>
    rows.flatMap(({ nodeId }) => catalogue.game(nodeId) ?? []);

  const playable = (game: Game | undefined): Game => {
    if (game === undefined) throw new Refusal('NOT_FOUND');
    if (game.isMaintenance) throw new Refusal('GAME_MAINTENANCE');
    return game;
  };

  const launchOf = (call: Launching, game: Game) => {
    // A page of another site can't carry the session header; this says no to it before that.
    if (call.header('Sec-Fetch-Site') === 'cross-site') throw new Refusal('NOT_LOGGED_IN');
    const language = call.query.language ?? call.language;
    const backUrl = siteAddress(config, call.query.backUrl);
    return {
      game,
      language,
      backUrl,
      origin: gameOrigin(config, call.header('Host')),
      now: call.now,
    };
  };

  return {
    getGameVendors({ query, language }) {
      if (query.merchantCode !== config.merchant) return { data: { lanes: [] } };
      const lanes = catalogue.lanes(language).map(({ gameCategory, label, vendors }) => ({
        gameCategory,
        labelName: label,
        vendors: vendors.map((vendor) => ({
          ...vendor,
          maintenance: false,
          gameCount: counts.get(`${vendor.vassalage} ${vendor.gameType}`) ?? 0,
        })),
      }));
      return { data: { lanes } };
    },

    getHotGames: () => catalogue.hotGames.map(wire),

    getGameList({ query }) {
      const { pageNo = 1, pageSize = 60, isNew, minBet, ...filters } = query;
      const { gameClassify } = filters;
      const page = catalogue.searchGames({
        ...filters,
        minBet: minBet?.toString(),
        isNew: isNew === 1,
        pageNo,
        pageSize,
        // The sub-category of jackpots holds every game with one, whatever else it is.
        ...(gameClassify === 'JP' ? { gameClassify: undefined, hasJackpot: true } : {}),
      });
      return { ...page, content: page.content.map(wire), pageSize };
    },

    getRankList: ({ query, now }) =>
      rankList(db, catalogue, { limitNum: 20, pageSize: 42, ...query }, now),

    getGame({ query }) {
      const game = catalogue.game(query.nodeId);
      if (game === undefined) throw new Refusal('NOT_FOUND');
      return wire(game);
    },

    getGameSearchIndex({ query, setHeader }) {
      const index =
        searchIndexes.get(query.gameType) ?? buildSearchIndex(catalogue, query.gameType);
      // Only types that have games are kept: the others are made up by callers without an end.
      if (index.nodeIds.length > 0) searchIndexes.set(query.gameType, index);
      setHeader('etag', `"${index.version}"`);
      setHeader('cache-control', 'no-cache');
      return index;
    },

    async getFavoriteGames(call) {
      const rows = await favouritesOf(loggedIn(call).account.id);
      return rows.map(({ nodeId }) => nodeId);
    },

    async getFavoriteGamesList(call) {
      const { pageNo = 1, pageSize = 24 } = call.query;
      const games = knownGames(await favouritesOf(loggedIn(call).account.id));
      return {
        content: games.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(wire),
        pageNum: pageNo,
        totalPages: Math.ceil(games.length / pageSize),
        totalElements: games.length,
        pageSize,
      };
    },

    async addFavoriteGame(call) {
      const { nodeId } = call.body;
      if (catalogue.game(nodeId) === undefined) throw new Refusal('NOT_FOUND');
      const accountId = loggedIn(call).account.id;
      await db
        .insert(favourite)
        .values({ accountId, nodeId, addedAt: call.now })
        .onConflictDoNothing();
      return null;
    },

    async removeFavoriteGame(call) {
      const accountId = loggedIn(call).account.id;
      await db
        .delete(favourite)
        .where(and(eq(favourite.accountId, accountId), eq(favourite.nodeId, call.query.nodeId)));
      return null;
    },

    async getRecentGames(call) {
      const rows = await db
        .select({ nodeId: recentGame.nodeId })
        .from(recentGame)
        .where(eq(recentGame.accountId, loggedIn(call).account.id))
        .orderBy(desc(recentGame.playedAt))
        .limit(call.query.limit ?? 20);
      return knownGames(rows).map(wire);
    },

    launchGame(call) {
      const session = loggedIn(call);
      const game = playable(findGame(call.query));
      return startGame(db, session, launchOf(call, game));
    },

    launchFreePlay(call) {
      const game = playable(catalogue.game(call.query.nodeId));
      if (game.supportPlay !== 0) throw new Refusal('STATE_CONFLICT');
      return startTrial(db, launchOf(call, game));
    },
  } satisfies Handlers;

  function favouritesOf(accountId: number) {
    return db
      .select({ nodeId: favourite.nodeId })
      .from(favourite)
      .where(eq(favourite.accountId, accountId))
      .orderBy(desc(favourite.addedAt), desc(favourite.nodeId));
  }

  function findGame({ nodeId, vassalage, gameCode, gameType }: Query<'launchGame'>) {
    if (nodeId !== undefined) return catalogue.game(nodeId);
    if (vassalage === undefined) return undefined;
    if (gameCode !== undefined) return catalogue.gameByCode(vassalage, gameCode);
    const { content } = catalogue.searchGames({ vassalage, gameType, pageSize: 200 });
    return content.find(({ isGame }) => isGame === 'VASSALAGE') ?? content[0];
  }
}

function countGames(games: readonly Game[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { vassalage, gameType } of games) {
    const key = `${vassalage} ${gameType}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
