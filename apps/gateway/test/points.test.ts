import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PASSWORD } from '../src/demo/seed/accounts';
import type { components } from '../src/generated/contract';
import { formatAmount } from '../src/money/amount';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { jobRun } from '../src/platform/schema';
import { redeemRequest } from '../src/points/schema';
import type { TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import { loginUnrestricted } from './support/loginUnrestricted';
import { type Mall, startMall } from './support/points';
import {
  accountIdOf,
  addBet,
  bookFunds,
  concurrently,
  holdings,
  tally,
} from './support/promotions';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 366 * 24 * HOUR;

describe('the points mall', () => {
  let mall: Mall;
  let gateway: TestGateway;
  let memberId: number;

  beforeAll(async () => {
    mall = await startMall();
    ({ gateway, memberId } = mall);
  });
  afterAll(() => gateway.close());

  it('[PTS-01] says what points are, what they are worth and how the mall works', async () => {
    const { points } = await holdings(gateway, memberId);
    const balance = await mall.read<Schemas['PointBalance']>('getPointBalance');
    expect(balance).toMatchObject({
      points: Number(points),
      ratio: 100,
      worth: formatAmount(points),
    });
    const config = await mall.read<Schemas['PointConfig']>('getPointConfig', 'guest');
    expect(config).toMatchObject({
      enabled: true,
      ratio: 100,
      neverExpires: true,
      exchangeTypes: ['BONUS', 'CASH', 'GOODS', 'TICKET'],
    });
    for (const type of config.exchangeTypes) {
      const page = await mall.read<Schemas['PointRewardPage']>(
        `getPointReward?exchangeType=${type}`,
        'guest',
      );
      expect(page.totalElements, type).toBeGreaterThan(0);
      expect(new Set(page.content.map(({ exchangeType }) => exchangeType))).toEqual(
        new Set([type]),
      );
    }
  });

  it('[PTS-01] [R05] converts by the ratio, exactly and once, and says what it came to', async () => {
    const before = await holdings(gateway, memberId);
    const key = randomUUID();
    const answers = await concurrently(5, () => mall.send('convertPoint', { points: 1_500 }, key));
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
    expect(await mall.requestOf(mall.numberIn(done ?? { value: {} }))).toMatchObject({
      exchangeType: 'CASH',
      amount: '15.00',
      status: 'APPROVED',
    });
    for (const [points, code, limit] of [
      [50, 'min', '100'],
      [150, 'step', '100'],
      [500_100, 'max', '500000'],
    ] as const)
      expect(await mall.send('convertPoint', { points }), String(points)).toMatchObject(
        limitExceeded(code, limit, 'points'),
      );
    expect(await mall.send('convertPoint', { points: 400_000 })).toMatchObject({
      status: 409,
      errorCode: 'INSUFFICIENT_POINTS',
      value: { fields: [{ field: 'points', code: 'points' }] },
    });
  });

  it('[PTS-01] asks for the payment password', async () => {
    const wrong = { points: 100, paymentPassword: '000000' };
    expect(await mall.send('convertPoint', wrong)).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    const first = await loginUnrestricted(gateway, 'first1');
    expect(await mall.send('convertPoint', { points: 100 }, randomUUID(), first)).toMatchObject({
      errorCode: 'PAYMENT_PASSWORD_REQUIRED',
    });
    const wish = { rewardId: 'pp-cash-5', quantity: 1 };
    const before = await holdings(gateway, memberId);
    expect(
      await mall.send('redeemPointReward', { ...wish, paymentPassword: '000000' }),
    ).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    // Unencrypted, both are refused before any check.
    const token = await gateway.login('member1');
    for (const [name, fields] of [
      ['redeemPointReward', wish],
      ['convertPoint', { points: 100 }],
    ] as const) {
      const url = `/wps/relay/passwordCheck/MCS2_${name}`;
      const body = { ...fields, paymentPassword: PAYMENT_PASSWORD };
      const headers = { 'idempotency-key': randomUUID() };
      expect((await gateway.call('POST', url, { token, body, headers })).status, name).toBe(400);
    }
    expect(await holdings(gateway, memberId)).toEqual(before);
  });

  it('never spends more points than there are, however many want them at once', async () => {
    const other = await loginUnrestricted(gateway, 'expired1');
    const otherId = await accountIdOf(gateway, 'expired1');
    await bookFunds(gateway, otherId, 1_000n, 'POINTS');
    const answers = await concurrently(12, () =>
      mall.send('convertPoint', { points: 300 }, randomUUID(), other),
    );
    expect(tally(answers)).toEqual({ done: 3, INSUFFICIENT_POINTS: 9 });
    expect((await holdings(gateway, otherId)).points).toBe(100n);
  });

  it('[PTS-02] lists own requests only, newest first, by state and days', async () => {
    const page = await mall.read<Schemas['RedeemRecordPage']>('getRedeemPointList?pageSize=100');
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
    const rejected = await mall.read<Schemas['RedeemRecordPage']>(
      'getRedeemPointList?status=REJECTED',
    );
    expect(new Set(rejected.content.map(({ status }) => status))).toEqual(new Set(['REJECTED']));
    const today = new Date(gateway.now()).toISOString().slice(0, 10);
    const ofToday = await mall.read<Schemas['RedeemRecordPage']>(
      `getRedeemPointList?startDate=${today}&endDate=${today}&pageSize=100`,
    );
    expect(ofToday.content.every(({ applicationTime }) => applicationTime.startsWith(today))).toBe(
      true,
    );
  });

  it('[PTS-02] shows what each exchange was, and the rules', async () => {
    const { value } = await mall.send('redeemPointReward', { rewardId: 'pp-cash-5', quantity: 2 });
    const { transactionNumber } = value as Schemas['RedeemRecord'];
    expect(await mall.requestOf(transactionNumber)).toEqual({
      transactionNumber,
      applicationTime: new Date(gateway.now()).toISOString(),
      exchangeType: 'CASH',
      productName: (value as Schemas['RedeemRecord']).productName,
      pointsNeeded: 1_000,
      amount: '10.00',
      quantity: 2,
      status: 'APPROVED',
      reason: null,
      updatedAt: new Date(gateway.now()).toISOString(),
    });
    const { content } = await mall.read<Schemas['PointRewardPage']>('getPointReward?pageSize=100');
    const offered = content.find(({ rewardId }) => rewardId === 'pp-cash-5');
    expect((value as Schemas['RedeemRecord']).productName).toBe(offered?.productName);
    const rules = async (language: string) => {
      const headers = { language };
      const answer = await gateway.call('GET', '/wps/relay/MCS2_getPointConfig', { headers });
      return (answer.value as Schemas['PointConfig']).rules;
    };
    const texts = await Promise.all(['EN', 'CN', 'ID'].map(rules));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toMatch(/^<.+>$/s);
  });

  it('[PTS-02] never lets points expire', async () => {
    const otherId = await accountIdOf(gateway, 'first1');
    await bookFunds(gateway, otherId, 1_234n, 'POINTS');
    const before = await holdings(gateway, otherId);
    gateway.pass(3 * YEAR);
    const lastHour = Math.floor(gateway.now() / HOUR) * HOUR;
    await gateway.db.update(jobRun).set({ doneUntil: new Date(lastHour - HOUR) });
    await gateway.runJobs();
    expect((await holdings(gateway, otherId)).points).toBe(before.points);
    await mall.logIn();
    const { points } = await mall.read<Schemas['PointBalance']>('getPointBalance');
    expect(BigInt(points)).toBe((await holdings(gateway, memberId)).points);
    expect(points).toBeGreaterThan(0);
  });

  it('[PTS-01] earns a point for each whole unit bet, once, and carries the rest', async () => {
    await gateway.runJobs();
    gateway.pass(20 * MINUTE);
    await gateway.runJobs();
    await mall.logIn();
    const before = await holdings(gateway, memberId);
    await addBet(gateway, memberId, 10_70n);
    await gateway.runJobs();
    expect((await holdings(gateway, memberId)).points).toBe(before.points);
    gateway.pass(12 * MINUTE);
    await gateway.runJobs();
    await gateway.runJobs();
    expect((await holdings(gateway, memberId)).points).toBe(before.points + 10n);
    await addBet(gateway, memberId, 1_30n);
    gateway.pass(12 * MINUTE);
    await gateway.runJobs();
    expect((await holdings(gateway, memberId)).points).toBe(before.points + 12n);
  });

  it('earns points by a bet that is written after its slot has ended', async () => {
    const slot = 5 * MINUTE;
    const end = (Math.floor(gateway.now() / slot) + 2) * slot;
    const workAt = async (moment: number) => {
      gateway.pass(moment - gateway.now());
      await gateway.runJobs();
    };
    await workAt(end);
    const { points } = await holdings(gateway, memberId);
    await workAt(end + WRITTEN_WITHIN_MS - 1);
    await addBet(gateway, memberId, 5_00n, { playedAt: new Date(end - 1) });
    await workAt(end + WRITTEN_WITHIN_MS);
    await workAt(end + 2 * slot);
    expect((await holdings(gateway, memberId)).points).toBe(points + 5n);
  });
});
