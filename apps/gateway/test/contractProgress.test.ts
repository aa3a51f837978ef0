import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { formatAmount } from '../src/money/amount';
import { walletOf } from '../src/money/ledger';
import { WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { createContractCalls, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';
import { messagesOf } from './support/inbox';
import { skipOtherJobs } from './support/jobs';

type Progress = components['schemas']['ContractProgress'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('[AG-05] the period so far of a contract', () => {
  let gateway: TestGateway;
  let [deep, deepest] = ['', ''];
  const { get, known, agreed, offered, answer, plays, fund, belowBeacon } = createContractCalls(
    () => gateway,
  );
  const path = (id: string) => `/wps/contracts/progress?contractId=${id}`;
  const progress = async (by: string, id: string) => (await get(by, path(id))).value as Progress;
  const nextDay = () => (Math.floor(gateway.now() / DAY) + 1) * DAY;
  const goTo = (moment: number) => gateway.pass(moment - gateway.now());
  const workAt = async (moment: number) => {
    goTo(moment + WRITTEN_WITHIN_MS);
    await skipOtherJobs(gateway, 'contract-wages');
    await gateway.runJobs();
  };
  const holds = async (username: string) =>
    (await walletOf(gateway.db, (await known(username)).id)).amount;

  beforeAll(async () => {
    gateway = await startGateway();
    [deep, deepest] = await belowBeacon();
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('says what of a dividend is reached, and that the result may still turn', async () => {
    const tiers = [
      tier(500, { activeMembers: 1 }),
      tier(1000, { activeMembers: 2, periodBet: '400.00', periodProfitLoss: '-200.00' }),
    ];
    const id = await agreed(['beacon1', deep], 'dividend', tiers);
    const day = nextDay();
    // Agreed, but nothing counts yet: the period is the first one.
    await plays(deepest, day - 1, 900_00n);
    expect(await progress(deep, id)).toMatchObject({
      ...{ startAt: new Date(day).toISOString(), endAt: new Date(day + DAY).toISOString() },
      ...{ periodBet: '0.00', reached: null, current: '0.00', low: '0.00', high: '0.00' },
    });
    await plays(deepest, day, 100_00n);
    goTo(day + 6 * HOUR);
    expect(await progress(deep, id)).toMatchObject({
      ...{ activeMembers: 1, periodBet: '100.00', periodProfitLoss: '-100.00', reached: 1 },
      // Four times as much by midnight, but one person does not become two.
      ...{ current: '5.00', low: '0.00', high: '20.00', nextAmount: '5.00' },
      ...{ nextSettlementAt: new Date(day + DAY + 2 * HOUR).toISOString() },
      // Nothing of another's balance.
      ...{ isCovered: null, shortBy: null },
    });
    const { steps } = await progress(deep, id);
    expect(steps.map(({ tier: _, ...met }) => met)).toEqual([
      ...[{ isMet: true, areMembersMet: true, isBetMet: true, isResultMet: true }].map((one) => ({
        ...one,
        betShare: 10_000,
        resultShare: 10_000,
      })),
      {
        ...{ isMet: false, areMembersMet: false, isBetMet: false, isResultMet: false },
        ...{ betShare: 2_500, resultShare: 5_000 },
      },
    ]);
    await plays(deep, gateway.now() - 1, 300_00n, 200_00n);
    expect(await progress(deep, id)).toMatchObject({ reached: 2, current: '20.00', low: '0.00' });
    await plays(deep, gateway.now() - 1, 10_00n, 400_00n);
    expect(await progress(deep, id)).toMatchObject({ reached: 1, current: '0.00' });
    goTo(day + DAY - 1);
    expect((await progress(deep, id)).startAt).toBe(new Date(day).toISOString());
    goTo(day + DAY);
    expect(await progress(deep, id)).toMatchObject({
      ...{ startAt: new Date(day + DAY).toISOString(), periodBet: '0.00', reached: null },
    });
    expect(await get('agent1', path(id))).toMatchObject({ status: 404 });
    await answer(deep, id, 'terminate', { kind: 'dividend' });
    expect(await get(deep, path(id))).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  });

  it('adds what is settled of a salary to what is running, and to the rest at this pace', async () => {
    const tiers = [tier(10), tier(20, { periodBet: '300.00' })];
    const id = await agreed(['agent1', 'beacon1'], 'hourly', tiers);
    const day = nextDay();
    await plays(deep, day, 100_00n);
    await plays(deep, day + HOUR, 100_00n);
    await plays(deepest, day + 2 * HOUR - 1, 100_00n);
    await plays(deep, day + 2 * HOUR, 50_00n);
    goTo(day + 3 * HOUR - 1);
    // The first hour at 0.10 %, the second at 0.20 % of what was reached in it, the third is running.
    const before = await progress('beacon1', id);
    expect(before).toMatchObject({ current: '0.60', low: '0.60', reached: 2, nextAmount: '0.10' });
    expect(Number(before.high)).toBeGreaterThan(Number(before.current));
    goTo(day + 3 * HOUR);
    expect(await progress('beacon1', id)).toMatchObject({ current: '0.60', nextAmount: '0.00' });
    await answer('beacon1', id, 'terminate', { kind: 'hourly' });
  });

  it('tells the payer alone that a payment is not covered, and warns once before it is due', async () => {
    const id = await agreed(['beacon1', deep], 'dividend', [tier(1000)]);
    const day = nextDay();
    await plays(deepest, day, 50_000_00n);
    await fund('beacon1', 1_000_00n - (await holds('beacon1')));
    goTo(day + 12 * HOUR);
    expect(await progress('beacon1', id)).toMatchObject({
      ...{ isCovered: false, shortBy: '4000.00', nextAmount: '5000.00' },
    });
    const warnings = async () =>
      (await messagesOf(gateway, await gateway.login('beacon1'), 50)).filter(({ title }) =>
        title.includes('not covered'),
      );
    await workAt(day + DAY - HOUR);
    expect(await warnings()).toEqual([]);
    await workAt(day + DAY);
    const [warned, ...others] = await warnings();
    expect(others).toEqual([]);
    const missing = formatAmount(5_000_00n - (await holds('beacon1')));
    expect(warned?.content).toContain('5000.00');
    expect(warned?.content).toContain(missing);
    await workAt(day + DAY + HOUR);
    expect(await warnings()).toHaveLength(1);
    // Its payment is what comes next, also while the next period runs.
    expect(await progress('beacon1', id)).toMatchObject({
      ...{ nextSettlementAt: new Date(day + DAY + 2 * HOUR).toISOString(), nextAmount: '5000.00' },
    });
    await fund('beacon1', 4_000_00n);
    expect(await progress('beacon1', id)).toMatchObject({ isCovered: true, shortBy: null });
    const waiting = await offered('agent1', 'beacon1', 20, { kind: 'daily' });
    expect(await get('beacon1', path(waiting))).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  });
});
