import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '../src/money/amount';
import { txn } from '../src/money/schema';
import { withdrawal } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import {
  expectSoundLedger,
  fulfilTurnover,
  openBankAccount,
  whileCrediting,
} from './support/wallet';
import { type Withdrawal, withdrawalsOf } from './support/withdrawals';

const DAY = 86_400_000;

describe('withdrawals', () => {
  let gateway: TestGateway;
  let own: Awaited<ReturnType<typeof withdrawalsOf>>;

  beforeAll(async () => {
    gateway = await startGateway();
    own = await withdrawalsOf(gateway);
  });
  beforeEach(() => own.logIn());
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('gives the money back when it is rejected or taken back, once', async () => {
    const before = await own.balance();
    const wrong = await own.asked('50.13');
    const regretted = await own.asked('70.00');
    expect(await own.balance()).toBe(before - 120_13n);
    const key = randomUUID();
    const first = await own.takeBack(regretted.withdrawalId, key);
    expect(regretted).toMatchObject({ state: 'REVIEWING', canBeCancelled: true });
    expect(first.value).toMatchObject({
      state: 'CANCELLED',
      canBeCancelled: false,
      confirmBefore: null,
    });
    expect((await own.takeBack(regretted.withdrawalId, key)).value).toEqual(first.value);
    expect(await own.takeBack(regretted.withdrawalId)).toMatchObject({
      errorCode: 'STATE_CONFLICT',
    });
    await own.passSeconds(60);
    expect(await own.look(wrong.withdrawalId)).toMatchObject({ state: 'REJECTED' });
    expect(await own.balance()).toBe(before);
    for (const { withdrawalId } of [wrong, regretted]) {
      const booked = await gateway.db.select().from(txn).where(eq(txn.reference, withdrawalId));
      expect(booked.map(({ kind }) => kind)).toEqual(['WITHDRAWAL', 'WITHDRAWAL_RETURN']);
    }
  });

  it('never pays out more than there is, however many are asked for at once', async () => {
    const before = await own.balance();
    const each = (before * 45n) / 100n;
    const amount = formatAmount(each - (each % 100n));
    const answers = await Promise.all(Array.from({ length: 50 }, () => own.ask({ amount })));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(2);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(48);
    expect(await own.balance()).toBe(before - 2n * (each - (each % 100n)));
    const [refused] = answers.filter(({ errorCode }) => errorCode === 'INSUFFICIENT_FUNDS');
    const limit = formatAmount(await own.balance());
    expect(refused?.value).toEqual({ fields: [{ field: 'amount', code: 'balance', limit }] });
    for (const { value, success } of answers)
      if (success) await own.takeBack((value as Withdrawal).withdrawalId);
    expect(await own.balance()).toBe(before);
  });

  it('is either taken back or paid when both happen at once', async () => {
    const before = await own.balance();
    const { withdrawalId } = await own.asked('30.00');
    gateway.pass(20_000);
    const [answer, again] = await Promise.all([
      own.takeBack(withdrawalId),
      own.takeBack(withdrawalId),
      own.work(),
    ]);
    await own.passSeconds(60);
    const taken = [answer, again].filter(({ success }) => success).length;
    expect(taken).toBeLessThanOrEqual(1);
    expect(await own.look(withdrawalId)).toMatchObject({
      state: taken === 1 ? 'CANCELLED' : 'PAID',
    });
    expect(await own.balance()).toBe(taken === 1 ? before : before - 30_00n);
  });

  it('[WAL-05] asks once for one key', async () => {
    const before = await own.balance();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => own.ask({ amount: '20.00' }, key)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await own.ask({ amount: '21.00' }, key)).toMatchObject({ status: 422 });
    const replay = await own.ask({ amount: '20.00' }, key);
    expect(replay).toMatchObject({ status: 200 });
    expect(await own.balance()).toBe(before - 20_00n);
    const agent = await gateway.login('agent1');
    expect(await own.ask({ amount: '20.00' }, key, agent)).toMatchObject({
      errorCode: 'NOT_FOUND',
    });
  });

  it('keeps to the limits of the method and of the day', async () => {
    const nextDay = async () => {
      gateway.pass(DAY);
      await own.logIn();
      return own.options();
    };
    const before = await nextDay();
    expect(before).toMatchObject({ turnoverLeft: '0.00', amountLeftToday: '20000.00' });
    expect(await own.ask({ amount: '19.99' })).toMatchObject(limitExceeded('min', '20.00'));
    expect(await own.ask({ amount: '10000.01' })).toMatchObject(limitExceeded('max', '10000.00'));
    expect(await own.ask({ methodId: 'wm-coin', amount: '60.00' })).toMatchObject({
      errorCode: 'STATE_CONFLICT',
    });
    expect(before.countLeftToday).toBeGreaterThan(2);
    for (let left = before.countLeftToday; left > 0; left -= 1)
      expect(await own.ask({ amount: '20.00' })).toMatchObject({ success: true });
    expect(await own.ask({ amount: '20.00' })).toMatchObject(limitExceeded('dayCount', '0'));
    const spent = BigInt(before.countLeftToday) * 20_00n;
    expect(await own.options()).toMatchObject({
      countLeftToday: 0,
      amountLeftToday: formatAmount(parseAmount(before.amountLeftToday) - spent),
      availableAmount: '0.00',
    });
    expect(await nextDay()).toMatchObject({
      countLeftToday: before.countLeftToday,
      amountLeftToday: '20000.00',
    });
  });

  it('lets a deposit leave at once, without a bet', async () => {
    const before = await own.options();
    const url = '/wps/wallet/deposits';
    await own.open({ token: own.token(), url, fields: { methodId: 'dm-wallet', amount: '40.00' } });
    await own.passSeconds(15);
    await own.passSeconds(15);
    const { turnoverLeft, availableAmount } = await own.options();
    expect(turnoverLeft).toBe('0.00');
    expect(parseAmount(availableAmount)).toBe(parseAmount(before.availableAmount) + 40_00n);
    expect(await own.ask({ amount: '20.00' })).toMatchObject({ success: true });
  });

  it('lets no bonus leave that is credited at the same moment', async () => {
    const amount = formatAmount((await own.balance()) + 20_00n);
    const bonus = { username: 'member1', amount: 40_00n };
    const answer = await whileCrediting(gateway, bonus, () => own.ask({ amount }));
    expect(answer).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    gateway.pass(1000);
    await fulfilTurnover(gateway, 'member1');
  });

  it('keeps the bank account that it goes to while it is open', async () => {
    const bankAccountId = await openBankAccount(gateway, 'member1');
    const remove = () =>
      gateway.call('DELETE', `/wps/member/bankAccounts/${bankAccountId}`, { token: own.token() });
    const kept = { status: 409, errorCode: 'STATE_CONFLICT' };
    const ask = async (amount: string) =>
      (await own.ask({ bankAccountId, amount })).value as Withdrawal;
    const regretted = await ask('20.00');
    expect(await remove()).toMatchObject(kept);
    await own.takeBack(regretted.withdrawalId);
    const { withdrawalId } = await ask('20.00');
    for (const state of ['PROCESSING', 'PAID']) {
      await own.passSeconds(30);
      expect(await own.look(withdrawalId)).toMatchObject({ state });
      expect(await remove(), state).toMatchObject(kept);
    }
    await own.say({ withdrawalId, outcome: 'RECEIVED' });
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await own.ask({ bankAccountId, amount: '20.00' })).toMatchObject({
      errorCode: 'NOT_FOUND',
    });
    expect(await own.look(withdrawalId)).toMatchObject({ state: 'COMPLETED' });
  });

  it('is refused, or keeps its bank account, when that is removed at once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const bankAccountId = await openBankAccount(gateway, 'member1');
      const url = `/wps/member/bankAccounts/${bankAccountId}`;
      const [asked, removed] = await Promise.all([
        own.ask({ bankAccountId, amount: '20.00' }),
        gateway.call('DELETE', url, { token: own.token() }),
      ]);
      const codes = [asked.errorCode, removed.errorCode];
      expect([
        [null, 'STATE_CONFLICT'],
        ['NOT_FOUND', null],
      ]).toContainEqual(codes);
      if (asked.success) await own.takeBack((asked.value as Withdrawal).withdrawalId);
    }
  });

  it('needs the payment password, and an account and a withdrawal of one’s own', async () => {
    const before = await gateway.db.$count(withdrawal);
    const refusals: [object, string][] = [
      [{ amount: '20.00', paymentPassword: '000000' }, 'WRONG_PASSWORD'],
      [{ amount: '20.00', bankAccountId: 'ba-none' }, 'NOT_FOUND'],
      [{ amount: '20.00', bankAccountId: await openBankAccount(gateway, 'agent1') }, 'NOT_FOUND'],
      [{ amount: '20.00', methodId: 'wm-none' }, 'NOT_FOUND'],
    ];
    for (const [fields, errorCode] of refusals)
      expect(await own.ask(fields), JSON.stringify(fields)).toMatchObject({ errorCode });
    expect(await gateway.db.$count(withdrawal)).toBe(before);
    const { withdrawalId } = await own.asked('20.00');
    const agent = await gateway.login('agent1');
    for (const id of [withdrawalId, 'wd-000000000000'])
      for (const answer of [
        await own.takeBack(id, randomUUID(), agent),
        await own.say({ withdrawalId: id, outcome: 'RECEIVED' }, randomUUID(), agent),
        await gateway.call('GET', `/wps/wallet/withdrawal?withdrawalId=${id}`, { token: agent }),
      ])
        expect(answer).toMatchObject({ status: 404, value: null, errorCode: 'NOT_FOUND' });
    expect(await own.takeBack('wd 1')).toMatchObject({ errorCode: 'BAD_REQUEST' });
    expect(await own.look(withdrawalId)).toMatchObject({ state: 'REVIEWING' });
  });

  it('keeps to the amount of the day, however much there is', async () => {
    gateway.pass(DAY);
    await own.logIn();
    const url = '/wps/wallet/deposits';
    const fields = { methodId: 'dm-bank', amount: '20000.00', payerName: 'Own Payee' };
    expect(await own.open({ token: own.token(), url, fields })).toMatchObject({ success: true });
    await own.passSeconds(60);
    await own.passSeconds(60);
    gateway.pass(1000);
    await fulfilTurnover(gateway, 'member1');
    const first = await own.asked('10000.00');
    const second = await own.asked('9990.00');
    expect(await own.options()).toMatchObject({ amountLeftToday: '10.00' });
    expect(await own.balance()).toBeGreaterThan(20_00n);
    expect(await own.ask({ amount: '20.00' })).toMatchObject(limitExceeded('dayMax', '10.00'));
    for (const { withdrawalId } of [first, second])
      expect(await own.takeBack(withdrawalId)).toMatchObject({ success: true });
  });
});
