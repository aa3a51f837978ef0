import { and, eq, gte, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRebate, accountRebatePast } from '../src/agent/schema';
import { formatAmount, parseAmount } from '../src/money/amount';
import { txn } from '../src/money/schema';
import { rowName, WRITTEN_WITHIN_MS } from '../src/platform/jobs';
import { jobRun } from '../src/platform/schema';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { addBet, holdings } from './support/promotions';
import { createTeamReader } from './support/team';
import { expectSoundLedger } from './support/wallet';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const JOB = 'team-rebates';

describe('what agents earn by rebates', () => {
  let gateway: TestGateway;
  /** agent1, an agent directly below, a member below that agent, and a member directly below agent1. */
  let [top, middle, deep, direct] = [0, 0, 0, 0];
  /** The start of the tests' day. */
  let day = 0;

  const { read, person, idOf, setRebate } = createTeamReader(() => gateway);
  const holds = async (id: number) => (await holdings(gateway, id)).money;
  /** What the report of the tests' day shows to an agent. */
  const reported = async (by: string, at = day) => {
    const date = new Date(at).toISOString().slice(0, 10);
    const page = await read<'AgentRevenuePage'>(`revenue?startDate=${date}&endDate=${date}`, by);
    return page.totals.rebateEarned;
  };
  const bookings = () =>
    gateway.db
      .select({ scope: txn.scope, key: txn.idempotencyKey, kind: txn.kind })
      .from(txn)
      .where(
        and(like(txn.scope, 'rebate:%'), gte(txn.idempotencyKey, new Date(day).toISOString())),
      );
  /** Moves the clock until everything up to a moment is written, and runs this job alone. */
  const goTo = async (moment: number, times = 1) => {
    gateway.pass(moment + WRITTEN_WITHIN_MS - gateway.now());
    await gateway.db
      .update(jobRun)
      .set({ doneUntil: new Date(gateway.now()) })
      .where(ne(jobRun.name, rowName(gateway.config.merchant, { name: JOB })));
    await Promise.all(Array.from({ length: times }, () => gateway.runJobs()));
  };
  const agree = async (accountId: number, rate: number) => {
    const target = [accountRebate.accountId, accountRebate.gameCategory];
    await gateway.db
      .insert(accountRebate)
      .values({ accountId, gameCategory: 'RNG', rate })
      .onConflictDoUpdate({ target, set: { rate } });
  };

  beforeAll(async () => {
    gateway = await startGateway();
    [top, middle, direct] = (await Promise.all(
      ['agent1', 'cove1', 'member1'].map(async (name) => (await person(name)).id),
    )) as [number, number, number];
    const isBelow = and(eq(account.uplineId, middle), eq(account.type, 0));
    const [below] = await gateway.db.select().from(account).where(isBelow);
    deep = below?.id ?? 0;
    await gateway.db.delete(accountRebatePast);
    for (const [id, rate] of [
      [top, 120],
      [middle, 75],
      [deep, 40],
      [direct, 60],
    ] as const)
      await agree(id, rate);
    day = (Math.floor(gateway.now() / DAY) + 2) * DAY;
    gateway.pass(day - gateway.now());
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('is paid once for each day and agent when the day is over, as the report says', async () => {
    await addBet(gateway, direct, 1_000_00n, { playedAt: new Date(day) });
    await addBet(gateway, deep, 2_50n, { playedAt: new Date(day + HOUR) });
    await addBet(gateway, deep, 700_00n, { playedAt: new Date(day + DAY - 1), payout: 900_00n });
    // Bets of the next day, and of the agent, of which nobody here gets a difference.
    await addBet(gateway, direct, 5_000_00n, { playedAt: new Date(day + DAY) });
    await addBet(gateway, top, 400_00n, { playedAt: new Date(day + HOUR) });
    const [before, below] = [await holds(top), await holds(middle)];
    await goTo(day + DAY - HOUR);
    // 60 of 1,000.00 and 45 of 702.50, which is 3.16125; the agent between gets 35 of the latter.
    expect(await reported('agent1')).toBe('9.16');
    expect(await reported('cove1')).toBe('2.46');
    expect(await bookings()).toEqual([]);
    await goTo(day + DAY, 3);
    await goTo(day + DAY + HOUR, 3);
    expect(await holds(top)).toBe(before + 9_16n);
    expect(await holds(middle)).toBe(below + 2_46n);
    expect(await reported('agent1')).toBe('9.16');
    expect(await reported('cove1')).toBe('2.46');
    const key = new Date(day).toISOString();
    expect(await bookings()).toHaveLength(2);
    for (const id of [top, middle])
      expect(await bookings()).toContainEqual({ scope: `rebate:${id}`, key, kind: 'REBATE' });
    await expectSoundLedger(gateway.db);
  });

  it('stays as it was booked, whoever does the work of that day again', async () => {
    const before = await holds(top);
    await gateway.db
      .update(jobRun)
      .set({ doneUntil: new Date(day) })
      .where(eq(jobRun.name, rowName(gateway.config.merchant, { name: JOB })));
    await goTo(day + DAY + HOUR);
    expect(await holds(top)).toBe(before);
    // A bet that is written too late for its day changes neither the payout nor the report.
    await addBet(gateway, direct, 9_000_00n, { playedAt: new Date(day + HOUR) });
    expect(await reported('agent1')).toBe('9.16');
  });

  it('goes by the rates of the day, and sums to what was booked over all days', async () => {
    gateway.pass(HOUR);
    await setRebate(await idOf('member1'), 100);
    await goTo(day + 2 * DAY);
    expect(await reported('agent1', day + DAY)).toBe('30.00');
    await addBet(gateway, direct, 1_000_00n, { playedAt: new Date(day + 2 * DAY + HOUR) });
    await goTo(day + 3 * DAY);
    expect(await reported('agent1', day + 2 * DAY)).toBe('2.00');
    const days = await read<'AgentRevenuePage'>('revenue?datePreset=previous7&pageSize=100');
    const [booked] = await gateway.db
      .select({ amount: sql`coalesce(sum(e.amount), 0)`.mapWith(BigInt) })
      .from(sql`entry e join txn t on t.id = e.txn_id`)
      .where(
        sql`t.scope = ${`rebate:${top}`} and e.amount > 0 and t.idempotency_key >= ${new Date(day).toISOString()}`,
      );
    const said = days.content.filter(({ date }) => Date.parse(date) >= day);
    const sum = said.reduce((all, { figures }) => all + parseAmount(figures.rebateEarned), 0n);
    expect(formatAmount(booked?.amount ?? 0n)).toBe(formatAmount(sum));
    expect(formatAmount(sum)).toBe('41.16');
  });
});
