import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway';
import { messagesOf } from './support/inbox';
import { ownLimitsOf } from './support/ownLimits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TIME_A_DAY = { kind: 'SESSION_TIME', period: 'DAY' } as const;
const TIME_A_WEEK = { kind: 'SESSION_TIME', period: 'WEEK' } as const;
const TIME_A_MONTH = { kind: 'SESSION_TIME', period: 'MONTH' } as const;

describe('[SP-02] own limits on time', () => {
  let gateway: TestGateway;
  let own: ReturnType<typeof ownLimitsOf>;

  beforeAll(async () => {
    gateway = await startGateway();
    own = ownLimitsOf(gateway);
  });
  afterAll(() => gateway.close());

  const at = (ms: number): string => new Date(ms).toISOString();

  /** Uses the session each few minutes, as somebody who plays. */
  const use = async (ms: number): Promise<void> => {
    const until = gateway.now() + ms;
    while (gateway.now() < until) {
      gateway.pass(Math.min(5 * MINUTE, until - gateway.now()));
      await own.list();
    }
  };
  const logOut = () => gateway.call('POST', '/wps/session/logout', { token: own.token() });

  const endOthers = async (): Promise<void> => {
    await own.logIn();
    await gateway.call('DELETE', '/wps/session/others', { token: own.token() });
  };
  const expire = async (find: () => Promise<unknown>): Promise<void> => {
    gateway.pass(HOUR);
    await find();
  };

  const reached = (name: typeof TIME_A_DAY | typeof TIME_A_WEEK, freeAt: number) => ({
    status: 409,
    errorCode: 'PLAY_LIMIT_REACHED',
    value: { reachedLimit: { ...name, left: '0', freeAt: at(freeAt) } },
  });

  it('let no game start and no round be played once the time is used up, and the login stays', async () => {
    await own.join();
    const start = gateway.now();
    expect(await own.set({ ...TIME_A_DAY, amount: '60' })).toMatchObject({ amount: '60' });
    await use(HOUR - 1);
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '59', left: '1', usedRate: 9833 });
    const launch = await own.launch();
    await own.staked(launch, '0.20');
    await use(1);
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '60', left: '0', usedRate: 10_000 });
    const freeAt = start + DAY + 1;
    expect(await own.stake(launch, '0.20')).toMatchObject(reached(TIME_A_DAY, freeAt));
    expect(await own.tryLaunch()).toMatchObject(reached(TIME_A_DAY, freeAt));
    await use(2_000);
    await logOut();
    await own.logIn();
    await own.deposited('20.00');
    expect(await own.tryLaunch()).toMatchObject({ errorCode: 'PLAY_LIMIT_REACHED' });
  });

  it('are free again exactly when they say', async () => {
    await own.join();
    const start = gateway.now();
    await own.set({ ...TIME_A_DAY, amount: '30' });
    await use(HOUR);
    await logOut();
    // Half of the hour has to be gone, and a ms more.
    const freeAt = start + 30 * MINUTE + DAY + 1;
    await own.pass(freeAt - 1 - gateway.now());
    expect(await own.tryLaunch()).toMatchObject(reached(TIME_A_DAY, freeAt));
    await own.pass(1);
    expect(await own.tryLaunch()).toMatchObject({ success: true });
  });

  it('that are used up together name the one that lets go last', async () => {
    await own.join();
    const start = gateway.now();
    await own.set({ ...TIME_A_DAY, amount: '10' });
    await own.set({ ...TIME_A_WEEK, amount: '10' });
    await use(10 * MINUTE);
    expect(await own.tryLaunch()).toMatchObject(reached(TIME_A_WEEK, start + 7 * DAY + 1));
  });

  it('count what lies in the period alone: the rest of a session that began before it', async () => {
    await own.join();
    await use(HOUR);
    await logOut();
    await own.pass(DAY - 20 * MINUTE);
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '20' });
    await logOut();
    await own.pass(20 * MINUTE - 1);
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '0', freeAt: null });
    expect(await own.get(TIME_A_WEEK)).toMatchObject({ used: '60' });
    await own.pass(6 * DAY);
    expect(await own.get(TIME_A_WEEK)).toMatchObject({ used: '0' });
  });

  it('count a month of the calendar from its first moment', async () => {
    await own.join();
    const now = new Date(gateway.now());
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    await own.pass(next - 30 * MINUTE - gateway.now());
    await use(30 * MINUTE - 1);
    expect(await own.get(TIME_A_MONTH)).toMatchObject({ used: '29', freeAt: at(next) });
    await use(10 * MINUTE + 1);
    expect(await own.get(TIME_A_MONTH)).toMatchObject({ used: '10' });
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '40' });
  });

  it('count two devices at once once, and idle time not beyond the last use', async () => {
    await own.join();
    const first = own.token();
    await own.logIn();
    await use(10 * MINUTE);
    await gateway.call('GET', '/wps/saferPlay/limits', { token: first });
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '10' });
    gateway.pass(12 * HOUR);
    await own.logIn();
    expect(await own.get(TIME_A_DAY)).toMatchObject({ used: '10' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a logout', () => logOut()],
    ['a new password', () => own.changePassword()],
    ['a break', () => own.startPause('BREAK', 'P1D')],
    ['its end on another device', () => endOthers()],
    ['its expiry, seen at the next call', () => expire(() => own.tryLaunch())],
    ['its expiry, tidied up', () => expire(() => gateway.runJobs())],
  ])('count a session that ended by %s', async (_, end) => {
    await own.join();
    await use(10 * MINUTE);
    await end();
    await own.pass(2 * DAY);
    expect(await own.get(TIME_A_WEEK)).toMatchObject({ used: '10' });
  });

  it('say above a game what is left of the one that leaves least', async () => {
    await own.join();
    const session = async () => {
      const { value } = await gateway.call('GET', '/wps/saferPlay/playSession', {
        token: own.token(),
      });
      return value;
    };
    expect(await session()).toMatchObject({ timeLimit: null });
    const start = gateway.now();
    await own.set({ ...TIME_A_WEEK, amount: '90' });
    await own.set({ ...TIME_A_DAY, amount: '20' });
    gateway.pass(6 * MINUTE);
    expect(await session()).toMatchObject({
      timeLimit: { period: 'DAY', minutesLeft: 14, freeAt: at(start + DAY + 1) },
    });
  });

  it('are whole minutes', async () => {
    await own.join();
    for (const amount of ['0', '10.00', '0.00', '-5', '1.5', ''])
      expect(await own.trySet({ ...TIME_A_DAY, amount })).toMatchObject({
        errorCode: 'BAD_REQUEST',
      });
    expect(await own.trySet({ kind: 'STAKE', period: 'DAY', amount: '10' })).toMatchObject({
      errorCode: 'BAD_REQUEST',
    });
  });

  it('are never longer than their period, which nobody could reach', async () => {
    await own.join();
    const wishes = [
      [TIME_A_DAY, 24 * 60, '24 hours'],
      [TIME_A_WEEK, 7 * 24 * 60, '168 hours'],
      [TIME_A_MONTH, 31 * 24 * 60, '744 hours'],
    ] as const;
    for (const [name, most, inWords] of wishes) {
      const max = String(most);
      expect(await own.trySet({ ...name, amount: String(most + 1) })).toMatchObject({
        ...{ status: 409, errorCode: 'LIMIT_EXCEEDED', message: `At most ${inWords}` },
        value: { fields: [{ field: 'amount', code: 'max', limit: max }] },
      });
      expect(await own.get(name)).toMatchObject({ amount: null, max });
      expect(await own.set({ ...name, amount: max })).toMatchObject({ amount: max });
    }
    expect(await own.get({ kind: 'STAKE', period: 'DAY' })).toMatchObject({ max: null });
  });

  it('are told of in words', async () => {
    await own.join();
    await own.set({ ...TIME_A_DAY, amount: '70' });
    const [message] = await messagesOf(gateway, own.token());
    expect(message).toMatchObject({
      title: 'Time limit',
      content: '24 hours: the limit is now 1 hour 10 minutes',
    });
  });
});
