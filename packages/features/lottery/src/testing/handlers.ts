import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import { answer, hang } from '@parlour/gateway-openapi/testing';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import {
  GAME_HOST,
  LANES,
  launchAt,
  sampleDraws,
  sampleGroups,
  sampleHotGames,
  sampleLottery,
  sampleVnDraws,
  statusWithHost,
} from './fixtures';

/** Makes the answer when it is requested, so that its times count from then. */
const answerFresh = (path: string, make: (query: URLSearchParams) => unknown): RequestHandler =>
  http.get(path, ({ request }) =>
    HttpResponse.json({
      success: true,
      value: make(new URL(request.url).searchParams),
      message: null,
      errorCode: null,
    }),
  );

const VENDOR_OF: Record<PrizeMode, string> = {
  LOTT: 'LOTT',
  ZY: 'BRL',
  ELOTT: 'ELOTT',
  SEA: 'TCG_SEA',
};

/** Menus of these prize modes; every other one is empty. */
export const menus = (modes: readonly PrizeMode[]): RequestHandler =>
  answerFresh('*/lgw/games/game_menus', (query) => {
    const prizeMode = query.get('prizeMode') as PrizeMode;
    const first = modes.indexOf(prizeMode) * 10;
    return {
      prizeMode,
      gameMenus: modes.includes(prizeMode) ? sampleGroups(VENDOR_OF[prizeMode], first) : [],
    };
  });

/** The menu of this prize mode never loads; every other one does. */
export const hangMenu = (prizeMode: PrizeMode): RequestHandler =>
  http.get('*/lgw/games/game_menus', async ({ request }) => {
    if (new URL(request.url).searchParams.get('prizeMode') !== prizeMode) return undefined;
    await delay('infinite');
    return HttpResponse.error();
  });

/** The Vietnam lotteries; those at these indexes are closed. */
export const vnMenu = (...closed: number[]): RequestHandler =>
  answerFresh('*/lgw/vn/games/game_menu', (query) => ({
    prizeMode: query.get('prizeMode'),
    gameMenus: [
      {
        gameGroupCode: 'CENTRAL',
        gameGroupName: 'Central',
        games: ['Salt Coast Hourly', 'Pine Plateau Daily', 'Mangrove Ten'].map((displayName, at) =>
          sampleLottery(60 + at, {
            displayName,
            gameCode: `vn-${String(at)}`,
            vassalage: 'TCG_LOTTO_VN',
            closesAt: new Date(Date.now() + 2_049_000).toISOString(),
            state: closed.includes(at) ? 'MAINTENANCE' : 'OPEN',
          }),
        ),
      },
    ],
  }));

const DEFAULT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="300" height="400"><path d="M0 0h3v4H0z" fill="#2b3240"/><path d="m1.5 1.2.7.8-.7.8-.7-.8z" fill="#e3c27e"/></svg>';

/** The site's default picture. */
export const pictures = (): RequestHandler =>
  http.get('*/game-default.svg', () =>
    HttpResponse.text(DEFAULT, { headers: { 'Content-Type': 'image/svg+xml' } }),
  );

/** A gateway with lotteries in every state; `handlers` come before its own answers. */
export const lotteries = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      menus(['LOTT', 'ELOTT', 'SEA']),
      vnMenu(),
      answerFresh('*/lgw/games/popular', () =>
        Array.from({ length: 8 }, (_, seed) => sampleLottery(seed)),
      ),
      answerFresh('*/lgw/vn/games/game_menu/recent', () => [sampleLottery(2), sampleLottery(4)]),
      answerFresh('*/lotto/lgw/games/opened/numero', () => sampleDraws()),
      answerFresh('*/lgw/vn/numeros/opened/game', (query) =>
        sampleVnDraws(query.get('gameCode') ?? 'vn-0', query.has('gameCode') ? 4 : 1),
      ),
      answer('getSystemStatus', statusWithHost()),
      answer('getGameVendors', { data: { lanes: LANES } }),
      answer('getHotGames', sampleHotGames()),
      answer('launchGame', launchAt(`${GAME_HOST}/play#launch=story`)),
      // Its time would go on in a picture.
      hang('getPlaySession'),
      pictures(),
    ],
  },
});
