import { type LaunchTarget, PATHS } from '@parlour/feature-core';
import type { LotteryGame, LotteryGroup } from '@parlour/gateway-openapi/lottery';
import { deviceTime } from './deviceTime';
import { isFarOff } from './remainingText';

/** Where all lotteries are listed (NAV-04). */
export const LOTTERIES_PATH = '/elott';

/** Vendors whose lotteries are all in the e-lottery; the menus do not name a type. */
const E_LOTTERIES: ReadonlySet<string> = new Set(['ELOTT', 'TCG_LOTTO_VN']);

/** What starting a lottery takes. The launch rules read its vendor and its code (LAUNCH-02). */
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

/** What a lottery does at a moment. */
export type LotteryPhase =
  | { phase: 'maintenance' }
  /** Bets are closed, the numbers are not drawn yet. */
  | { phase: 'drawing' }
  /** Bets are taken until `closesAt`, in ms of this device's clock; far off its date says more than seconds. */
  | { phase: 'open'; closesAt: number; isFarOff: boolean };

export function phaseOf({ state, closesAt }: LotteryGame): LotteryPhase {
  if (state === 'MAINTENANCE') return { phase: 'maintenance' };
  if (state === 'CLOSED') return { phase: 'drawing' };
  const until = deviceTime(closesAt);
  return { phase: 'open', closesAt: until, isFarOff: isFarOff(until - Date.now()) };
}

const SOON = 5_000;
const AT_LATEST = 60_000;

/** How long what is known of these lotteries holds, in ms: until bets close on one, or it has drawn. */
export function freshFor(games: readonly LotteryGame[], now: number): number {
  const waits = games.flatMap((game) => {
    const phase = phaseOf(game);
    if (phase.phase === 'maintenance') return [];
    return phase.phase === 'drawing' ? [SOON] : [phase.closesAt - now + 500];
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

const ROOMS: readonly LotteryRoom[] = [
  { path: PATHS.lottery, vassalage: 'LOTT', kind: 'own' },
  { path: PATHS.seaLottery, vassalage: 'TCG_SEA', kind: 'sea' },
  { path: PATHS.vnLottery, vassalage: 'TCG_LOTTO_VN', kind: 'vn' },
];

/** The room at an address; the site asks for rooms by their own addresses alone. */
export const roomAt = (pathname: string): LotteryRoom =>
  ROOMS.find(({ path }) => path === pathname) ?? (ROOMS[0] as LotteryRoom);

/** Address of a lottery in its room. */
export const roomPath = ({ path }: LotteryRoom, gameCode: string): string =>
  `${path}?gameCode=${encodeURIComponent(gameCode)}`;
