import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import { message } from '../database/schema';
import type { Member } from './joining';
import { missionsOf } from './missions';
import { isReferralOn } from './referral';
import { claimable } from './rewards';
import { listStandings } from './standings';
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
  const [unread] = await db
    .select({ count: count() })
    .from(message)
    .where(and(eq(message.accountId, account.id), isNull(message.readAt)));
  const standings = await listStandings(db, member);
  const missions = await missionsOf(db, member);
  return {
    messages: unread?.count ?? 0,
    promotions: standings.filter(({ action }) => STEPS.includes(action)).length,
    missions: missions.filter(({ status }) => status === 'claimable').length,
    rewards: (await claimable(db, account.id, now)).claimableCount,
    hasReferral: await isReferralOn(db, merchant),
  };
}
