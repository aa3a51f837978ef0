import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractPayout } from '../src/contracts/schema';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { walletOf } from '../src/money/ledger';
import { entry, txn } from '../src/money/schema';
import { rowName, WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { jobRun } from '../src/platform/schema';
import { createContractCalls, tier } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';
import { messagesOf } from './support/inbox';
import { skipOtherJobs } from './support/jobs';

type Schemas = components['schemas'];
type Kind = Schemas['ContractKind'];

const RECORDS: Record<Kind, string> = {
  dividend: '/wps/agent/dividends',
  daily: '/wps/agent/salaries/daily',
  hourly: '/wps/agent/salaries/hourly',
  realtime: '/wps/agent/salaries/realtime',
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('what contracts pay', () => {
  let gateway: TestGateway;
  /** An agent below beacon1, and a member below that agent. */
  let [deep, deepest] = ['', ''];
  /** The first midnight of the tests, when most contracts begin. */
  let midnight = 0;

  const { known, get, agreed, answer, belowBeacon, plays, fund } = createContractCalls(
    () => gateway,
  );
  const read = async (by: string, kind: Kind, query = '') =>
    (await get(by, `${RECORDS[kind]}?pageSize=100${query}`)).value as Schemas['ContractPayoutPage'];
  const paidBy = async (by: string, contractId: string, kind: Kind) =>
    (await read(by, kind)).content.filter((one) => one.contractId === contractId).reverse();
  const end = (contractId: string, kind: Kind, by = 'beacon1') =>
    answer(by, contractId, 'terminate', { kind });
  const nextDay = () => (Math.floor(gateway.now() / DAY) + 1) * DAY;
  const holds = async (username: string) =>
    (await walletOf(gateway.db, (await known(username)).id)).amount;
  const rowOf = (name: string) => rowName(gateway.config.merchant, { name });
  /** Moves the clock and runs one job alone; the others are proven elsewhere. */
  const workAt = async (moment: number, job = 'contract-wages') => {
    gateway.pass(moment - gateway.now());
    await skipOtherJobs(gateway, job);
    await gateway.runJobs();
  };
  /** The same, once everything up to a moment is written. */
  const goTo = (moment: number, job?: string) => workAt(moment + WRITTEN_WITHIN_MS, job);
  const REAL_TIME = 'contract-real-time';

  beforeAll(async () => {
    gateway = await startGateway();
    [deep, deepest] = await belowBeacon();
    midnight = (Math.floor(gateway.now() / DAY) + 2) * DAY;
    // The first run of the jobs sets the start of their slots.
    gateway.pass(midnight - HOUR + MINUTE - gateway.now());
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('[AC-06] settle real-time salaries every five minutes', async () => {
    const id = await agreed(['agent1', 'beacon1'], 'realtime', [tier(20)]);
    const starts = midnight - HOUR + 5 * MINUTE;
    await plays('beacon1', starts - 1, 50_00n);
    await plays('beacon1', starts, 100_00n);
    await plays(deepest, starts + 5 * MINUTE - 1, 40_00n, 60_00n);
    await plays(deep, starts + 5 * MINUTE, 30_00n);
    await plays('cove1', starts + MINUTE, 500_00n);
    const before = await holds('beacon1');
    await goTo(starts + 5 * MINUTE, REAL_TIME);
    const [first, ...others] = await paidBy('agent1', id, 'realtime');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ direction: 'paid', account: 'beacon1', activeMembers: 2, rate: 20, amount: '0.28' },
      ...{ periodBet: '140.00', periodProfitLoss: '-80.00', status: 'paid' },
      ...{ startAt: new Date(starts).toISOString(), paidAt: new Date(gateway.now()).toISOString() },
    });
    await goTo(starts + 15 * MINUTE, REAL_TIME);
    const amounts = (await paidBy('beacon1', id, 'realtime')).map(({ amount }) => amount);
    expect(amounts).toEqual(['0.28', '0.06']);
    expect(await holds('beacon1')).toBe(before + 34n);
  });

  it('[AC-06] count a bet of a slot that is written after its end, in that slot', async () => {
    const end = (Math.floor(gateway.now() / (5 * MINUTE)) + 2) * 5 * MINUTE;
    await goTo(end - 5 * MINUTE, REAL_TIME);
    const amounts = async () =>
      (await read('beacon1', 'realtime')).content.map(({ amount }) => amount);
    const [before, paid] = [await holds('beacon1'), await amounts()];
    await plays('beacon1', end - 2 * MINUTE, 100_00n);
    // The round is played in time, but its transaction is still open when the slot ends.
    await workAt(end + WRITTEN_WITHIN_MS - 1, REAL_TIME);
    expect(await amounts()).toEqual(paid);
    await plays('beacon1', end - 1, 50_00n);
    await goTo(end, REAL_TIME);
    await goTo(end + 5 * MINUTE, REAL_TIME);
    expect(await amounts()).toEqual(['0.30', ...paid]);
    expect(await holds('beacon1')).toBe(before + 30n);
  });

  it('[AC-06] compute daily salaries on a day and pay them on the next', async () => {
    const id = await agreed(['agent1', 'beacon1'], 'daily', [tier(50, { activeMembers: 2 })]);
    await plays('beacon1', midnight - 1, 900_00n);
    await plays(deep, midnight, 100_00n);
    await plays(deepest, midnight + DAY - 1, 201_00n, 10_00n);
    await plays(deep, midnight + DAY, 900_00n);
    await goTo(midnight + DAY - 1);
    expect(await paidBy('agent1', id, 'daily')).toEqual([]);
    const before = await holds('beacon1');
    await goTo(midnight + DAY + HOUR);
    const [waiting] = await paidBy('agent1', id, 'daily');
    expect(waiting).toMatchObject({ status: 'pending', paidAt: null, amount: '1.50' });
    await goTo(midnight + DAY + 2 * HOUR);
    const [paid, ...others] = await paidBy('beacon1', id, 'daily');
    expect(others).toEqual([]);
    expect(paid).toMatchObject({
      ...{ direction: 'received', account: 'agent1', status: 'paid', amount: '1.50', rate: 50 },
      ...{ activeMembers: 2, periodBet: '301.00', periodProfitLoss: '-291.00' },
    });
    const own = await gateway.db
      .select({ kind: txn.kind, amount: entry.amount })
      .from(txn)
      .innerJoin(entry, eq(entry.txnId, txn.id))
      .where(eq(txn.reference, paid?.payoutId ?? ''))
      .orderBy(entry.amount);
    expect(own).toEqual([
      { kind: 'SALARY', amount: -150n },
      { kind: 'SALARY', amount: 150n },
    ]);
    expect(await holds('beacon1')).toBe(before + 150n);
    await end(id, 'daily');
  });

  it('hold conditions of an hourly salary against the day so far', async () => {
    const tiers = [tier(10), tier(20, { periodBet: '100.00' })];
    const id = await agreed(['agent1', 'beacon1'], 'hourly', tiers);
    const day = nextDay();
    await plays('beacon1', day - 1, 900_00n);
    for (const hour of [0, 2, 3]) await plays(deep, day + hour * HOUR, 60_00n, 70_00n);
    await goTo(day + 4 * HOUR);
    const rows = await paidBy('agent1', id, 'hourly');
    expect(rows.map(({ rate, amount }) => [rate, amount])).toEqual([
      [10, '0.06'],
      [20, '0.12'],
      [20, '0.12'],
    ]);
    expect(rows.map(({ periodBet }) => periodBet)).toEqual(['60.00', '60.00', '60.00']);
    await end(id, 'hourly');
  });

  it('are a share of what players lost, by the days that a contract counted', async () => {
    const fixed = { activeMembers: 2, amount: '5.00' };
    const id = await agreed(['agent1', 'beacon1'], 'dividend', [tier(1000, fixed)]);
    const first = nextDay();
    await plays(deep, first, 100_00n, 20_00n);
    await plays(deepest, first + HOUR, 10_00n);
    // On the second day members win: no share is paid, and the loss is not carried over.
    await plays(deep, first + DAY, 100_00n, 300_00n);
    await plays(deepest, first + DAY, 10_00n);
    // On the third day one active member is missing; the evening counts for nobody, as the contract has ended.
    await plays(deep, first + 2 * DAY, 700_00n);
    await plays(deepest, first + 2 * DAY + 12 * HOUR, 700_00n);
    await goTo(first + 2 * DAY + 6 * HOUR);
    await end(id, 'dividend');
    await goTo(first + 4 * DAY);
    const rows = await paidBy('agent1', id, 'dividend');
    expect(
      rows.map(({ periodProfitLoss, rate, amount }) => [periodProfitLoss, rate, amount]),
    ).toEqual([
      ['-90.00', 1000, '14.00'],
      ['190.00', 1000, '5.00'],
      ['-700.00', 0, '0.00'],
    ]);
    expect(rows.every(({ status }) => status === 'paid')).toBe(true);
  });

  it('[AC-06] count an open bet once, in the period in which it is decided', async () => {
    const id = await agreed(['agent1', 'beacon1'], 'dividend', [tier(1000)]);
    const hourly = await agreed(['agent1', 'beacon1'], 'hourly', [tier(10)]);
    const day = nextDay();
    await plays(deep, day + HOUR, 50_00n);
    const lottery = await plays(deep, day + DAY - MINUTE, 100_00n, null);
    await goTo(day + DAY);
    const settledAt = new Date(day + DAY + MINUTE);
    const win = { payout: 400_00n, isOpen: false, settledAt };
    await gateway.db.update(bet).set(win).where(eq(bet.id, lottery));
    await plays(deepest, day + DAY + 2 * HOUR, 500_00n);
    await goTo(day + 2 * DAY + 2 * HOUR);
    await end(id, 'dividend');
    await end(hourly, 'hourly');
    const told = async (kind: Kind, of: string) =>
      (await paidBy('agent1', of, kind)).map((row) => [
        ...[row.periodBet, row.periodProfitLoss, row.amount],
      ]);
    expect(await told('hourly', hourly)).toEqual([
      ['50.00', '-50.00', '0.05'],
      ['100.00', '300.00', '0.10'],
      ['500.00', '-500.00', '0.50'],
    ]);
    expect(await told('dividend', id)).toEqual([
      ['50.00', '-50.00', '5.00'],
      ['600.00', '-200.00', '20.00'],
    ]);
  });

  it('count for a replaced contract until its successor starts', async () => {
    const old = await agreed(['agent1', 'beacon1'], 'daily', [tier(50)]);
    const day = nextDay();
    await goTo(day + 6 * HOUR);
    const fresh = await agreed(['agent1', 'beacon1'], 'daily', [tier(20)]);
    for (const at of [day + HOUR, day + 20 * HOUR, day + DAY]) await plays(deep, at, 100_00n);
    await goTo(day + 2 * DAY + 2 * HOUR);
    const paid = async (id: string) =>
      (await paidBy('agent1', id, 'daily')).map(({ periodBet, amount }) => [periodBet, amount]);
    expect(await paid(old)).toEqual([['200.00', '1.00']]);
    expect(await paid(fresh)).toEqual([['100.00', '0.20']]);
    await end(fresh, 'daily');
  });

  it('wait for a payer without cover, and fail after a week', async () => {
    const id = await agreed(['beacon1', deep], 'dividend', [tier(1000)]);
    const day = nextDay();
    await plays(deepest, day, 40_000_00n);
    await plays(deepest, day + DAY, 80_000_00n);
    const [before, got] = [await holds('beacon1'), await holds(deep)];
    await goTo(day + 2 * DAY + 2 * HOUR);
    await end(id, 'dividend', deep);
    const states = async () =>
      (await paidBy('beacon1', id, 'dividend')).map(({ status }) => status);
    expect(await states()).toEqual(['pending', 'pending']);
    const work = async (by: string) =>
      (await get(by, '/wps/relay/CSP_unreadCount')).value as Schemas['UnreadCount'];
    expect((await work('beacon1')).contractWork).toContainEqual({
      ...{ kind: 'dividend', toAnswer: 0, unpaid: 2 },
    });
    expect((await work(deep)).contractWork).toEqual([]);
    expect(await holds('beacon1')).toBe(before);
    await fund('beacon1', 4_000_00n);
    await goTo(day + 2 * DAY + 3 * HOUR);
    expect((await states()).slice(0, 2)).toEqual(['paid', 'pending']);
    expect(await holds(deep)).toBe(got + 4_000_00n);
    expect(await holds('beacon1')).toBe(before);
    const { totals } = await read('beacon1', 'dividend', '&direction=paid');
    expect(totals).toMatchObject({ paid: '4000.00', periodBet: '120000.00' });
    const longAgo = new Date(day - 7 * DAY);
    const isIt = eq(contractPayout.contractId, id);
    await gateway.db.update(contractPayout).set({ dueAt: longAgo }).where(isIt);
    await goTo(day + 2 * DAY + 4 * HOUR);
    expect((await states()).slice(0, 2)).toEqual(['paid', 'failed']);
    for (const by of ['beacon1', deep]) {
      const messages = await messagesOf(gateway, await gateway.login(by));
      const failed = messages.find(({ title }) => title === 'A contract was not paid');
      expect(failed?.content, by).toContain('8000.00');
    }
    await fund('beacon1', 9_000_00n);
    await goTo(day + 2 * DAY + 5 * HOUR);
    expect((await states())[1]).toBe('failed');
  });

  it('are paid once, however often and by how many the work is done', async () => {
    const id = await agreed(['agent1', 'beacon1'], 'daily', [tier(50)]);
    const day = nextDay();
    for (const at of [0, 1, 2]) await plays(deep, day + at * DAY, 100_00n);
    const before = await holds('beacon1');
    await goTo(day + 2 * HOUR);
    // After three days off every missed day is settled.
    gateway.pass(3 * DAY);
    await skipOtherJobs(gateway, 'contract-wages');
    await Promise.all([gateway.runJobs(), gateway.runJobs(), gateway.runJobs()]);
    expect(await paidBy('agent1', id, 'daily')).toHaveLength(3);
    expect(await holds('beacon1')).toBe(before + 150n);
    await gateway.db
      .update(jobRun)
      .set({ doneUntil: new Date(day + DAY - HOUR) })
      .where(eq(jobRun.name, rowOf('contract-wages')));
    await gateway.runJobs();
    expect(await paidBy('agent1', id, 'daily')).toHaveLength(3);
    expect(await holds('beacon1')).toBe(before + 150n);
  });
});
