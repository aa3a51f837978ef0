import { instanceOf } from '../../promotions/instances';
import type { PromotionRow } from '../../promotions/offers';
import {
  participation,
  promotion,
  referralProgramme,
  reward,
  rewardApplication,
} from '../../promotions/schema';
import type { ParticipationState } from '../../promotions/status';
import { planHistory, planRewards, planTickets } from './bonuses';
import { type DemoPromotion } from './demoPromotion';
import { createGiveCredit, titleOf } from './giveCredit';
import { planFriends, planMissions } from './missions';
import { DEMO_PROMOTIONS, PLAYERS, REFERRAL } from './promotionTable';
import { TEXTS } from './texts';
import type { Person, World } from './world';

const DAY = 86_400_000;
/** The state of the demo accounts in each promotion; the others are not joined. */
const STATES: Readonly<Record<string, ParticipationState>> = {
  'pr-welcome': 'claimed',
  'pr-daily-koi': 'joined',
  'pr-vip-month': 'joined',
  'pr-vip-birthday': 'rejected',
  'pr-rebate-plus': 'applying',
  'pr-cashback-first': 'issued',
  'pr-harvest': 'granted',
  'pr-regatta': 'joined',
  'pr-envelope': 'joined',
  'pr-wheel': 'joined',
  'pr-egg': 'joined',
};

/** Promotions in every state, tickets, rewards, the history of bonuses, missions and friends. */
export async function seedPromotions(world: World): Promise<void> {
  const { write, person } = world;
  const rows = DEMO_PROMOTIONS.map((demo, place) => toRow(world, demo, place));
  write(async (tx) => {
    await tx.insert(promotion).values(rows);
    await tx.insert(referralProgramme).values({ merchant: world.merchant, ...REFERRAL });
  });
  const give = await createGiveCredit(world);
  for (const username of PLAYERS) {
    const owner = person(username);
    planParticipations(world, owner, rows);
    planTickets(world, owner, give);
    planRewards(world, owner, give);
    planHistory(world, owner, give);
  }
  planMissions(world, give);
  planFriends(world);
}

function toRow(world: World, demo: DemoPromotion, place: number) {
  const { begins, ends, ...columns } = demo;
  // Whole days, so that windows start and end at midnight.
  const midnight = (days: number) =>
    new Date(Math.floor(world.ago({ days }).getTime() / DAY) * DAY);
  return {
    ...columns,
    merchant: world.merchant,
    place,
    startsAt: midnight(begins),
    endsAt: ends === undefined ? null : midnight(ends),
  };
}

function planParticipations(
  { write, ago, now }: World,
  { account: owner }: Person,
  promotions: readonly ReturnType<typeof toRow>[],
): void {
  const joined = ago({ hours: 30 });
  const wanted = promotions.flatMap((row) => {
    const state = STATES[row.id];
    if (state === undefined) return [];
    const window = { period: null, ...row } as PromotionRow;
    const { from } = instanceOf(window, now, 0);
    const joinedAt = joined > from ? joined : from;
    const changes = { joinedAt, changedAt: joinedAt };
    return [{ promotionId: row.id, accountId: owner.id, periodStart: from, state, ...changes }];
  });
  write(async (tx) => {
    const written = await tx.insert(participation).values(wanted).returning();
    const idOf = (id: string) => written.find(({ promotionId }) => promotionId === id)?.id ?? 0;
    await tx.insert(rewardApplication).values([
      {
        id: `ap-demo-${owner.id}-1`,
        participationId: idOf('pr-rebate-plus'),
        status: 'applying',
        remark: 'Please look at this one by hand.',
        requestedAt: ago({ hours: 5 }),
      },
      {
        id: `ap-demo-${owner.id}-2`,
        participationId: idOf('pr-vip-birthday'),
        status: 'rejected',
        remark: 'My birthday is this month.',
        requestedAt: ago({ hours: 28 }),
        answeredAt: ago({ hours: 26 }),
        rejectionReason: TEXTS.texts('promotion.rejectionReason'),
      },
      {
        id: `ap-demo-${owner.id}-3`,
        participationId: idOf('pr-harvest'),
        status: 'issued',
        remark: '',
        requestedAt: ago({ hours: 9 }),
        answeredAt: ago({ hours: 8 }),
      },
    ]);
    await tx.insert(reward).values({
      id: `rw-demo-${owner.id}-harvest`,
      accountId: owner.id,
      reason: `participation ${idOf('pr-harvest')}`,
      source: 'promotion',
      promotionId: 'pr-harvest',
      participationId: idOf('pr-harvest'),
      kind: 'cashBack',
      title: titleOf('pr-harvest'),
      amount: 12_40n,
      points: 0,
      turnoverMultiple: 3,
      issuedAt: ago({ hours: 8 }),
      expiresAt: ago({ days: -7 }),
    });
  });
}
