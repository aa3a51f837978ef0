import { type GameLaunch, useCoreSelector } from '@parlour/feature-core';
import type { PrizeMode } from '@parlour/gateway-openapi/lottery';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { gamesOf, hasOwnLobby, type LotteryRoom, staleIn } from './lotteryMenu';
import { configuredModes, playedMode, prizeModeOf } from './prizeMode';
import { type FailedState, readQuery } from './readQuery';
import { useDraws } from './useDraws';
import { gamesIn, groupsIn, useMenus } from './useMenus';
import { useRefetchWhenStale } from './useRefetchWhenStale';
import { useRoomLaunch } from './useRoomLaunch';

/** Prize modes whose menus a room plays; Vietnam's come from a menu of their own. */
const MODES_OF: Record<LotteryRoom['kind'], readonly PrizeMode[]> = {
  own: ['LOTT', 'ZY', 'ELOTT'],
  sea: ['SEA'],
  vn: [],
};

/** What the launch needs failed to load, or is being retried. */
const missing = ({ isRetrying, message }: FailedState): GameLaunch =>
  isRetrying ? { status: 'loading' } : { status: 'failed', reason: 'network', message };

/** A room of lotteries: the one that is played, the others, and the latest draws. */
export function useRoom(room: LotteryRoom, gameCode: string | null) {
  const { t } = useTranslation('lottery');
  const { merchantCode, prizeModes } = useCoreSelector(({ merchant }) => merchant);
  const lanes = readQuery(useGetGameVendorsQuery({ merchantCode }), t, ({ data }) => data.lanes);
  const rule = lanes.status === 'ready' ? prizeModeOf(lanes.data) : null;
  const { kind, vassalage } = room;
  const isVn = kind === 'vn';
  const modes = configuredModes(prizeModes).filter((mode) => MODES_OF[kind].includes(mode));
  const menus = useMenus({ modes, vnMode: isVn ? rule : null });
  const games = gamesIn(menus);
  const lottery = games.find((game) => game.gameCode === gameCode);
  // The menu that lists a lottery says its prize mode.
  const isInMenu = gameCode !== null || !hasOwnLobby(room);
  const found = menus.find((menu) =>
    gamesOf(groupsIn(menu)).some((game) =>
      gameCode === null ? game.vassalage === vassalage : game.gameCode === gameCode,
    ),
  );
  const mode = found?.mode ?? (isInMenu ? null : kind === 'sea' ? 'SEA' : 'LOTT');
  const prizeMode = mode === null ? null : playedMode(mode, rule);
  const {
    launch,
    retry: relaunch,
    fail,
  } = useRoomLaunch({
    prizeMode,
    ...(gameCode === null
      ? { vassalage }
      : { nodeId: lottery?.nodeId, gameCode: lottery?.gameCode }),
  });
  const { calls, ...draws } = useDraws({
    kind: gameCode === null ? 'none' : isVn ? 'vn' : 'others',
    gameCode: gameCode ?? undefined,
  });
  // The other menus matter for what is played only if they are missing.
  const watched = menus.filter(
    (menu) => found === undefined || menu === found || menu.state.status === 'failed',
  );
  useRefetchWhenStale({
    calls: [...watched.map(({ call }) => call), ...calls],
    name: gameCode ?? '',
    waitFor: () => staleIn(lottery === undefined ? games : [lottery]),
  });
  const cards = lanes.status === 'ready' ? lanes.data.flatMap(({ vendors }) => vendors) : [];
  const vendor = hasOwnLobby(room)
    ? undefined
    : cards.find((card) => card.vassalage === vassalage)?.displayName;
  return { lottery, vendor, games, draws, launch: read(), reopen, fail };

  function read(): GameLaunch {
    if (prizeMode !== null) return launch;
    const failed = menus.flatMap(({ state }) => (state.status === 'failed' ? [state] : []));
    const isSearching = failed.some(({ isRetrying }) => isRetrying);
    if (isSearching || menus.some(({ state }) => state.status === 'loading'))
      return { status: 'loading' };
    if (rule === null && kind !== 'sea')
      return lanes.status === 'failed' ? missing(lanes) : { status: 'loading' };
    const [first] = failed;
    return first === undefined
      ? { status: 'failed', reason: 'unknown', message: null }
      : missing(first);
  }

  function reopen(): void {
    for (const state of [lanes, ...menus.map((menu) => menu.state)])
      if (state.status === 'failed') state.onRetry();
    relaunch();
  }
}
