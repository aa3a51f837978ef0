import { failureText, type GameLaunch, useCoreSelector } from '@parlour/feature-core';
import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { freshFor, gamesOf, type LotteryRoom } from './lotteryMenu';
import { configuredModes, prizeModeOf } from './prizeMode';
import { useDraws } from './useDraws';
import { useFresh } from './useFresh';
import { joinMenus, useMenus, useVnMenu } from './useMenus';
import { useRoomLaunch } from './useRoomLaunch';

/** Prize modes whose menus a room plays; Vietnam's come from a menu of their own. */
const MODES_OF: Record<LotteryRoom['kind'], readonly PrizeMode[]> = {
  own: ['LOTT', 'ELOTT'],
  sea: ['SEA'],
  vn: [],
};

/** What a launch takes could not be had. */
const missing = (message: string): GameLaunch => ({ status: 'failed', fault: 'network', message });

/** A room of lotteries: what is played in it, what else there is, and what was drawn. */
export function useRoom(room: LotteryRoom, gameCode: string | null) {
  const { t } = useTranslation('lottery');
  const { merchantCode, prizeModes } = useCoreSelector(({ merchant }) => merchant);
  const lanes = useGetGameVendorsQuery({ merchantCode });
  const rule = lanes.data === undefined ? null : prizeModeOf(lanes.data.data.lanes);
  // Those of the sea have a prize mode of their own; the rule chooses between the other two (LAUNCH-07).
  const prizeMode = room.kind === 'sea' ? 'SEA' : rule;
  const isVn = room.kind === 'vn';
  const modes = configuredModes(prizeModes).filter((mode) => MODES_OF[room.kind].includes(mode));
  const ownMenus = useMenus({ modes, vnMode: null });
  const menus = [...ownMenus.flatMap((menu) => menu.calls), useVnMenu(isVn ? rule : null)];
  const menu = joinMenus(menus, t);
  const games = menu.status === 'ready' ? gamesOf(menu.data) : [];
  const lottery = games.find((game) => game.gameCode === gameCode);
  const {
    launch,
    retry: relaunch,
    fail,
  } = useRoomLaunch({
    prizeMode,
    ...(gameCode === null
      ? { vassalage: room.vassalage }
      : { nodeId: lottery?.nodeId, gameCode: lottery?.gameCode }),
  });
  const { draws, calls } = useDraws({
    kind: gameCode === null ? 'none' : isVn ? 'vn' : 'others',
    gameCode: gameCode ?? undefined,
  });
  useFresh({
    calls: [...menus, ...calls],
    name: gameCode ?? '',
    waitFor: () => freshFor(lottery === undefined ? games : [lottery], Date.now()),
  });
  const lanesError = prizeMode === null && !lanes.isFetching ? lanes.error : undefined;
  return { lottery, games, draws, launch: read(), reopen, fail };

  function read(): GameLaunch {
    if (lanesError !== undefined) return missing(failureText(lanesError, t));
    if (gameCode === null || lottery !== undefined) return launch;
    if (menu.status === 'failed') return missing(menu.message);
    return menu.status === 'ready' || hasNoMenu()
      ? { status: 'failed', fault: 'unknown', message: null }
      : { status: 'loading' };
  }

  /** Where the merchant configures none of the room's prize modes there is nothing to wait for. */
  function hasNoMenu(): boolean {
    return !isVn && modes.length === 0;
  }

  function reopen(): void {
    if (lanesError !== undefined) void lanes.refetch();
    if (menu.status === 'failed') menu.onRetry();
    relaunch();
  }
}
