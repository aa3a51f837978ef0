import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { parseAmount } from '../src/money/amount';
import { txn } from '../src/money/schema';
import { deposit } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import { expectSoundLedger, movesOf } from './support/wallet';

type Deposit = components['schemas']['Deposit'];

const URL = '/wps/wallet/deposits';
const CARD = { methodId: 'dm-card', payerName: 'Mira Voss' };
const PEBBLE = { methodId: 'dm-wallet' };

describe('deposits', () => {
  let gateway: TestGateway;
  let token: string;
  let moves: ReturnType<typeof movesOf>;

  const begin = (fields: object, key = randomUUID()) =>
    moves.open({ token, url: URL, fields, key });
  const begun = async (fields: object) => (await begin(fields)).value as Deposit;
  const readDeposit = async (depositId: string, by = token, language = 'EN') => {
    const url = `/wps/wallet/deposit?depositId=${depositId}`;
    const answer = await gateway.call('GET', url, { token: by, headers: { language } });
    return answer.value as Deposit;
  };
  const cancel = (depositId: string, by = token) =>
    gateway.call('POST', '/wps/wallet/deposit/cancel', { token: by, body: { depositId } });
  const list = async (query: string, by = token) => {
    const { value } = await gateway.call('GET', `${URL}?${query}`, { token: by });
    return value as { content: Deposit[]; totalElements: number; totalPages: number };
  };

  beforeAll(async () => {
    gateway = await startGateway();
    moves = movesOf(gateway);
    token = await gateway.login('member1');
    await gateway.runJobs();
  });
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('credits a payment once, less the fee, and only when it was checked', async () => {
    const before = await moves.balanceOf(token);
    const deposit = await begun({ ...CARD, amount: '100.00' });
    expect(deposit).toMatchObject({ state: 'PENDING', fee: '1.50', creditedAmount: null });
    expect(deposit.payTo.map(({ value }) => value)).toContain(deposit.depositId.toUpperCase());
    const byTheClock = async () => {
      gateway.pass(30_000);
      await gateway.runJobs();
    };
    await byTheClock();
    expect(await readDeposit(deposit.depositId)).toMatchObject({ state: 'PROCESSING', payTo: [] });
    expect(await moves.balanceOf(token)).toBe(before);
    await byTheClock();
    await byTheClock();
    const credited = await readDeposit(deposit.depositId);
    expect(credited).toMatchObject({ state: 'SUCCEEDED', creditedAmount: '98.50' });
    expect(credited.steps.map(({ state }) => state)).toEqual([
      'PENDING',
      'PROCESSING',
      'SUCCEEDED',
    ]);
    expect(credited.steps.at(-1)?.nextStep).toBeNull();
    expect(await moves.balanceOf(token)).toBe(before + 98_50n);
    const booked = await gateway.db.select().from(txn).where(eq(txn.reference, deposit.depositId));
    expect(booked).toHaveLength(1);
  });

  it('says why a payment was rejected or never came, and credits neither', async () => {
    const before = await moves.balanceOf(token);
    const wrong = await begun({ ...PEBBLE, amount: '20.13' });
    const never = await begun({ ...PEBBLE, amount: '20.99' });
    for (let n = 0; n < 3; n += 1) await moves.passSeconds(30);
    const rejected = await readDeposit(wrong.depositId);
    expect(rejected).toMatchObject({ state: 'REJECTED', creditedAmount: null });
    expect(rejected.steps.at(-1)?.reason).toBe('The payment did not carry the reference shown.');
    expect((await readDeposit(wrong.depositId, token, 'CN')).steps.at(-1)?.reason).toBe(
      '付款未附上所示的附言。',
    );
    expect((await readDeposit(wrong.depositId, token, 'FR')).methodName).toBe('Portefeuille Galet');
    await moves.passSeconds(30 * 60 - 91);
    expect(await readDeposit(never.depositId)).toMatchObject({ state: 'PENDING' });
    await moves.passSeconds(1);
    expect(await readDeposit(never.depositId)).toMatchObject({ state: 'EXPIRED' });
    expect(await cancel(never.depositId)).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await moves.balanceOf(token)).toBe(before);
  });

  it('can be given up while nobody has paid, once and for all', async () => {
    const { depositId } = await begun({ ...PEBBLE, amount: '30.00' });
    const first = await cancel(depositId);
    expect(first.value).toMatchObject({ state: 'CANCELLED', payTo: [] });
    expect((await cancel(depositId)).value).toEqual(first.value);
    const paid = await begun({ ...PEBBLE, amount: '30.00' });
    await moves.passSeconds(15);
    expect(await cancel(paid.depositId)).toMatchObject({
      status: 409,
      errorCode: 'STATE_CONFLICT',
    });
    await moves.passSeconds(60);
    expect(await readDeposit(depositId)).toMatchObject({
      state: 'CANCELLED',
      creditedAmount: null,
    });
    expect(await readDeposit(paid.depositId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it('is either given up or paid when both happen at once', async () => {
    const before = await moves.balanceOf(token);
    const raced = await Promise.all(
      Array.from({ length: 6 }, () => begun({ ...PEBBLE, amount: '10.00' })),
    );
    gateway.pass(15_000);
    await Promise.all([
      ...raced.slice(0, 3).map(({ depositId }) => cancel(depositId)),
      moves.work(),
      ...raced.slice(3).map(({ depositId }) => cancel(depositId)),
    ]);
    await moves.passSeconds(60);
    const after = await Promise.all(raced.map(({ depositId }) => readDeposit(depositId)));
    const states = after.map(({ state }) => state);
    expect(states.every((state) => ['SUCCEEDED', 'CANCELLED'].includes(state))).toBe(true);
    const paid = states.filter((state) => state === 'SUCCEEDED').length;
    expect(await moves.balanceOf(token)).toBe(before + BigInt(paid) * 10_00n);
  });

  it('refuses what the method does not take', async () => {
    expect(await begin({ ...PEBBLE, amount: '4.99' })).toMatchObject(limitExceeded('min', '5.00'));
    expect(await begin({ ...PEBBLE, amount: '2000.01' })).toMatchObject(
      limitExceeded('max', '2000.00'),
    );
    const refusals: [object, string][] = [
      [{ methodId: 'dm-voucher', amount: '20.00' }, 'STATE_CONFLICT'],
      [{ methodId: 'dm-none', amount: '20.00' }, 'NOT_FOUND'],
      [{ methodId: 'wm-bank', amount: '20.00' }, 'NOT_FOUND'],
      [{ ...PEBBLE, amount: '20.00', promotionId: 'pr-none' }, 'NOT_FOUND'],
      [{ methodId: 'dm-bank', amount: '20.00' }, 'BAD_REQUEST'],
      [{ methodId: 'dm-bank', amount: '20.00', payerName: '  ' }, 'BAD_REQUEST'],
      [{ ...PEBBLE, amount: '0.00' }, 'BAD_REQUEST'],
      [{ ...PEBBLE, amount: '-5.00' }, 'BAD_REQUEST'],
    ];
    const before = await gateway.db.$count(deposit);
    for (const [fields, errorCode] of refusals)
      expect(await begin(fields), JSON.stringify(fields)).toMatchObject({ errorCode });
    expect(await gateway.db.$count(deposit)).toBe(before);
  });

  it('[WAL-05] begins one deposit for one key', async () => {
    const key = randomUUID();
    const before = await gateway.db.$count(deposit);
    const fields = { ...PEBBLE, amount: '25.00' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(fields, key)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const first = answers.find(({ status }) => status === 200)?.value as unknown as Deposit;
    expect((await begin(fields, key)).value).toEqual(first);
    expect(await begin({ ...fields, amount: '26.00' }, key)).toMatchObject({ status: 422 });
    expect(await gateway.db.$count(deposit)).toBe(before + 1);
    await cancel(first.depositId);
    expect(await begin(fields, key)).toMatchObject({ status: 200, value: first });
    expect(await readDeposit(first.depositId)).toMatchObject({ state: 'CANCELLED' });
  });

  it("is nobody else's business", async () => {
    const { depositId } = await begun({ ...PEBBLE, amount: '12.00' });
    const agent = await gateway.login('agent1');
    const answers = await Promise.all([
      cancel(depositId, agent),
      cancel('dp-000000000000', agent),
      gateway.call('GET', `/wps/wallet/deposit?depositId=${depositId}`, { token: agent }),
      gateway.call('GET', '/wps/wallet/deposit?depositId=dp-none', { token: agent }),
    ]);
    for (const { headers: _, ...answer } of answers)
      expect(answer).toEqual({
        status: 404,
        success: false,
        value: null,
        message: 'We could not find what you asked for',
        errorCode: 'NOT_FOUND',
      });
    expect(await cancel("dp'; drop", agent)).toMatchObject({ errorCode: 'BAD_REQUEST' });
    expect(await readDeposit(depositId)).toMatchObject({ state: 'PENDING' });
    expect((await list('pageSize=100', agent)).content.map((one) => one.depositId)).not.toContain(
      depositId,
    );
  });

  it('is listed newest first, by state and days, page by page', async () => {
    const span = `startDate=${dayBefore(91)}&endDate=${dayBefore(0)}`;
    const all = await list(`${span}&pageSize=100`);
    const states = new Set(all.content.map(({ state }) => state));
    for (const state of ['SUCCEEDED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'PROCESSING'])
      expect(states).toContain(state);
    const times = all.content.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const second = await list(`${span}&pageSize=4&pageNo=2`);
    expect(second.content).toEqual(all.content.slice(4, 8));
    expect(second.totalPages).toBe(Math.ceil(all.totalElements / 4));
    const rejected = await list(`${span}&state=REJECTED&pageSize=100`);
    expect(rejected.content).toEqual(all.content.filter(({ state }) => state === 'REJECTED'));
    const week = await list('pageSize=100');
    expect(week.totalElements).toBeLessThan(all.totalElements);
    expect(week.content.every(({ createdAt }) => createdAt >= dayBefore(6))).toBe(true);
    for (const wrong of [
      `startDate=${dayBefore(1)}&endDate=${dayBefore(2)}`,
      `startDate=${dayBefore(93)}&endDate=${dayBefore(0)}`,
      'startDate=2026-02-30',
    ])
      expect(await gateway.call('GET', `${URL}?${wrong}`, { token }), wrong).toMatchObject({
        errorCode: 'BAD_REQUEST',
      });
    expect((await list(`startDate=${dayBefore(92)}&endDate=${dayBefore(0)}`)).totalElements).toBe(
      all.totalElements,
    );
  });

  it('offers methods whose limits hold what they promise', async () => {
    const { value } = await gateway.call('GET', '/wps/wallet/deposit/methods', {
      token,
      headers: { language: 'ID' },
    });
    const methods = value as components['schemas']['DepositMethod'][];
    expect(methods.map(({ displayName }) => displayName)).toContain('Dompet Pebble');
    expect(methods.filter(({ maintenance }) => maintenance)).toHaveLength(1);
    for (const { minAmount, maxAmount, quickAmounts } of methods)
      for (const quick of quickAmounts.map(parseAmount)) {
        expect(quick).toBeGreaterThanOrEqual(parseAmount(minAmount));
        expect(quick).toBeLessThanOrEqual(parseAmount(maxAmount));
      }
  });

  function dayBefore(days: number): string {
    return new Date(gateway.now() - days * 86_400_000).toISOString().slice(0, 10);
  }
});
