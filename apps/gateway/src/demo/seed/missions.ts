import { inArray } from 'drizzle-orm';
import { MISSIONS } from '../../promotions/missionTable';
import { periodOf } from '../../promotions/periods';
import { referralReward } from '../../promotions/referral';
import { missionClaim, reward } from '../../promotions/schema';
import { account } from '../../session/schema';
import type { GiveCredit } from './giveCredit';
import { PLAYERS, REFERRAL } from './promotionTable';
import type { World } from './world';

const LEADERS = 26;
const FRIENDS = 9;

/** This week's board and last week's with prizes; the demo accounts are in the middle. */
export function planMissions({ team, person, now, random, write }: World, give: GiveCredit): void {
  const numbers = random('missions');
  const { from } = periodOf('W', now, 0);
  const sofar = now.getTime() - from.getTime();
  const others = team.filter(({ account: one }) => !PLAYERS.includes(one.username));
  const leaders = [...others.slice(0, LEADERS), ...PLAYERS.map(person)];
  const rows = leaders.flatMap((leader, at) => {
    const isPlayer = PLAYERS.includes(leader.account.username);
    const done = isPlayer ? ['ms-week-bet'] : weekOf(numbers.int(1, 4), at);
    return MISSIONS.filter(({ missionId }) => done.includes(missionId)).map((mission) => {
      const claimedAt = new Date(from.getTime() + Math.floor(sofar * numbers.next()));
      const {
        missionId,
        missionPoints,
        title,
        rewardAmount: amount,
        rewardPoints: points,
      } = mission;
      const what = { txnKind: 'REWARD', kind: 'daily', title, amount, points } as const;
      give(leader, { ...what, turnoverMultiple: 0 }, claimedAt, `mission ${missionId}`);
      const periodStart = periodOf(mission.period, claimedAt, 0).from;
      return { accountId: leader.account.id, missionId, periodStart, missionPoints, claimedAt };
    });
  });
  write(async (tx) => {
    await tx.insert(missionClaim).values(rows);
  });
}

/** The missions that a member has done in a week. */
function weekOf(many: number, shift: number): string[] {
  return Array.from(
    { length: many },
    (_, at) => MISSIONS[(shift + at * 3) % MISSIONS.length],
  ).flatMap((mission) => mission?.missionId ?? []);
}

/** Friends of the demo accounts, some of whom have earned them the reward. */
export function planFriends({ team, person, write, ago }: World): void {
  const others = team.filter(
    ({ account: one }) => one.type === 0 && !PLAYERS.includes(one.username),
  );
  PLAYERS.forEach((username, turn) => {
    const bringer = person(username).account.id;
    const friends = others.slice(turn * FRIENDS, (turn + 1) * FRIENDS).map((one) => one.account.id);
    const rewards = friends.slice(0, 4).map((friendId, at) => ({
      ...referralReward(REFERRAL, { bringer, friendId, now: ago({ days: at + 1 }) }),
      id: `rw-demo-${bringer}-friend-${at}`,
    }));
    write(async (tx) => {
      await tx.update(account).set({ referredById: bringer }).where(inArray(account.id, friends));
      await tx.insert(reward).values(rewards);
    });
  });
}
