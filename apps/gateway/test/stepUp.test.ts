import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContract } from '../src/platform/contract';
import { factorsOf } from './support/authenticator';
import { startGateway, type TestGateway } from './support/gateway';
import { type Withdrawal, withdrawalsOf } from './support/withdrawals';

const FIVE_MINUTES = 5 * 60_000;
const STEP = 30_000;
const asked = (stepUpMethods: string[]) => ({
  status: 403,
  errorCode: 'STEP_UP_REQUIRED',
  value: { stepUpMethods },
});

describe('[TR-05] a session steps up', () => {
  let gateway: TestGateway;
  let own: Awaited<ReturnType<typeof withdrawalsOf>>;
  const factors = () => factorsOf(gateway, own.token());
  /** The next code of an authenticator: one counts once. */
  const nextOf = ({ code }: { code: () => string }) => {
    gateway.pass(STEP);
    return code();
  };

  beforeEach(async () => {
    gateway = await startGateway();
    own = await withdrawalsOf(gateway);
    await own.logIn();
  });
  afterEach(() => gateway.close());

  it('before what takes money out, binds, or weakens the account, and nothing else', () => {
    const marked = readContract().operations.filter(({ asksStepUp }) => asksStepUp);
    expect(marked.map(({ id }) => id).sort()).toEqual(
      [
        ...['createWithdrawal', 'addBankAccount', 'removeBankAccount'],
        ...['transferToUpline', 'transferToDownline'],
        ...['offerContract', 'offerContracts', 'requestContractTermination'],
        ...['processDividendRequest'],
        ...['processDailySalaryContract', 'processHourlySalaryContract'],
        ...['processRealTimeSalaryContract', 'renewRecoveryCodes'],
        ...['startTwoFactor', 'confirmTwoFactor', 'disableTwoFactor'],
        ...['startPasskey', 'addPasskey', 'removePasskey'],
      ].sort(),
    );
  });

  it('not where the account has no factor: what held before goes on', async () => {
    expect(await own.ask({ amount: '20.00' })).toMatchObject({ status: 200 });
    expect(await factors().stepUp('123456')).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await factors().renew()).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  });

  it('and the withdrawal that it stopped is made once, by the same key', async () => {
    const authenticator = await factors().turnOn();
    const before = await own.balance();
    const key = randomUUID();
    const withdraw = () => own.ask({ amount: '20.00' }, key);
    expect(await withdraw()).toMatchObject(asked(['authenticator', 'recoveryCode']));
    expect(await own.balance()).toBe(before);
    const { value } = await factors().stepUp(nextOf(authenticator));
    expect(value).toEqual({ goodUntil: new Date(gateway.now() + FIVE_MINUTES).toISOString() });
    const [one, other] = [await withdraw(), await withdraw()];
    expect(one).toMatchObject({ status: 200 });
    expect((other.value as Withdrawal).withdrawalId).toBe((one.value as Withdrawal).withdrawalId);
    expect(await own.balance()).toBe(before - 2000n);
  });

  it('and not a password is tried before it', async () => {
    await factors().turnOn();
    const wrong = { amount: '20.00', paymentPassword: '000000' };
    for (let n = 0; n < 7; n += 1)
      expect(await own.ask(wrong)).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
  });

  it('for five minutes, and no longer', async () => {
    const authenticator = await factors().turnOn();
    await factors().stepUp(nextOf(authenticator));
    gateway.pass(FIVE_MINUTES - 1);
    expect(await own.ask({ amount: '20.00' })).toMatchObject({ status: 200 });
    gateway.pass(1);
    expect(await own.ask({ amount: '20.00' })).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
  });

  it('by itself: another session of the account, or one of its ticket, has to answer too', async () => {
    const authenticator = await factors().turnOn();
    const other = await gateway.login('member1');
    await factors().stepUp(nextOf(authenticator));
    const { value } = await gateway.call('POST', '/wps/session/ticket', { token: own.token() });
    const { ticket } = value as { ticket: string };
    const { headers } = await gateway.call('GET', '/wps/member/info', { token: ticket });
    for (const token of [other, String(headers['x-session-token'])])
      expect(await own.ask({ amount: '20.00' }, randomUUID(), token)).toMatchObject({
        errorCode: 'STEP_UP_REQUIRED',
      });
  });

  it('by a code that counts once, be it of the app or a recovery code', async () => {
    const authenticator = await factors().turnOn();
    const [recovery = ''] = authenticator.recoveryCodes;
    // The code that switched it on is used up as well.
    expect(await factors().stepUp(authenticator.code())).toMatchObject({
      errorCode: 'INVALID_CODE',
    });
    const code = nextOf(authenticator);
    const tries = await Promise.all([factors().stepUp(code), factors().stepUp(code)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await factors().stepUp(recovery)).toMatchObject({ status: 200 });
    expect(await factors().stepUp(recovery)).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('before a factor can be turned off, which needs the password beside it', async () => {
    const authenticator = await factors().turnOn();
    expect(await factors().turnOff()).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
    await factors().stepUp(nextOf(authenticator));
    expect(await factors().turnOff()).toMatchObject({ status: 200 });
    expect(await factors().left()).toBe(0);
    gateway.pass(FIVE_MINUTES);
    expect(await own.ask({ amount: '20.00' })).toMatchObject({ status: 200 });
  });

  it('[TR-04] by one of eight recovery codes, whose number is told and which can be renewed', async () => {
    const authenticator = await factors().turnOn();
    const [first = '', second = ''] = authenticator.recoveryCodes;
    expect(await factors().left()).toBe(8);
    expect(await factors().renew()).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
    await factors().stepUp(first);
    expect(await factors().left()).toBe(7);
    expect(await factors().renew('not-it')).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    expect(await factors().left()).toBe(7);
    const { value } = await factors().renew();
    const { recoveryCodes } = value as { recoveryCodes: string[] };
    expect(new Set([...recoveryCodes, ...authenticator.recoveryCodes]).size).toBe(16);
    expect(await factors().left()).toBe(8);
    expect(await factors().stepUp(second)).toMatchObject({ errorCode: 'INVALID_CODE' });
    for (const code of recoveryCodes)
      expect(await factors().stepUp(code)).toMatchObject({ status: 200 });
    gateway.pass(FIVE_MINUTES);
    expect(await own.ask({ amount: '20.00' })).toMatchObject(asked(['authenticator']));
  });
});

describe('[TR-05] guessing a code', () => {
  it('ends after five wrong ones, for all sessions and for logins, until five minutes have passed', async () => {
    const gateway = await startGateway({ RATE_LIMIT_FACTOR: '1' });
    const token = await gateway.login('member1');
    const { code } = await factorsOf(gateway, token).turnOn();
    const other = await gateway.login('member1');
    const guess = (by: string) => factorsOf(gateway, by).stepUp('000000');
    for (const by of [token, other, token, other, token])
      expect(await guess(by)).toMatchObject({ errorCode: 'INVALID_CODE' });
    gateway.pass(STEP);
    expect(await factorsOf(gateway, other).stepUp(code())).toMatchObject({ status: 429 });
    gateway.pass(FIVE_MINUTES);
    expect(await factorsOf(gateway, other).stepUp(code())).toMatchObject({ status: 200 });
    await gateway.close();
  });
});
