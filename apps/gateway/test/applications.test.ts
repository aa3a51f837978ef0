import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { message } from '../src/inbox/schema';
import { parseAmount } from '../src/money/amount';
import { referralProgramme, reward } from '../src/promotions/schema';
import { account } from '../src/session/schema';
import { upload } from '../src/uploads/schema';
import { startGateway, type TestGateway } from './support/gateway';
import {
  accountIdOf,
  addBet,
  addPromotion,
  bookFunds,
  concurrently,
  createPromotionCalls,
  holdings,
  moving,
  tally,
} from './support/promotions';

type Schemas = components['schemas'];

const MINUTE = 60_000;

describe('applications, friends and badges', () => {
  let gateway: TestGateway;
  let token: string;
  let memberId: number;

  const { relay, read, promotionOf, post } = createPromotionCalls(
    () => gateway,
    () => token,
  );

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
    memberId = await accountIdOf(gateway, 'member1');
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('[PROMO-03] goes from joining to a reward that is paid once', async () => {
    const { promotionId } = await addPromotion(gateway, {
      goal: 'bet',
      goalAmount: 40_00n,
      bonusAmount: null,
      bonusRate: 1_250,
      maximumBonus: 5_00n,
      turnoverMultiple: 3,
    });
    expect((await post('signUpPromotionJoin', { promotionId })).success).toBe(true);
    const before = (await promotionOf(promotionId)).progress?.current ?? '';
    await addBet(gateway, memberId, 40_00n);
    gateway.pass(1);
    expect(await promotionOf(promotionId)).toMatchObject({
      status: 'joined',
      action: 'requestReward',
    });
    expect((await promotionOf(promotionId)).progress?.current).not.toBe(before);
    await post('signUpRequestReward', { promotionId, remark: ' on Saturday ', imageIds: [] });
    gateway.pass(3 * MINUTE);
    await gateway.runJobs();
    expect(await promotionOf(promotionId)).toMatchObject({
      status: 'claim',
      action: 'claimReward',
    });
    const { value } = await gateway.call(
      'GET',
      `${relay('getRewardList')}?status=claimable&pageSize=100`,
      { token },
    );
    const reward = (value as Schemas['RewardPage']).content.find(
      (one) => one.promotionId === promotionId,
    );
    expect(reward).toMatchObject({ amount: '5.00', turnoverMultiple: 3, source: 'promotion' });
    const held0 = await holdings(gateway, memberId);
    const claim = () => moving(gateway, token)('MCSFE_claimReward', { rewardId: reward?.rewardId });
    expect(tally(await concurrently(6, claim))).toEqual({ done: 1, STATE_CONFLICT: 5 });
    expect((await holdings(gateway, memberId)).money).toBe(held0.money + 5_00n);
    expect((await promotionOf(promotionId)).status).toBe('claimed');
  });

  it('is turned down with a reason, and can be asked for again', async () => {
    const { promotionId } = await addPromotion(gateway);
    await post('signUpPromotionJoin', { promotionId });
    await post('signUpRequestReward', { promotionId, remark: 'please reject', imageIds: [] });
    gateway.pass(3 * MINUTE);
    await gateway.runJobs();
    const { value } = await gateway.call(
      'GET',
      `${relay('getPromotionDetails')}?promotionId=${promotionId}`,
      { token, headers: { language: 'ID' } },
    );
    const { promotion, application } = value as Schemas['PromotionDetail'];
    expect(promotion.status).toBe('rejected');
    expect(application).toMatchObject({ status: 'rejected', remark: 'please reject' });
    expect(application?.rejectionReason).toMatch(/^Permintaan/);
    expect(
      (await post('signUpRequestReward', { promotionId, remark: '', imageIds: [] })).success,
    ).toBe(true);
  });

  it('[PROMO-03] takes a remark of 140 characters and own pictures, up to three', async () => {
    const picture = async (ownerId: number, purpose = 'activity') => {
      const id = `im-${crypto.randomUUID()}`;
      const image = {
        contentType: 'image/png',
        sentBytes: 9,
        width: 1,
        height: 1,
        data: Buffer.from('x'),
      };
      await gateway.db
        .insert(upload)
        .values({ id, ownerId, purpose, ...image, sentAt: new Date(gateway.now()) });
      return id;
    };
    const { promotionId } = await addPromotion(gateway, { needsRemark: true, maximumImages: 3 });
    await post('signUpPromotionJoin', { promotionId });
    const ask = (remark: string, imageIds: string[]) =>
      post('signUpRequestReward', { promotionId, remark, imageIds });
    const own = await Promise.all([1, 2, 3].map(() => picture(memberId)));
    const stranger = await picture(await accountIdOf(gateway, 'agent1'));
    expect(await ask('x'.repeat(141), [])).toMatchObject({ errorCode: 'BAD_REQUEST' });
    expect(await ask(' ', [])).toMatchObject({ errorCode: 'BAD_REQUEST' });
    expect(await ask('x', ['a', 'b', 'c', 'd'])).toMatchObject({ errorCode: 'BAD_REQUEST' });
    for (const image of [stranger, 'im-unknown', await picture(memberId, 'feedback')])
      expect(await ask('x', [image]), image).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect((await promotionOf(promotionId)).status).toBe('joined');
    const { value } = await ask('x'.repeat(140), own);
    const { images } = value as Schemas['RewardApplication'];
    expect(images.map(({ imageId }) => imageId)).toEqual(own);
    // An img sends no session: its address alone gives access, for ten minutes.
    const seen = async () =>
      (await Promise.all(images.map(({ imageUrl }) => gateway.app.inject(imageUrl)))).map(
        ({ statusCode, headers }) => [statusCode, headers['content-type']],
      );
    expect(await seen()).toEqual(own.map(() => [200, 'image/png']));
    const url = `${relay('getPromotionDetails')}?promotionId=${promotionId}`;
    gateway.pass(10 * MINUTE + 1000);
    expect((await seen()).map(([status]) => status)).toEqual([404, 404, 404]);
    const again = await gateway.call('GET', url, { token });
    const { application } = again.value as Schemas['PromotionDetail'];
    const [renewed] = application?.images ?? [];
    expect((await gateway.app.inject(renewed?.imageUrl ?? '')).statusCode).toBe(200);
    const other = await addPromotion(gateway, { maximumImages: 1 });
    await post('signUpPromotionJoin', { promotionId: other.promotionId });
    const reused = { promotionId: other.promotionId, remark: '', imageIds: own.slice(0, 1) };
    expect(await post('signUpRequestReward', reused)).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('[PROMO-05] gives a member a link of their own and an agent the register centre', async () => {
    const own = await read<Schemas['Referral']>('getReferral');
    expect(own).toMatchObject({
      enabled: true,
      link: `${gateway.config.siteOrigin}/register?referralCode=${own.referralCode}`,
    });
    expect(
      (await read<Schemas['Referral']>('getReferral', await gateway.login('agent1'))).link,
    ).toContain('registerCenter');
  });

  it('[PROMO-05] shows no invitation and rewards nobody where the programme is off', async () => {
    const turn = (enabled: boolean) => gateway.db.update(referralProgramme).set({ enabled });
    const friendId = await accountIdOf(gateway, 'expired1');
    await gateway.db
      .update(account)
      .set({ referredById: memberId, registeredAt: new Date(gateway.now()) })
      .where(eq(account.id, friendId));
    await bookFunds(gateway, friendId, 500_00n);
    const rewards = () => gateway.db.$count(reward, eq(reward.reason, `friend ${friendId}`));
    await turn(false);
    gateway.pass(2 * MINUTE);
    await gateway.runJobs();
    expect(await rewards()).toBe(0);
    expect(await read<Schemas['Referral']>('getReferral')).toMatchObject({ enabled: false });
    const { availablePromo } = await read<Schemas['BadgeCounts']>('getBadgeCounts');
    expect(availablePromo).toEqual({ REFERRAL: { enabled: false } });
    await turn(true);
    gateway.pass(2 * MINUTE);
    await gateway.runJobs();
    expect(await rewards()).toBe(1);
  });

  it('rewards a friend who deposits in time, once, and masks their name', async () => {
    const { db } = gateway;
    const [before, friendId] = [
      await read<Schemas['Referral']>('getReferral'),
      await accountIdOf(gateway, 'first1'),
    ];
    const registeredAt = new Date(gateway.now());
    await db
      .update(account)
      .set({ referredById: memberId, registeredAt })
      .where(eq(account.id, friendId));
    const work = async () => {
      gateway.pass(MINUTE);
      await gateway.runJobs();
      return (await read<Schemas['ReferredFriendPage']>('getReferredFriends')).content[0];
    };
    await bookFunds(gateway, friendId, 49_99n);
    expect(await work()).toEqual({
      account: 'fi***t1',
      registeredAt: registeredAt.toISOString(),
      qualified: false,
      rewardAmount: '0.00',
    });
    await bookFunds(gateway, friendId, 1n);
    await work();
    expect(await work()).toMatchObject({ qualified: true, rewardAmount: '20.00' });
    const after = await read<Schemas['Referral']>('getReferral');
    expect(after.statistics.registered).toBe(before.statistics.registered + 1);
    expect(parseAmount(after.statistics.rewardPending)).toBe(
      parseAmount(before.statistics.rewardPending) + 20_00n,
    );
  });

  it('[MC-02] counts on the badges what waits, and no more', async () => {
    const badges = await read<Schemas['BadgeCounts']>('getBadgeCounts');
    const { content: promotions } = await read<Schemas['PromotionPage']>(
      'getPromotionList?pageSize=100',
    );
    const steps = ['join', 'requestReward', 'claimReward', 'openTicket'];
    const { totalElements: missions } = await read<Schemas['MissionPage']>(
      'getMissionList?status=claimable',
    );
    const { totals } = await read<Schemas['RewardPage']>('getRewardList');
    const isUnread = and(eq(message.accountId, memberId), isNull(message.readAt));
    const unread = await gateway.db.select().from(message).where(isUnread);
    expect(badges).toEqual({
      availablePromoCount: promotions.filter(({ action }) => steps.includes(action)).length,
      unreadMessage: unread.length,
      missions,
      rewards: totals.claimableCount,
      availablePromo: { REFERRAL: { enabled: true } },
    });
    const { value } = await gateway.call('GET', '/wps/relay/CSP_unreadCount', { token });
    expect(value).toMatchObject({
      availablePromoCount: badges.availablePromoCount,
      availableMissionCount: missions,
      availableRewardCount: badges.rewards,
      unreadMessage: unread.length,
      contractsToAnswer: 3,
    });
    await moving(gateway, token)('MCSFE_claimReward', {
      rewardId: (await read<Schemas['RewardPage']>('getRewardList')).content[0]?.rewardId,
    });
    expect((await read<Schemas['BadgeCounts']>('getBadgeCounts')).rewards).toBe(badges.rewards - 1);
  });
});
