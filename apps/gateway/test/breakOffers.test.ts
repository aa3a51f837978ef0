import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyAccounts } from '../src/inbox/notifyAccounts';
import { message } from '../src/inbox/schema';
import { raiseVipLevels } from '../src/member/vip';
import { readContract } from '../src/platform/contract';
import { runningParticipations } from '../src/promotions/issuing';
import { givePrizes } from '../src/promotions/leaderboard';
import { WEEK_PRIZES } from '../src/promotions/missionTable';
import { periodOf } from '../src/promotions/periods';
import { rewardReferrals } from '../src/promotions/referral';
import { missionClaim, participation, reward } from '../src/promotions/schema';
import type { Services } from '../src/services';
import { account } from '../src/session/schema';
import { deposit } from '../src/wallet/schema';
import { breaksOf } from './support/breaks';
import { startGateway, type TestGateway } from './support/gateway';
import { addBet, addParticipation, addPromotion, addReward, bookFunds } from './support/promotions';
import { movesOf } from './support/wallet';

/** Tags of operations about what a member may have besides play. */
const TEMPTING = ['promotions', 'points'];
const OFFERS = ['PROMOTION', 'REWARD'];
const DAY = 24 * 3_600_000;

describe('a member on a break', () => {
  let gateway: TestGateway;
  let own: ReturnType<typeof breaksOf>;
  beforeAll(async () => {
    gateway = await startGateway();
    own = breaksOf(gateway);
  });
  afterAll(() => gateway.close());

  it('[SP-07] [R22] is told of when it begins, and of no reward meanwhile, but of answers', async () => {
    await own.join();
    const titles = async () => {
      const rows = await gateway.db
        .select()
        .from(message)
        .where(eq(message.accountId, own.accountId));
      return rows.map(({ title, kind }) => `${kind} ${title}`);
    };
    await own.start('BREAK', 'P1D');
    const before = await titles();
    expect(before).toContain('SECURITY Your break has begun');
    const names = ['rewardIssued', 'rewardRefused', 'bonusPaid'] as const;
    const events = names.map((name) => ({ accountId: own.accountId, name }));
    await notifyAccounts(gateway.db, events, new Date(gateway.now()));
    const during = (await titles()).slice(before.length);
    expect(during).toEqual([
      'PROMOTION Your request was refused',
      'REWARD You have received a bonus',
    ]);
    await own.pass(DAY);
    await notifyAccounts(gateway.db, events, new Date(gateway.now()));
    expect(await titles()).toContain('REWARD A reward is waiting for you');
  });

  it('[SP-07] [R22] gives no ticket of a promotion and counts nothing to be had until it is over', async () => {
    await own.join();
    const { accountId } = own;
    const { promotionId, periodStart } = await addPromotion(gateway, {
      payout: 'tickets',
      kind: 'goldenEgg',
      goal: 'bet',
      goalAmount: 10_00n,
    });
    await addParticipation(gateway, { accountId, promotionId, periodStart, state: 'joined' });
    await addBet(gateway, accountId, 10_00n);
    await addReward(gateway, accountId);
    gateway.pass(1);
    const tickets = async () => {
      const at = { merchant: 'parlour', now: new Date(gateway.now()), offsetMinutes: 0 };
      const found = await runningParticipations(gateway.db, 'tickets', at);
      return found.filter(({ participation: { accountId: id } }) => id === accountId).length;
    };
    const counts = async () => (await own.get('/wps/relay/CSP_unreadCount')).value as object;
    expect(await tickets()).toBe(1);
    expect(await counts()).toMatchObject({ availableRewardCount: 1 });
    await own.start('BREAK', 'P1D');
    await own.logIn();
    expect(await tickets()).toBe(0);
    expect(await counts()).toMatchObject({
      availablePromoCount: 0,
      availableMissionCount: 0,
      availableRewardCount: 0,
    });
    await own.pass(DAY);
    expect(await tickets()).toBe(1);
    expect(await counts()).toMatchObject({ availableRewardCount: 1 });
  });

  it('[SP-07] [R22] is answered with no list of what can be had, and can take none of it', async () => {
    const tempting = readContract().operations.filter(({ tag }) => TEMPTING.includes(tag));
    expect(tempting.filter(({ whilePaused }) => whilePaused === 'allowed')).toEqual([]);
    // As guests see them, without anything of one's own.
    expect(
      tempting.filter(({ whilePaused }) => whilePaused === 'asGuest').map(({ id }) => id),
    ).toEqual(['getRebateRates', 'getPointRewards', 'getPointConfig']);
    await own.join();
    await own.start('BREAK', 'P1D');
    await own.logIn();
    const lists = [
      ...['getMissionLeaderboard', 'getMissionList', 'getReferral', 'getReferredFriends'],
      ...['getRewardList', 'getPromotionList', 'getBadgeCounts'],
    ].map((name) => `/wps/relay/MCSFE_${name}`);
    for (const url of [...lists, '/wps/member/vip', '/wps/wallet/deposit/methods'])
      expect([url, await own.get(url)]).toMatchObject([url, { errorCode: 'PLAY_PAUSED' }]);
  });

  it('[SP-07] [R22] gets no prize of the leaderboard, and nobody moves up', async () => {
    const week = periodOf('W', new Date(gateway.now()), 0);
    const ranked: number[] = [];
    for (const missionPoints of [900, 800]) {
      await own.join();
      const claimedAt = new Date(gateway.now());
      const claimed = { missionId: 'ms-week-bet', periodStart: week.from, missionPoints };
      const { accountId } = own;
      await gateway.db.insert(missionClaim).values({ accountId, ...claimed, claimedAt });
      ranked.unshift(accountId);
    }
    const [second = 0, first = 0] = ranked;
    await own.start('BREAK', 'P1M');
    const at = { merchant: 'parlour', now: week.to, offsetMinutes: 0 };
    await gateway.db.transaction((tx) => givePrizes(tx, at));
    expect(await rewardsOf(second)).toEqual([]);
    expect(await offersTo(second)).toEqual([]);
    expect(await rewardsOf(first)).toMatchObject([{ amount: WEEK_PRIZES[0] }]);
  });

  it('[SP-07] [R22] is raised to no level and told of none, but by the next bet afterwards', async () => {
    await own.join();
    const { accountId } = own;
    const level = async () => {
      const now = new Date(gateway.now());
      const services = { config: gateway.config } as Services;
      await gateway.db.transaction((tx) => raiseVipLevels.run(tx, now, services));
      const [row] = await gateway.db.select().from(account).where(eq(account.id, accountId));
      return row?.vipLevel;
    };
    await addBet(gateway, accountId, 250_00n);
    gateway.pass(1);
    await own.start('BREAK', 'P1D');
    expect(await level()).toBe(0);
    expect(await offersTo(accountId)).toEqual([]);
    await own.pass(DAY);
    await addBet(gateway, accountId, 1_00n);
    gateway.pass(1);
    expect(await level()).toBe(1);
  });

  it('[SP-07] [R22] gets no reward for a friend until it is over', async () => {
    await own.join();
    const bringer = own.accountId;
    const isFriend = async () => {
      await gateway.db
        .update(account)
        .set({ referredById: bringer })
        .where(eq(account.id, own.accountId));
    };
    await own.start('BREAK', 'P1D');
    await own.join();
    await isFriend();
    await bookFunds(gateway, own.accountId, 500_00n);
    gateway.pass(1);

    const policy = { maxTurnoverMultiple: null, mixesGameTypes: true };
    const source = { merchant: 'parlour', rules: { policy, log: gateway.app.log } };
    const reward = async () => {
      const now = new Date(gateway.now());
      await gateway.db.transaction((tx) => rewardReferrals(tx, source, now));
      return rewardsOf(bringer);
    };
    expect(await reward()).toEqual([]);
    expect(await offersTo(bringer)).toEqual([]);
    gateway.pass(DAY);
    expect(await reward()).toMatchObject([{ source: 'referral' }]);
  });

  it('[SP-07] [R22] takes no part by a deposit that is paid meanwhile, and gets its money', async () => {
    await own.join();
    const { accountId, token } = own;
    const { promotionId } = await addPromotion(gateway, { goal: 'deposit', goalAmount: 20_00n });
    const moves = movesOf(gateway);
    const begin = (id: string, by: string) => {
      const fields = { methodId: 'dm-wallet', amount: '20.00', promotionId: id };
      return moves.open({ token: by, url: '/wps/wallet/deposits', fields });
    };
    expect(await begin(promotionId, token)).toMatchObject({ success: true });
    await own.start('BREAK', 'P1D');
    await own.logIn();
    expect(await begin(promotionId, own.token)).toMatchObject({ errorCode: 'PLAY_PAUSED' });
    for (let n = 0; n < 4; n += 1) await moves.passSeconds(30);
    const [paid] = await gateway.db.select().from(deposit).where(eq(deposit.accountId, accountId));
    expect(paid?.state).toBe('SUCCEEDED');
    const isOwn = eq(participation.accountId, accountId);
    expect(await gateway.db.select().from(participation).where(isOwn)).toEqual([]);
  });

  const rewardsOf = (accountId: number) =>
    gateway.db.select().from(reward).where(eq(reward.accountId, accountId));
  /** Titles of messages that offer something. */
  const offersTo = async (accountId: number) => {
    const rows = await gateway.db.select().from(message).where(eq(message.accountId, accountId));
    return rows.filter(({ kind }) => OFFERS.includes(kind)).map(({ title }) => title);
  };
});
