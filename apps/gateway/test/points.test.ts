import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemRequest, session } from '../src/database/schema';
import type { components } from '../src/generated/contract';
import { formatAmount } from '../src/money/amount';
import { PAYMENT_PASSWORD } from '../src/seed/accounts';
import { startGateway, type TestGateway } from './support/gateway';
import { atOnce, given, holdings, numberOf, played, tally } from './support/promotions';
import { seal } from './support/seal';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const paymentPassword = PAYMENT_PASSWORD;

describe('the points mall', () => {
  let gateway: TestGateway;
  let token: string;
  let memberId: number;

  const read = async <T>(name: string, of: string | undefined = token) => {
    const { value } = await gateway.call(
      'GET',
      `/wps/relay/MCS2_${name}`,
      of === '' ? {} : { token: of },
    );
    return value as T;
  };
  const send = async (name: string, fields: object, key: string = randomUUID(), by = token) => {
    const url = `/wps/relay/passwordCheck/MCS2_${name}`;
    const body = await seal(gateway, {
      method: 'POST',
      url,
      fields: { paymentPassword, ...fields },
    });
    return gateway.call('POST', url, { token: by, body, headers: { 'idempotency-key': key } });
  };
  const requestOf = async (id: string) => {
    const { content } = await read<Schemas['RedeemRecordPage']>('getRedeemPointList?pageSize=100');
    return content.find(({ transactionNumber }) => transactionNumber === id);
  };
  const numberIn = (answer: { value: unknown }) =>
    (answer.value as { transactionNumber: string }).transactionNumber;

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('member1');
    memberId = await numberOf(gateway, 'member1');
    await given(gateway, memberId, 50_000n, 'POINTS');
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('[PTS-01] says what points are, what they are worth and how the mall works', async () => {
    const { points } = await holdings(gateway, memberId);
    const balance = await read<Schemas['PointBalance']>('getPointBalance');
    expect(balance).toMatchObject({
      points: Number(points),
      ratio: 100,
      worth: formatAmount(points),
    });
    const config = await read<Schemas['PointConfig']>('getPointConfig', '');
    expect(config).toMatchObject({
      enabled: true,
      ratio: 100,
      neverExpires: true,
      exchangeTypes: ['BONUS', 'CASH', 'GOODS', 'TICKET'],
    });
    for (const type of config.exchangeTypes) {
      const page = await read<Schemas['PointRewardPage']>(
        `getPointReward?exchangeType=${type}`,
        '',
      );
      expect(page.totalElements, type).toBeGreaterThan(0);
      expect(new Set(page.content.map(({ exchangeType }) => exchangeType))).toEqual(
        new Set([type]),
      );
    }
  });

  it('[PTS-01] converts by the ratio, exactly and once', async () => {
    const before = await holdings(gateway, memberId);
    const key = randomUUID();
    const answers = await atOnce(5, () => send('convertPoint', { points: 1_500 }, key));
    const [done] = answers.filter(({ success }) => success);
    expect(done?.value).toMatchObject({
      points: 1_500,
      amount: '15.00',
      ratio: 100,
      pointsLeft: Number(before.points) - 1_500,
    });
    expect(await holdings(gateway, memberId)).toEqual({
      money: before.money + 15_00n,
      points: before.points - 1_500n,
    });
    expect(await requestOf(numberIn(done ?? { value: {} }))).toMatchObject({
      exchangeType: 'CASH',
      amount: '15.00',
      status: 'APPROVED',
    });
    for (const points of [50, 150, 500_100])
      expect(await send('convertPoint', { points }), String(points)).toMatchObject({
        errorCode: 'LIMIT_EXCEEDED',
      });
    expect(await send('convertPoint', { points: 400_000 })).toMatchObject({
      status: 409,
      errorCode: 'INSUFFICIENT_POINTS',
    });
  });

  it('[PTS-01] asks for the payment password', async () => {
    const wrong = { points: 100, paymentPassword: '000000' };
    expect(await send('convertPoint', wrong)).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    const first = await gateway.login('first1');
    expect(await send('convertPoint', { points: 100 }, randomUUID(), first)).toMatchObject({
      errorCode: 'PAYMENT_PASSWORD_REQUIRED',
    });
  });

  it('never spends more points than there are, however many want them at once', async () => {
    const other = await gateway.login('expired1');
    const otherId = await numberOf(gateway, 'expired1');
    await given(gateway, otherId, 1_000n, 'POINTS');
    const answers = await atOnce(12, () =>
      send('convertPoint', { points: 300 }, randomUUID(), other),
    );
    expect(tally(answers)).toEqual({ done: 3, INSUFFICIENT_POINTS: 9 });
    expect((await holdings(gateway, otherId)).points).toBe(100n);
  });

  it('[PTS-02] lists own requests only, newest first, by state and days', async () => {
    const page = await read<Schemas['RedeemRecordPage']>('getRedeemPointList?pageSize=100');
    const times = page.content.map(({ applicationTime }) => applicationTime);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(page.content.map(({ status }) => status))).toEqual(
      new Set(['APPLYING', 'PROCESSING', 'REJECTED', 'APPROVED']),
    );
    const own = await gateway.db
      .select()
      .from(redeemRequest)
      .where(eq(redeemRequest.accountId, memberId));
    for (const { transactionNumber } of page.content)
      expect(own.map(({ id }) => id)).toContain(transactionNumber);
    const rejected = await read<Schemas['RedeemRecordPage']>('getRedeemPointList?status=REJECTED');
    expect(new Set(rejected.content.map(({ status }) => status))).toEqual(new Set(['REJECTED']));
    const today = new Date(gateway.now()).toISOString().slice(0, 10);
    const ofToday = await read<Schemas['RedeemRecordPage']>(
      `getRedeemPointList?startDate=${today}&endDate=${today}&pageSize=100`,
    );
    expect(ofToday.content.every(({ applicationTime }) => applicationTime.startsWith(today))).toBe(
      true,
    );
  });

  it('[PTS-01] earns a point for each whole unit bet, once, and carries the rest', async () => {
    await gateway.runJobs();
    gateway.pass(20 * MINUTE);
    await gateway.runJobs();
    await gateway.db.update(session).set({ lastSeenAt: new Date(gateway.now()) });
    const before = await holdings(gateway, memberId);
    await played(gateway, memberId, 10_70n);
    await gateway.runJobs();
    expect((await holdings(gateway, memberId)).points).toBe(before.points);
    gateway.pass(12 * MINUTE);
    await gateway.runJobs();
    await gateway.runJobs();
    expect((await holdings(gateway, memberId)).points).toBe(before.points + 10n);
    await played(gateway, memberId, 1_30n);
    gateway.pass(12 * MINUTE);
    await gateway.runJobs();
    expect((await holdings(gateway, memberId)).points).toBe(before.points + 12n);
  });
});
