import type { Job } from '../services';
import { earnPoints } from './earning';

const MINUTE = 60_000;
const EARN_EVERY_MS = 5 * MINUTE;

/** Credits the points that the bets of each slot have earned, once they are all written. */
export const pointEarning: Job = {
  name: 'points',
  everyMs: EARN_EVERY_MS,
  countsWritten: true,
  async run(tx, until, { config }) {
    const from = new Date(until.getTime() - EARN_EVERY_MS);
    await earnPoints(tx, config.merchant, { from, to: until }, until);
  },
};
