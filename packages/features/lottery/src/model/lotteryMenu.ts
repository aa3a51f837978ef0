import { type LaunchTarget, PATHS } from '@parlour/feature-core';
import { serverNow } from '@parlour/gateway-openapi';
import type { LotteryGame, LotteryGroup } from '@parlour/gateway-openapi/lottery';
import { isFarOff } from './remainingText';

/** Page that lists all lotteries (NAV-04). */
export const LOTTERIES_PATH = '/elott';

/** Vendors whose lotteries are all in the e-lottery; the menus do not name a type. */
const E_LOTTERIES: ReadonlySet<string> = new Set(['ELOTT', 'TCG_LOTTO_VN']);

/** What the launch of a lottery needs. The launch rules read its vendor and its code (LAUNCH-02). */
export const toLotteryTarget = ({
  nodeId,
  gameCode,
  displayName,
  vassalage,
  state,
}: LotteryGame): LaunchTarget => ({
  nodeId,
  gameCode,
  displayName,
  vassalage,
  gameType: E_LOTTERIES.has(vassalage) ? 'ELOTT' : 'LOTT',
  maintenance: state === 'MAINTENANCE',
});

export const gamesOf = (groups: readonly LotteryGroup[]): LotteryGame[] =>
  groups.flatMap(({ games }) => games);

/** Only the lotteries of one vendor; groups that have none of it are left out (RT-12). */
export const ofVendor = (groups: readonly LotteryGroup[], vassalage: string): LotteryGroup[] =>
  groups.flatMap((group) => {
    const games = group.games.filter((game) => game.vassalage === vassalage);
    return games.length === 0 ? [] : [{ ...group, games }];
  });

/** State of a lottery: closed, drawing, or taking bets until a time soon or on a later day. */
export type LotteryPhase = 'maintenance' | 'drawing' | 'open' | 'openForLong';

/** How long bets are taken, in ms, by the gateway's clock: that of a device may be wrong by hours. */
export const untilClosing = ({ closesAt }: LotteryGame): number =>
  Date.parse(closesAt) - serverNow();

export function phaseOf(game: LotteryGame): LotteryPhase {
  if (game.state === 'MAINTENANCE') return 'maintenance';
  const left = untilClosing(game);
  if (game.state === 'CLOSED' || left <= 0) return 'drawing';
  return isFarOff(left) ? 'openForLong' : 'open';
}

const SOON = 5_000;
const AT_LATEST = 60_000;

/** How long the data of these lotteries stays fresh, in ms: until one of them closes its bets, or has drawn. */
export function staleIn(games: readonly LotteryGame[]): number {
  const waits = games.flatMap((game) => {
    const phase = phaseOf(game);
    if (phase === 'maintenance') return [];
    return phase === 'drawing' ? [SOON] : [untilClosing(game) + 500];
  });
  return Math.min(Math.max(Math.min(...waits, AT_LATEST), SOON), AT_LATEST);
}

/** A page on which lotteries are played (RT-08). */
export interface LotteryRoom {
  path: string;
  /** Vendor whose lobby opens where no lottery is named. */
  vassalage: string;
  kind: 'own' | 'sea' | 'vn';
}

const OWN: LotteryRoom = { path: PATHS.lottery, vassalage: 'LOTT', kind: 'own' };
const ROOMS: readonly LotteryRoom[] = [
  OWN,
  { path: PATHS.seaLottery, vassalage: 'TCG_SEA', kind: 'sea' },
  { path: PATHS.vnLottery, vassalage: 'TCG_LOTTO_VN', kind: 'vn' },
];

const VENDOR_CODE = /^[A-Z0-9_]{1,24}$/;

/** The room at an address; only addresses of rooms get here. The merchant's own room has several vendors. */
export function roomAt(pathname: string, vassalage: string | null = null): LotteryRoom {
  const room = ROOMS.find(({ path }) => path === pathname) ?? OWN;
  return room.kind === 'own' && vassalage !== null && VENDOR_CODE.test(vassalage)
    ? { ...room, vassalage }
    : room;
}

/** Whether a room's address alone opens the lobby of its vendor, without a menu. */
export const hasOwnLobby = ({ path, vassalage }: LotteryRoom): boolean =>
  ROOMS.some((room) => room.path === path && room.vassalage === vassalage);

/** Address of a lottery in its room. */
export const roomPath = ({ path }: LotteryRoom, gameCode: string): string =>
  `${path}?gameCode=${encodeURIComponent(gameCode)}`;
