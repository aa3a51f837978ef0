import { DAY_MS, dayOf, startOfDay } from '../platform/days';

const SECOND = 1000;
/** Lotteries that draw once a day or less do so at 18:15 of the merchant's day. */
const EVENING_MS = 18.25 * 3_600_000;
const MOST_CLOSED_MS = 300_000;

/** One draw of a lottery, past or to come. */
export interface Draw {
  /** Counts the draws of its lottery; the numbers depend on it alone. */
  index: number;
  drawAt: Date;
  /** Bets end here. */
  closesAt: Date;
  /** The draw's name: '20260314-0567', or '20260314' where there is at most one a day. */
  numero: string;
}

/** Seconds between draws, and the merchant's offset in minutes east of UTC. */
export interface DrawSchedule {
  seconds: number;
  offsetMinutes: number;
}

/** The draw that takes bets at a moment. */
export function runningDraw(schedule: DrawSchedule, now: Date): Draw {
  const every = schedule.seconds * SECOND;
  const passed = now.getTime() - firstAt(schedule);
  return drawOf(schedule, Math.floor(passed / every) + 1);
}

/** The latest `count` draws at a moment, newest first. */
export function pastDraws(schedule: DrawSchedule, now: Date, count: number): Draw[] {
  const { index } = runningDraw(schedule, now);
  return Array.from({ length: count }, (_, back) => drawOf(schedule, index - 1 - back));
}

/** Draws are counted from the merchant's midnight of 1970, so that days start with a draw. */
function firstAt({ seconds, offsetMinutes }: DrawSchedule): number {
  const evening = seconds * SECOND >= DAY_MS ? EVENING_MS : 0;
  return evening - offsetMinutes * 60 * SECOND;
}

function drawOf(schedule: DrawSchedule, index: number): Draw {
  const { seconds, offsetMinutes } = schedule;
  const every = seconds * SECOND;
  const at = firstAt(schedule) + index * every;
  const closed = Math.min(MOST_CLOSED_MS, every / 10);
  return {
    index,
    drawAt: new Date(at),
    closesAt: new Date(at - closed),
    numero: numeroOf(at, every, offsetMinutes),
  };
}

function numeroOf(at: number, every: number, offsetMinutes: number): string {
  // A draw at midnight belongs to the day that ends.
  const begun = new Date(every >= DAY_MS ? at : at - every);
  const day = dayOf(begun, offsetMinutes).replaceAll('-', '');
  if (every >= DAY_MS) return day;
  const before = begun.getTime() - startOfDay(begun, offsetMinutes).getTime();
  return `${day}-${String(before / every + 1).padStart(4, '0')}`;
}
