import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '../src/generated/contract';
import { pointReward } from '../src/points/schema';
import { promotion, referralProgramme } from '../src/promotions/schema';
import { type Mall, startMall } from './support/points';
import { addPromotion, addReward, createPromotionCalls } from './support/promotions';

type Schemas = components['schemas'];

describe('[SP-10] [R35] promotions in a market with rules', () => {
  let mall: Mall;
  let token: string;
  const { read, post, move } = createPromotionCalls(
    () => mall.gateway,
    () => token,
  );
  const listed = async (): Promise<string[]> => {
    const { content } = await read<Schemas['PromotionPage']>('getPromotionList?pageSize=100');
    return content.map(({ promotionId }) => promotionId);
  };
  const tooMuch = { turnoverMultiple: 11, goal: 'deposit' };

  beforeAll(async () => {
    mall = await startMall({ MARKET_POLICY: 'apps/gateway/policies/gb-like.json' });
    token = await mall.gateway.login('member1');
  });
  afterAll(() => mall.gateway.close());

  it('start with the demo, less what counts kinds of games together', async () => {
    const all = await listed();
    expect(all).toContain('pr-second');
    expect(all).not.toContain('pr-welcome');
    expect(all).not.toContain('pr-daily-koi');
  });

  it('that break them are neither shown nor joined, and the reason is told once', async () => {
    const { db, app } = mall.gateway;
    const warn = vi.spyOn(app.log, 'warn');
    const { promotionId } = await addPromotion(mall.gateway, tooMuch);
    expect(await listed()).not.toContain(promotionId);
    expect(await listed()).not.toContain(promotionId);
    expect(warn.mock.calls.map(([fields]) => fields)).toContainEqual({
      promotionId,
      reason: 'its bonus has to be staked 11 times, and promotions.maxTurnoverMultiple is 10',
    });
    const told = warn.mock.calls.filter(
      ([fields]) => (fields as { promotionId?: string }).promotionId === promotionId,
    );
    expect(told).toHaveLength(1);
    expect(await post('signUpPromotionJoin', { promotionId })).toMatchObject({
      errorCode: 'NOT_FOUND',
    });
    const isIt = eq(promotion.id, promotionId);
    await db.update(promotion).set({ turnoverMultiple: 10 }).where(isIt);
    expect(await listed()).toContain(promotionId);
    warn.mockRestore();
  });

  it('leave what was given before to whom it was given', async () => {
    const { memberId, gateway } = mall;
    const rewardId = await addReward(gateway, memberId, { turnoverMultiple: 11 });
    expect(await move('MCSFE_claimReward', { rewardId })).toMatchObject({ success: true });
  });

  it('have no reward for friends above the multiple', async () => {
    const enabled = async () => (await read<Schemas['Referral']>('getReferral')).enabled;
    expect(await enabled()).toBe(true);
    await mall.gateway.db.update(referralProgramme).set({ turnoverMultiple: 11 });
    expect(await enabled()).toBe(false);
  });

  it('have no bonus for points above the multiple', async () => {
    const isIt = eq(pointReward.exchangeType, 'BONUS');
    const bonuses = async () =>
      (await mall.read<Schemas['PointRewardPage']>('getPointReward?exchangeType=BONUS')).content;
    const [first] = await bonuses();
    const rewardId = first?.rewardId ?? '';
    await mall.gateway.db.update(pointReward).set({ turnoverMultiple: 11 }).where(isIt);
    expect(await bonuses()).toEqual([]);
    expect(await mall.send('redeemPointReward', { rewardId, quantity: 1 })).toMatchObject({
      errorCode: 'NOT_FOUND',
    });
  });
});
