import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { message, referralProgramme, reward } from '../database/schema';
import { countEach, together } from './counting';
import type { Member } from './joining';
import { prepareMissions } from './missions';
import { isReferralOf } from './referral';
import { isClaimable } from './rewards';
import { prepareStandings } from './standings';
import { STEPS } from './status';

/** What waits for a member (MC-02). */
export interface Badges {
  messages: number;
  /** Promotions that can be joined or have another step to take. */
  promotions: number;
  missions: number;
  rewards: number;
  hasReferral: boolean;
}

/** Counts what waits for a member. */
export async function badgesOf(db: Database, member: Member): Promise<Badges> {
  const { account, now, merchant } = member;
  // What is only counted, in one look.
  const [waiting] = await db
    .select({
      messages: db.$count(message, and(eq(message.accountId, account.id), isNull(message.readAt))),
      rewards: db.$count(reward, isClaimable(account.id, now)),
      programmes: db.$count(referralProgramme, isReferralOf(merchant)),
    })
    .from(sql`(select 1) as one`);
  const promotions = await prepareStandings(db, member);
  const missions = await prepareMissions(db, member);
  const needed = together([promotions.needed, missions.needed]);
  const counts = await countEach(db, account.id, needed);
  return {
    messages: waiting?.messages ?? 0,
    promotions: promotions.standings(counts).filter(({ action }) => STEPS.includes(action)).length,
    missions: missions.standings(counts).filter(({ status }) => status === 'claimable').length,
    rewards: waiting?.rewards ?? 0,
    hasReferral: (waiting?.programmes ?? 0) > 0,
  };
}
