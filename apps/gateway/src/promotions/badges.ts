import { and, eq, isNull } from 'drizzle-orm';
import { contract } from '../contracts/schema';
import { isToAnswer } from '../contracts/work';
import type { Database } from '../database/open';
import { ONE_ROW } from '../database/subquery';
import { message } from '../inbox/schema';
import { countEach, mergeCountQueries } from './counting';
import type { Member } from './joining';
import { prepareMissions } from './missions';
import { queryWithOffers } from './offers';
import { offeredTo, preparePromotionViews } from './promotionViews';
import { isReferralOf } from './referral';
import { isClaimable } from './rewards';
import { referralProgramme, reward } from './schema';
import { STEPS } from './status';
import { viewerState } from './viewerState';

/** Counts of what waits for a member (MC-02). */
export interface Badges {
  messages: number;
  /** Promotions that can be joined or need another step. */
  promotions: number;
  missions: number;
  rewards: number;
  /** Contract offers and termination requests that wait for the member's answer (AC-07). */
  contracts: number;
  hasReferral: boolean;
}

/** Counts what waits for a member. */
export async function badgesOf(db: Database, member: Member): Promise<Badges> {
  const { account, now } = member;
  const missions = prepareMissions(member);
  const found = await queryWithOffers(db, member, async ({ rows }) => {
    const offered = offeredTo(member, rows);
    const [state] = await db
      .select({
        ...viewerState(account.id, offered, now),
        missions: missions.taken,
        messages: db.$count(
          message,
          and(eq(message.accountId, account.id), isNull(message.readAt)),
        ),
        contracts: db.$count(contract, isToAnswer(account.id)),
        rewardCount: db.$count(reward, isClaimable(account.id, now)),
        programmes: db.$count(referralProgramme, isReferralOf(member)),
      })
      .from(ONE_ROW);
    if (state === undefined) throw new Error('Nothing was looked up');
    return { ...state, promotions: preparePromotionViews(member, offered, state) };
  });
  const { promotions } = found;
  const needed = mergeCountQueries([promotions.needed, missions.needed]);
  const counts = await countEach(db, account.id, needed);
  return {
    messages: found.messages,
    promotions: promotions.views(counts).filter(({ action }) => STEPS.includes(action)).length,
    missions: missions
      .progress(counts, found.missions)
      .filter(({ status }) => status === 'claimable').length,
    rewards: found.rewardCount,
    contracts: found.contracts,
    hasReferral: found.programmes > 0,
  };
}
