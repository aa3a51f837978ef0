import { desc, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { playPause } from './schema';

/** A break from play or an exclusion. */
export type PlayPause = typeof playPause.$inferSelect;

/** Whether a row holds at a moment. One whose end has to be asked for holds until it was. */
export const isInForce = (now: Date | SQL): SQL | undefined =>
  or(isNull(playPause.playableFrom), gt(playPause.playableFrom, now));

/** Of several that hold the one that holds longest. */
export const LONGEST_FIRST = [
  sql`${playPause.playableFrom} desc nulls first`,
  desc(playPause.endsAt),
];
