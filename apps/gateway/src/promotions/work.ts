import type { Job } from '../services';
import { payAutomatically } from './answering';
import { expireBonuses } from './expiry';
import { issueTickets, runningParticipations } from './issuing';
import { givePrizes } from './leaderboard';
import { offersOf } from './promotionRules';
import { rewardReferrals } from './referral';

const MINUTE = 60_000;
/**
 * Everything that promotions pay or take back by the clock. Each slot handles all that is due, so after a pause
 * one slot catches up for all that were missed.
 */
export const promotionWork: Job = {
  name: 'promotions',
  everyMs: MINUTE,
  isByState: true,
  async run(tx, until, services) {
    const { merchant, utcOffsetMinutes: offsetMinutes } = services.config;
    const at = { merchant, now: until, offsetMinutes };
    for (const participation of await runningParticipations(tx, 'tickets', at))
      await issueTickets(tx, participation, until, offsetMinutes);
    await payAutomatically(
      tx,
      await runningParticipations(tx, 'automatic', at),
      until,
      offsetMinutes,
    );
    await rewardReferrals(tx, offersOf(services), until);
    await expireBonuses(tx, merchant, until);
  },
};

/** The prizes of the week's leaderboard. */
export const leaderboardWork: Job = {
  name: 'mission-leaderboard',
  everyMs: 60 * MINUTE,
  countsWritten: true,
  run: (tx, until, { config }) =>
    givePrizes(tx, {
      merchant: config.merchant,
      now: until,
      offsetMinutes: config.utcOffsetMinutes,
    }),
};
