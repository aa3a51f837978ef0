import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import type { MarketPolicy } from '../src/saferPlay/checkPolicy';
import { startGateway, type TestGateway } from './support/gateway';
import { ownLimitsOf } from './support/ownLimits';

type OwnLimit = components['schemas']['OwnLimit'];

const HOUR = 3_600_000;
const DAY = { kind: 'DEPOSIT', period: 'DAY' } as const;
const WEEK = { kind: 'DEPOSIT', period: 'WEEK' } as const;
const MONTH = { kind: 'DEPOSIT', period: 'MONTH' } as const;
const STAKE = { kind: 'STAKE', period: 'DAY' } as const;
const LOSS = { kind: 'LOSS', period: 'DAY' } as const;

describe('own limits', () => {
  let gateway: TestGateway;
  let own: ReturnType<typeof ownLimitsOf>;

  beforeAll(async () => {
    gateway = await startGateway();
    own = ownLimitsOf(gateway);
  });
  afterAll(() => gateway.close());

  const reached = (
    name: Pick<OwnLimit, 'kind' | 'period'>,
    left: string,
    field: string | null = 'amount',
  ) => ({
    status: 409,
    errorCode: 'PLAY_LIMIT_REACHED',
    value: {
      reachedLimit: { ...name, left },
      ...(field !== null && { fields: [{ field, code: 'ownLimit', limit: left }] }),
    },
  });

  it('[SP-02] are offered by the policy, and none is set at first', async () => {
    await own.join();
    const { raiseDelay, isAskedAtDeposit, limits } = await own.list();
    expect({ raiseDelay, isAskedAtDeposit }).toEqual({
      raiseDelay: 'PT24H',
      isAskedAtDeposit: false,
    });
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'DEPOSIT DAY',
      'DEPOSIT WEEK',
      'DEPOSIT MONTH',
      'LOSS DAY',
      'LOSS WEEK',
      'LOSS MONTH',
      'STAKE DAY',
      'STAKE WEEK',
      'STAKE MONTH',
      'SESSION_TIME DAY',
      'SESSION_TIME WEEK',
      'SESSION_TIME MONTH',
    ]);
    for (const { kind, ...limit } of limits)
      expect(limit).toMatchObject({
        amount: null,
        used: kind === 'SESSION_TIME' ? '0' : '0.00',
        left: null,
        waiting: null,
      });
  });

  it('[SP-03] [R18] let no deposit begin beyond what is left, and say how much that is and when it ends', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '100.00' });
    await own.deposited('70.00');
    const at = gateway.now();
    await own.pass(HOUR);
    const refused = await own.deposit('30.01');
    expect(refused).toMatchObject(reached(DAY, '30.00'));
    expect(refused.message).toBe('Your own limit leaves 30.00');
    const freeAt = new Date(at + 24 * HOUR).toISOString();
    expect(refused.value).toMatchObject({ reachedLimit: { freeAt } });
    expect(await own.get(DAY)).toMatchObject({
      used: '70.00',
      usedRate: 7000,
      left: '30.00',
      freeAt,
    });
    await own.deposited('30.00');
    expect(await own.deposit('10.00')).toMatchObject(reached(DAY, '0.00'));
    await own.pass(23 * HOUR - 1);
    expect(await own.deposit('70.00')).toMatchObject(reached(DAY, '0.00'));
    await own.pass(1);
    expect(await own.deposit('70.01')).toMatchObject(reached(DAY, '70.00'));
    await own.deposited('70.00');
  });

  it('[SP-02] count no deposit that came to nothing', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '100.00' });
    const { depositId } = await own.deposited('100.00');
    expect(await own.get(DAY)).toMatchObject({ left: '0.00' });
    await own.cancel(depositId);
    expect(await own.get(DAY)).toMatchObject({ used: '0.00', left: '100.00', freeAt: null });
    await own.deposited('100.00');
  });

  it('[SP-02] [R15] hold together: the one that leaves least is named', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '50.00' });
    await own.set({ ...WEEK, amount: '80.00' });
    await own.deposited('50.00');
    await own.pass(24 * HOUR);
    expect(await own.deposit('40.00')).toMatchObject(reached(WEEK, '30.00'));
    await own.set({ ...MONTH, amount: '60.00' });
    expect(await own.deposit('30.00')).toMatchObject(reached(MONTH, '10.00'));
  });

  it('[SP-03] [R17] hold at once when they are lower, also below what is used', async () => {
    await own.join();
    await own.deposited('60.00');
    expect(await own.set({ ...DAY, amount: '100.00' })).toMatchObject({ left: '40.00' });
    expect(await own.set({ ...DAY, amount: '50.00' })).toMatchObject({
      amount: '50.00',
      used: '60.00',
      usedRate: 10_000,
      left: '0.00',
      waiting: null,
    });
    expect(await own.deposit('10.00')).toMatchObject(reached(DAY, '0.00'));
  });

  it.each(['400.00', null])(
    '[SP-03] [R17] change to %s after the delay and a second yes',
    async (amount) => {
      await own.join();
      await own.set({ ...DAY, amount: '100.00' });
      const confirmableAt = new Date(gateway.now() + 24 * HOUR).toISOString();
      const waiting = { amount, confirmableAt, canBeConfirmed: false };
      expect(await own.set({ ...DAY, amount })).toMatchObject({ amount: '100.00', waiting });
      expect(await own.deposit('100.01')).toMatchObject(reached(DAY, '100.00'));
      await own.pass(24 * HOUR - 1);
      expect(await own.confirm({ ...DAY, amount })).toMatchObject({ errorCode: 'STATE_CONFLICT' });
      await own.pass(1);
      // Without the second yes the present one goes on to hold.
      expect(await own.get(DAY)).toMatchObject({ waiting: { canBeConfirmed: true } });
      expect(await own.deposit('100.01')).toMatchObject(reached(DAY, '100.00'));
      expect(await own.confirm({ ...DAY, amount })).toMatchObject({
        value: { amount, waiting: null },
      });
      expect(await own.confirm({ ...DAY, amount })).toMatchObject({ value: { amount } });
      await own.deposited('400.00');
    },
  );

  it('[SP-03] are called back while they wait', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '100.00' });
    await own.set({ ...DAY, amount: '400.00' });
    expect(await own.revoke(DAY)).toMatchObject({ value: { amount: '100.00', waiting: null } });
    expect(await own.revoke(DAY)).toMatchObject({ value: { amount: '100.00', waiting: null } });
    await own.pass(25 * HOUR);
    const confirmed = await own.confirm({ ...DAY, amount: '400.00' });
    expect(confirmed).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  });

  it('[SP-03] of two windows the lower one holds, and what waited is gone', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '100.00' });
    await Promise.all([
      own.set({ ...DAY, amount: '400.00' }),
      own.set({ ...DAY, amount: '50.00' }),
    ]);
    const { amount, waiting } = await own.get(DAY);
    expect(amount).toBe('50.00');
    // Whichever came last decides whether something waits; nothing higher holds.
    await own.pass(24 * HOUR);
    const other = await own.confirm({ ...DAY, amount: '300.00' });
    expect(other).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect([null, '400.00']).toContain(waiting?.amount ?? null);
  });

  it('[SP-02] hold back stakes, and the start of a game when nothing is left', async () => {
    await own.join();
    await own.set({ ...STAKE, amount: '3.00' });
    const launch = await own.launch();
    await own.staked(launch, '2.00');
    expect(await own.stake(launch, '2.00')).toMatchObject(reached(STAKE, '1.00', 'stake'));
    await own.staked(launch, '1.00');
    expect(await own.stake(launch, '0.20')).toMatchObject(reached(STAKE, '0.00', 'stake'));
    expect(await own.tryLaunch()).toMatchObject(reached(STAKE, '0.00', null));
    await own.pass(24 * HOUR);
    await own.staked(await own.launch(), '2.00');
  });

  it('[SP-02] on losses count what was lost, less what was won', async () => {
    await own.join();
    await own.bet({ stake: 500n, payout: 0n });
    await own.set({ ...LOSS, amount: '6.00' });
    expect(await own.get(LOSS)).toMatchObject({ used: '5.00', left: '1.00' });
    const launch = await own.launch();
    expect(await own.stake(launch, '2.00')).toMatchObject(reached(LOSS, '1.00', 'stake'));
    await own.bet({ stake: 100n, payout: 1000n });
    expect(await own.get(LOSS)).toMatchObject({ used: '0.00', left: '6.00' });
    await own.staked(launch, '5.00');
  });

  it('are not set to nothing, nor to what is no amount', async () => {
    await own.join();
    for (const amount of ['0.00', '-5.00', '5', '1e3', ''])
      expect(await own.trySet({ ...DAY, amount })).toMatchObject({ errorCode: 'BAD_REQUEST' });
    expect(await own.get(DAY)).toMatchObject({ amount: null });
  });

  it('belong to their member alone', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '20.00' });
    await own.join();
    expect(await own.get(DAY)).toMatchObject({ amount: null });
    await own.deposited('50.00');
  });

  it('answer a deposit again that was begun before the limit was reached', async () => {
    await own.join();
    await own.set({ ...DAY, amount: '50.00' });
    const key = randomUUID();
    const first = await own.deposit('50.00', key);
    expect(await own.deposit('50.00', key)).toMatchObject({ value: first.value });
  });
});

describe('[SP-04] where the policy asks before the first deposit', () => {
  it('[R13] a member is asked until a deposit is begun or a limit is set', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/gb-like.json' });
    const own = ownLimitsOf(gateway);
    const isAsked = async () => (await own.list()).isAskedAtDeposit;
    await own.join();
    await own.set({ ...STAKE, amount: '50.00' });
    expect(await isAsked()).toBe(true);
    await own.set({ ...DAY, amount: '50.00' });
    expect(await isAsked()).toBe(false);
    await own.join();
    expect(await isAsked()).toBe(true);
    await own.deposited('20.00');
    expect(await isAsked()).toBe(false);
    await gateway.close();
  });
});

describe('[SP-01] limits that the policy does not offer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-policy-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('can not be set', async () => {
    const open = JSON.parse(
      readFileSync('apps/gateway/policies/open.json', 'utf8'),
    ) as MarketPolicy;
    const kinds = [{ kind: 'DEPOSIT', periods: ['DAY'] }];
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify({ ...open, limits: { ...open.limits, kinds } }));
    const gateway = await startGateway({ MARKET_POLICY: file });
    const own = ownLimitsOf(gateway);
    await own.join();
    expect((await own.list()).limits).toMatchObject([DAY]);
    for (const name of [WEEK, LOSS])
      expect(await own.trySet({ ...name, amount: '20.00' })).toMatchObject({
        errorCode: 'FEATURE_OFF',
      });
    await gateway.close();
  });
});
