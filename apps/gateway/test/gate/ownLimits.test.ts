import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '../../src/money/amount';
import type { Answer, TestGateway } from '../support/gateway';
import { startGateway } from '../support/gateway';
import { ownLimitsOf } from '../support/ownLimits';

const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
const RUNS = 12;
const HOUR = 3_600_000;

/** Amounts in minor units, from what a method takes at least. */
const amounts = fc.array(fc.bigInt({ min: 5_00n, max: 60_00n }), { minLength: 4, maxLength: 10 });
/** One limit or several, of different periods. */
const limitsWithin = (min: bigint, max: bigint) =>
  fc.uniqueArray(
    fc.record({ period: fc.constantFrom(...PERIODS), amount: fc.bigInt({ min, max }) }),
    { selector: ({ period }) => period, minLength: 1 },
  );
const stakes = fc.array(fc.constantFrom('0.20', '1.00', '2.00', '5.00'), {
  minLength: 4,
  maxLength: 10,
});

describe('[SP-03] own limits on PostgreSQL', () => {
  let gateway: TestGateway;
  let other: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway();
    other = await startGateway({}, gateway);
  });
  afterAll(async () => {
    await other.close();
    await gateway.close();
  });

  /** Sends everything at once, by turns to both gateways. */
  const atOnce = <T>(items: readonly T[], send: (item: T, on: TestGateway) => Promise<Answer>) =>
    Promise.all(items.map((item, place) => send(item, place % 2 === 0 ? gateway : other)));

  /** Adds up what was let through; nothing else may have been refused for another reason. */
  function passedThrough(answers: readonly Answer[], sums: readonly bigint[]): bigint {
    for (const { success, errorCode } of answers)
      if (!success) expect(errorCode).toBe('PLAY_LIMIT_REACHED');
    return sums.reduce((sum, amount, place) => (answers[place]?.success ? sum + amount : sum), 0n);
  }

  it('[R15] [R18] let deposits at once pass none of several by a cent', async () => {
    const own = ownLimitsOf(gateway);
    await fc.assert(
      fc.asyncProperty(amounts, limitsWithin(1n, 150_00n), async (wanted, set) => {
        await own.join();
        for (const { period, amount } of set)
          await own.set({ kind: 'DEPOSIT', period, amount: formatAmount(amount) });
        const lowest = set.reduce(
          (least, { amount }) => (amount < least ? amount : least),
          150_00n,
        );
        const answers = await atOnce(wanted, (amount, on) =>
          own.deposit(formatAmount(amount), undefined, on),
        );
        const sum = passedThrough(answers, wanted);
        expect(sum).toBeLessThanOrEqual(lowest);
        // Whatever would still have fitted was let through.
        const refused = wanted.filter((_, place) => !answers[place]?.success);
        for (const amount of refused) expect(sum + amount).toBeGreaterThan(lowest);
        for (const { period, amount } of set)
          expect(await own.get({ kind: 'DEPOSIT', period })).toMatchObject({
            used: formatAmount(sum),
            left: formatAmount(amount - sum),
          });
      }),
      { numRuns: RUNS },
    );
  });

  it('[R18] let no 24 hours have more deposits than the limit, whenever they begin', async () => {
    const own = ownLimitsOf(gateway);
    const steps = fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 30 }),
        wanted: fc.array(fc.bigInt({ min: 5_00n, max: 60_00n }), { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 3, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.bigInt({ min: 20_00n, max: 90_00n }), async (all, limit) => {
        await own.join();
        await own.set({ kind: 'DEPOSIT', period: 'DAY', amount: formatAmount(limit) });
        const begun: { at: number; sum: bigint }[] = [];
        for (const { hours, wanted } of all) {
          await own.pass(hours * HOUR);
          const answers = await atOnce(wanted, (amount, on) =>
            own.deposit(formatAmount(amount), undefined, on),
          );
          begun.push({ at: gateway.now(), sum: passedThrough(answers, wanted) });
          const lastDay = begun.filter(({ at }) => at > gateway.now() - 24 * HOUR);
          expect(lastDay.reduce((sum, one) => sum + one.sum, 0n)).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('[R17] lowered and raised at once in two windows are lower, whichever comes first', async () => {
    const own = ownLimitsOf(gateway);
    const name = { kind: 'DEPOSIT', period: 'DAY' } as const;
    for (let run = 0; run < RUNS; run += 1) {
      await own.join();
      await own.set({ ...name, amount: '100.00' });
      const answers = await atOnce(['50.00', '200.00'], (amount, on) =>
        own.trySet({ ...name, amount }, on),
      );
      for (const answer of answers) expect(answer).toMatchObject({ success: true });
      const { amount, waiting } = await own.get(name);
      expect(amount).toBe('50.00');
      expect([null, '200.00']).toContain(waiting?.amount ?? null);
    }
  });

  it.each(['STAKE', 'LOSS'] as const)(
    '[R15] let bets at once pass none of several limits on a %s',
    async (kind) => {
      const own = ownLimitsOf(gateway);
      await fc.assert(
        fc.asyncProperty(stakes, limitsWithin(20n, 20_00n), async (wanted, set) => {
          await own.join();
          for (const { period, amount } of set)
            await own.set({ kind, period, amount: formatAmount(amount) });
          // Two sessions: rounds of one wait for each other anyway.
          const launches = [await own.launch()];
          await own.logIn();
          launches.push(await own.launch());
          const rounds = wanted.map((stake, place) => ({
            stake,
            launch: launches[place % 4 < 2 ? 0 : 1],
          }));
          const answers = await atOnce(rounds, ({ stake, launch = '' }, on) =>
            own.stake(launch, stake, on),
          );
          passedThrough(answers, wanted.map(parseAmount));
          for (const { period, amount } of set) {
            const { used } = await own.get({ kind, period });
            expect(parseAmount(used)).toBeLessThanOrEqual(amount);
          }
        }),
        { numRuns: RUNS },
      );
    },
  );
});
