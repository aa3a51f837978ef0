import { recentOf } from '../games/recentGames';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { groupName } from './groupNames';
import { isVietnamese, type Lottery, type LotteryGroup, listLotteries, menuOf } from './lotteries';
import { type Draw, type DrawSchedule, pastDraws } from './schedule';
import { toWireDraw, toWireLottery, toWireVnDraw } from './wire';

const USUAL_LIMIT = 20;

/** Filters of past draws. */
interface DrawsQuery {
  gameCode?: string | undefined;
  limit?: number | undefined;
}

/** Lotteries by group, their draws, recent and popular ones. */
export function lotteryOperations({ config, catalogue, db }: Services) {
  const lotteries = listLotteries(catalogue);
  const vietnamese = lotteries.filter(isVietnamese);
  const others = lotteries.filter((lottery) => !isVietnamese(lottery));
  const byNode = new Map(vietnamese.map((lottery) => [lottery.game.nodeId, lottery]));

  const scheduleOf = ({ seconds }: Lottery): DrawSchedule => ({
    seconds,
    offsetMinutes: config.utcOffsetMinutes,
  });
  const wire = (lottery: Lottery, now: Date) => toWireLottery(lottery, scheduleOf(lottery), now);
  const menu = (groups: readonly LotteryGroup[], language: string, now: Date) =>
    groups.map((one) => ({
      gameGroupCode: one.group,
      gameGroupName: groupName(one.group, language),
      games: one.lotteries.map((lottery) => wire(lottery, now)),
    }));

  /** The last draws of one lottery, or the last draw of each; newest first. */
  const opened = (among: readonly Lottery[], { gameCode, limit }: DrawsQuery, now: Date) => {
    const most = limit ?? USUAL_LIMIT;
    const asked = among.filter(({ game }) => gameCode === undefined || game.gameCode === gameCode);
    const each = gameCode === undefined ? 1 : most;
    return asked
      .flatMap((lottery): { lottery: Lottery; draw: Draw }[] =>
        pastDraws(scheduleOf(lottery), now, each).map((draw) => ({ lottery, draw })),
      )
      .sort((a, b) => b.draw.drawAt.getTime() - a.draw.drawAt.getTime())
      .slice(0, most);
  };

  return {
    getGameMenus: ({ query: { prizeMode }, language, now }) => ({
      prizeMode,
      gameMenus: menu(menuOf(lotteries, prizeMode, false), language, now),
    }),

    getVnGameMenu: ({ query: { prizeMode }, language, now }) => ({
      prizeMode,
      gameMenus: menu(menuOf(lotteries, prizeMode, true), language, now),
    }),

    async getVnRecentGames(call) {
      const recent = await recentOf(db, loggedIn(call).account.id);
      return recent
        .flatMap((nodeId) => byNode.get(nodeId) ?? [])
        .slice(0, call.query.limit ?? USUAL_LIMIT)
        .map((lottery) => wire(lottery, call.now));
    },

    getVnOpenedNumbers: ({ query, now }) =>
      opened(vietnamese, query, now).map(({ lottery, draw }) => toWireVnDraw(lottery, draw)),

    getOpenedNumbers: ({ query, now }) =>
      opened(others, query, now).map(({ lottery, draw }) => toWireDraw(lottery, draw)),

    getPopularGames: ({ query, now }) =>
      lotteries.slice(0, query.limit ?? USUAL_LIMIT).map((lottery) => wire(lottery, now)),
  } satisfies Handlers;
}
