import type { Job } from '../services';
import { earnPoints } from './earning';

const MINUTE = 60_000;
const EARN_EVERY_MS = 5 * MINUTE;

/** Credits the points for the bets of each time slot, once all of them are written. */
export const pointEarning: Job = {
  name: 'points',
  everyMs: EARN_EVERY_MS,
  countsWritten: true,
  async run(tx, until, { config }) {
    const from = new Date(until.getTime() - EARN_EVERY_MS);
    await earnPoints(tx, config.merchant, { from, to: until }, until);
  },
};
