import type { Game } from '@parlour/gateway-openapi/start';
import { answer, hang } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import {
  GAME_HOST,
  indexOf,
  LANES,
  launchAt,
  pageOf,
  sampleGame,
  sampleGames,
  statusWithHosts,
} from './fixtures';
import { sampleRooms } from './rooms';

const matches = (game: Game, query: URLSearchParams): boolean =>
  [
    game.displayName.toLowerCase().includes((query.get('gameName') ?? '').toLowerCase()),
    game.vassalage === (query.get('vassalage') ?? game.vassalage),
    game.gameClassify === (query.get('gameClassify') ?? game.gameClassify),
    String(game.isNew) === (query.get('isNew') ?? String(game.isNew)),
    Number(game.minBet) >= Number(query.get('minBet')),
    (game.lineNum ?? 0) >= Number(query.get('minLineNum')),
  ].every(Boolean);

/** A gateway that lists these games by page and query. */
export const gameList = (games: readonly Game[]): RequestHandler =>
  http.get('*/wps/relay/GCSGAME_gameList', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const value = pageOf(
      games.filter((game) => matches(game, query)),
      Number(query.get('pageNo')),
      Number(query.get('pageSize')),
    );
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });

/** A gateway without games of any other type; the next handler answers for this type. */
export const nothingBut = (gameType: string): RequestHandler =>
  http.get('*/wps/relay/GCSGAME_gameList', ({ request }) =>
    new URL(request.url).searchParams.get('gameType') === gameType
      ? undefined
      : HttpResponse.json({
          success: true,
          value: pageOf([], 1, 60),
          message: null,
          errorCode: null,
        }),
  );

const DEFAULT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="300" height="400"><path d="M0 0h3v4H0z" fill="#2b3240"/><path d="m1.5 1.2.7.8-.7.8-.7-.8z" fill="#e3c27e"/></svg>';

/** The site's default picture, and a picture host that has none. */
export const pictures = (): RequestHandler[] => [
  http.get('*/game-default.svg', () =>
    HttpResponse.text(DEFAULT, { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
  http.get('*/TCG_PROD_IMAGES/*', () => new HttpResponse(null, { status: 404 })),
];

/** What every page of the lobby needs beside its games. */
const around = (): RequestHandler[] => [
  answer('getSystemStatus', statusWithHosts([GAME_HOST])),
  answer('getGameVendors', { data: { lanes: LANES } }),
  ...pictures(),
];

/** A gateway with these games as one member's favourites, page by page. */
export const favouritePages = (games: readonly Game[]): RequestHandler =>
  http.get('*/wps/relay/MCSFE_getFavoriteGamesList', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const value = pageOf(games, Number(query.get('pageNo')), Number(query.get('pageSize')));
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });

/** A gateway with one member's games: the first ones are favourites and recent games. */
const myGames = (games: readonly Game[]): RequestHandler[] => [
  answer(
    'getFavoriteGames',
    games.slice(0, 3).map(({ nodeId }) => nodeId),
  ),
  favouritePages(games),
  answer('getRecentGames', games.slice(0, 8)),
  answer('addFavoriteGame', null),
  answer('removeFavoriteGame', null),
];

/** A gateway with these games; `handlers` come first. */
export const lobbyOf = (games: readonly Game[], ...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      gameList(games),
      answer('getHotGames', games.slice(0, 12)),
      answer('getGameSearchIndex', indexOf(games)),
      answer('getRoomList', sampleRooms()),
      ...myGames(games),
      ...around(),
    ],
  },
});

/** A gateway that gives the hot games once, and then refuses. */
export function hotGamesOnce(): RequestHandler {
  let asked = 0;
  return http.get('*/wps/relay/GCSGAME_hotGamesV2', () => {
    asked += 1;
    if (asked > 1)
      return HttpResponse.json(
        { success: false, value: null, message: 'Not now.', errorCode: 'STATE_CONFLICT' },
        { status: 409 },
      );
    const value = sampleGames(12);
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });
}

/** A full lobby. */
export const fullLobby = (...handlers: RequestHandler[]) => lobbyOf(sampleGames(140), ...handlers);

/** A gateway that starts one game. */
export const gameRoom = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getGame', sampleGame(0)),
      ...(['launchGame', 'launchFreePlay', 'launchFbSports'] as const).map((operation) =>
        answer(operation, launchAt(`${GAME_HOST}/play#launch=story`)),
      ),
      answer('getHotGames', sampleGames(12)),
      answer('getFavoriteGames', []),
      // Its time would go on in a picture.
      hang('getPlaySession'),
      ...around(),
    ],
  },
});

/** A gateway whose first launch fails, the next one succeeds, and so on. */
export function launchAtSecondTry(): RequestHandler {
  let asked = 0;
  return http.get('*/wps/game/launchGame', () => {
    asked += 1;
    if (asked % 2 === 1) return HttpResponse.error();
    const value = launchAt(`${GAME_HOST}/play#launch=second`);
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });
}

/** A gateway that launches once and then refuses, as when a break began elsewhere. */
export function pausedAfterLaunch(message: string): RequestHandler {
  let asked = 0;
  return http.get('*/wps/game/launchGame', () => {
    asked += 1;
    if (asked > 1)
      return HttpResponse.json(
        { success: false, value: null, message, errorCode: 'PLAY_PAUSED' },
        { status: 403 },
      );
    const value = launchAt(`${GAME_HOST}/play#launch=first`);
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  });
}
