import type { PlaySession } from '@parlour/gateway-openapi/saferPlay';

/** The gateway's last word about a session of play, and when it came. */
export interface PlayReading {
  session: PlaySession;
  /** By the steady clock of the device, in ms: nobody sets that one. */
  at: number;
}

/** The device's clocks, in ms. */
export interface DeviceClocks {
  /** What it shows; it may be wrong, and may be set. */
  wall: number;
  /** Counts on steadily, but may stand still while the device sleeps. */
  steady: number;
}

const readClocks = (): DeviceClocks => ({ wall: Date.now(), steady: performance.now() });

/** @param arrivedAt when the answer came, by the clock that the device shows */
export const toReading = (
  session: PlaySession,
  arrivedAt: number,
  { wall, steady }: DeviceClocks = readClocks(),
): PlayReading => ({ session, at: steady - Math.max(0, wall - arrivedAt) });

/** Now by the gateway's clock, in ms since 1970: a changed clock of the device does no harm. */
export const gatewayTime = (
  { session, at }: PlayReading,
  { steady }: DeviceClocks = readClocks(),
): number => Date.parse(session.now) + steady - at;

/** How long the session has lasted, in ms. */
export const timePlayed = (reading: PlayReading, clocks: DeviceClocks = readClocks()): number =>
  gatewayTime(reading, clocks) - Date.parse(reading.session.startedAt);

/**
 * Whether a reality check has to show (SP-06). The gateway says so, and knows what was answered in another tab. While it
 * can not be asked, what it said last holds, and the time goes on.
 */
export function isCheckOpen(
  reading: PlayReading,
  isFailed: boolean,
  clocks: DeviceClocks = readClocks(),
): boolean {
  const { isDue, dueAt } = reading.session.realityCheck;
  if (!isFailed || dueAt === null) return isDue;
  return gatewayTime(reading, clocks) >= Date.parse(dueAt);
}

const EVERY_MINUTE = 60_000;
/** While a check is open: another tab may answer it, in ms. */
const WHILE_OPEN = 5_000;
/** Never more often, in ms. */
const SHORTEST = 1_000;
/** So that a check which is due is found to be, in ms. */
const AFTER_DUE = 100;

/** When to ask again, in ms: at the latest when the next check is due. */
export function askAgainIn({ now, realityCheck }: PlaySession): number {
  if (realityCheck.isDue) return WHILE_OPEN;
  if (realityCheck.dueAt === null) return EVERY_MINUTE;
  const left = Date.parse(realityCheck.dueAt) - Date.parse(now) + AFTER_DUE;
  return Math.min(EVERY_MINUTE, Math.max(SHORTEST, left));
}
