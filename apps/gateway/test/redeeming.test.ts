import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { pointReward, redeemRequest } from '../src/points/schema';
import { bonus, ticket } from '../src/promotions/schema';
import type { TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import { type Mall, startMall } from './support/points';
import { concurrently, holdings, tally } from './support/promotions';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const SAID = { EN: 'Example', CN: '例子', ID: 'Contoh' };

describe('redeeming points', () => {
  let mall: Mall;
  let gateway: TestGateway;
  let memberId: number;

  const redeem = (rewardId: string, quantity = 1, more: object = {}) =>
    mall.send('redeemPointReward', { rewardId, quantity, ...more });
  const offered = async (more: Partial<typeof pointReward.$inferInsert> = {}) => {
    const id = `pp-${randomUUID()}`;
    const base = {
      merchant: 'parlour',
      place: 90,
      exchangeType: 'BONUS',
      pointsNeeded: 100,
      amount: 2_00n,
    };
    const rest = { maximumQuantity: 10, needsAddress: false, name: SAID, description: SAID };
    await gateway.db.insert(pointReward).values({ id, ...base, ...rest, ...more });
    return id;
  };
  const desk = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      gateway.pass(3 * MINUTE);
      await gateway.runJobs();
    }
  };

  beforeAll(async () => {
    mall = await startMall();
    ({ gateway, memberId } = mall);
  });
  afterAll(() => gateway.close());

  it('[PTS-01] pays CASH at once, in the transaction that takes the points', async () => {
    const before = await holdings(gateway, memberId);
    const { value } = await redeem('pp-cash-5', 3);
    expect(value).toMatchObject({
      status: 'APPROVED',
      pointsNeeded: 1_500,
      amount: '15.00',
      quantity: 3,
    });
    expect(await holdings(gateway, memberId)).toEqual({
      money: before.money + 15_00n,
      points: before.points - 1_500n,
    });
  });

  it('[PTS-01] hands TICKETs over at once', async () => {
    const id = mall.numberIn(await redeem('pp-wheel', 2));
    const rows = await gateway.db.select().from(ticket).where(eq(ticket.accountId, memberId));
    const got = rows.filter(({ reason }) => reason.startsWith(`redeem ${id}`));
    expect(got.map(({ kind }) => kind)).toEqual(['prizeWheel', 'prizeWheel']);
  });

  it('[PTS-02] sets points aside for a BONUS, which goes through its states and is paid once', async () => {
    const rewardId = await offered({ turnoverMultiple: 4 });
    const before = await holdings(gateway, memberId);
    const { pointsOnHold } = await mall.read<Schemas['PointBalance']>('getPointBalance');
    const { content } = await mall.read<Schemas['PointRewardPage']>('getPointReward');
    const asks = content.map(({ rewardId: one, turnoverMultiple }) => [one, turnoverMultiple]);
    expect(asks).toContainEqual([rewardId, 4]);
    expect(asks).toContainEqual(['pp-cash-5', 0]);
    const asked = await redeem(rewardId, 2);
    const id = mall.numberIn(asked);
    expect(asked.value).toMatchObject({ status: 'APPLYING', amount: '4.00', pointsNeeded: 200 });
    expect((await mall.read<Schemas['PointBalance']>('getPointBalance')).pointsOnHold).toBe(
      pointsOnHold + 200,
    );
    await desk(1);
    expect((await mall.requestOf(id))?.status).toBe('PROCESSING');
    expect((await holdings(gateway, memberId)).money).toBe(before.money);
    await desk(2);
    expect(await mall.requestOf(id)).toMatchObject({ status: 'APPROVED', reason: null });
    expect(await holdings(gateway, memberId)).toEqual({
      money: before.money + 4_00n,
      points: before.points - 200n,
    });
    expect((await mall.read<Schemas['PointBalance']>('getPointBalance')).pointsOnHold).toBe(
      pointsOnHold,
    );
    const rows = await gateway.db.select().from(bonus).where(eq(bonus.accountId, memberId));
    expect(rows).toContainEqual(
      expect.objectContaining({ amount: 4_00n, turnoverRequired: 16_00n }),
    );
  });

  it('[PTS-02] gives points and pieces back when a request is rejected, and says why', async () => {
    const rewardId = await offered({
      exchangeType: 'GOODS',
      amount: null,
      stock: 5,
      needsAddress: true,
    });
    const parcel = { recipientName: 'Demo', mobileNum: '+65 8123 0001', address: '1 Quay' };
    expect(await redeem(rewardId)).toMatchObject({ errorCode: 'BAD_REQUEST' });
    const before = await holdings(gateway, memberId);
    const id = mall.numberIn(await redeem(rewardId, 2, { ...parcel, remark: 'reject' }));
    const stock = async () =>
      (await gateway.db.select().from(pointReward).where(eq(pointReward.id, rewardId)))[0]?.stock;
    expect(await stock()).toBe(3);
    await desk(2);
    const record = await mall.requestOf(id);
    expect(record).toMatchObject({ status: 'REJECTED', amount: null });
    expect(record?.reason).not.toBeNull();
    expect(await stock()).toBe(5);
    expect((await holdings(gateway, memberId)).points).toBe(before.points);
  });

  it('gives the last piece to one of twenty', async () => {
    const rewardId = await offered({ stock: 1 });
    const answers = await concurrently(20, () => redeem(rewardId));
    expect(tally(answers)).toEqual({ done: 1, STATE_CONFLICT: 19 });
    const rows = await gateway.db
      .select()
      .from(redeemRequest)
      .where(eq(redeemRequest.rewardId, rewardId));
    expect(rows).toHaveLength(1);
  });

  it('keeps to the limits of a request and of a member, also under a race', async () => {
    const rewardId = await offered({ maximumQuantity: 2, memberLimit: 3 });
    expect(await redeem(rewardId, 3)).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    const answers = await concurrently(8, () => redeem(rewardId));
    expect(tally(answers)).toEqual({ done: 3, LIMIT_EXCEEDED: 5 });
    expect(await redeem(await offered({ stock: 2, maximumQuantity: 5 }), 3)).toMatchObject(
      limitExceeded('max', '2', 'quantity'),
    );
    const withdrawn = await offered({ withdrawnAt: new Date(gateway.now()) });
    expect(await redeem(withdrawn)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    for (const unknown of ['pp-none', await offered({ merchant: 'another' })])
      expect(await redeem(unknown)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    const { points } = await holdings(gateway, memberId);
    expect(await redeem(await offered({ pointsNeeded: 900_000 }))).toMatchObject({
      errorCode: 'INSUFFICIENT_POINTS',
      message: `You do not have enough points for this: you have ${String(points)}`,
      value: { fields: [{ field: 'quantity', code: 'points', limit: String(points) }] },
    });
  });
});
