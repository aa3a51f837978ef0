import { between, countDistinct, desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betsSold, salesOf } from '../../src/contracts/sales';
import { contract } from '../../src/contracts/schema';
import { toSales } from '../../src/contracts/tiers';
import { total } from '../../src/money/totals';
import { readContract } from '../../src/platform/contract';
import { CROWD_BRANCH, CROWD_TOP, seedCrowd } from '../support/crowd';
import { type CrowdCall, crowdCalls } from '../support/crowdCalls';
import { startGateway, type TestGateway } from '../support/gateway';
import { poolOf } from '../support/poolOf';
import { createTeamReader } from '../support/team';

const CONTRACT = readContract();
const OPERATIONS = CONTRACT.operations.filter(({ tag }) => tag === 'agent' || tag === 'contracts');
/** The names of the calls; who is asked about is known once the crowd is there. */
const CALLS = OPERATIONS.flatMap(({ id }) => {
  const calls = crowdCalls(CONTRACT, { top: 0, branch: 0 })[id];
  return Array.isArray(calls) ? calls.map(({ name = '' }, at) => [id, name, at] as const) : [];
});
const SCANS_BETS = /Seq Scan on bet\b/;
/** The days of everybody; those with deposits have an index of their own. */
const READS_DAYS = /Seq Scan on account_day\b|account_day_(day|account_id_day_pk)\b/;
/** Reports of a team that the sums of its groups answer. */
const OF_GROUPS = CALLS.filter(
  ([id, name]) =>
    id === 'getTeamOverview' ||
    id === 'getAgentRevenueReport' ||
    (id === 'getTeamProfitAndLoss' && name !== 'by account'),
);

describe('[AC-03] agents read a team of 20,000 with 200,000 bets on PostgreSQL', () => {
  let own: TestGateway;
  let gateway: TestGateway;
  let pool: Pool;
  let token: string;
  let calls: ReturnType<typeof crowdCalls>;
  let asked: { text: string; values: unknown[] }[] = [];
  const { person } = createTeamReader(() => own);

  beforeAll(async () => {
    own = await startGateway();
    const now = new Date(own.now());
    await seedCrowd(own.db, { people: 20_000, bets: 200_000, merchant: 'parlour', now });
    pool = await poolOf(own, 4);
    const logger = {
      logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }),
    };
    gateway = await startGateway({}, { ...own, db: drizzle(pool, { logger }) });
    token = await gateway.login(CROWD_TOP);
    const [top, branch] = [await person(CROWD_TOP), await person(CROWD_BRANCH)];
    calls = crowdCalls(CONTRACT, { top: top.id, branch: branch.id });
  }, 300_000);
  afterAll(async () => {
    await gateway.close();
    await pool.end();
    await own.close();
  });

  it.each(OPERATIONS.map(({ id }) => [id]))('knows how %s is called', (id) => {
    expect(crowdCalls(CONTRACT, { top: 0, branch: 0 })[id]).toBeDefined();
  });

  /** Calls an operation, and returns the plans of the statements that it ran. */
  async function plansOf(id: string, { query = {}, body }: CrowdCall): Promise<string[]> {
    const operation = OPERATIONS.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`${id} is missing`);
    asked = [];
    const answer = await gateway.app.inject({
      method: operation.method === 'POST' || body !== undefined ? 'POST' : 'GET',
      url: operation.path,
      query,
      headers: { merchant: 'parlour', language: 'EN', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    const plans: string[] = [];
    for (const { text, values } of asked.filter((one) => /^(select|\(select)/.test(one.text))) {
      const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  }

  it.each(CALLS)('no bet is read that %s %s does not ask for', async (id, _, at) => {
    const call = calls[id]?.[at];
    if (typeof call !== 'object') throw new Error(`${id} has no call ${at}`);
    for (const plan of await plansOf(id, call)) expect(plan).not.toMatch(SCANS_BETS);
  });

  it.each(OF_GROUPS)('no day of a person is read that %s %s adds up', async (id, _, at) => {
    const call = calls[id]?.[at];
    if (typeof call !== 'object') throw new Error(`${id} has no call ${at}`);
    for (const plan of await plansOf(id, call)) expect(plan).not.toMatch(READS_DAYS);
  });

  it('[AC-06] counts for every contract what its bets come to one by one', async () => {
    const hour = 3_600_000;
    const day = 24 * hour;
    const known = await own.db.select().from(contract).orderBy(desc(contract.countsUntil));
    const [to, today] = [Math.floor(own.now() / hour) * hour, Math.floor(own.now() / day) * day];
    const all = known.map(({ id }) => id);
    // Those of a few persons, some of which have ended.
    const some = all.filter((_, at) => at % 50 === 0);
    const spans = [
      [to - hour, to, all],
      [to - 5 * day, to, all],
      [today - day, today, all],
      [today - 3 * day, today, all],
      [today - 40 * day, today, some],
    ] as const;
    let cutOff = 0;
    for (const [from, until, ids] of spans) {
      const span = { from: new Date(from), to: new Date(until) };
      const sold = betsSold(own.db, ids, span);
      const bets = await own.db
        .select({
          id: sold.contractId,
          activeMembers: countDistinct(sold.accountId),
          stake: total(sold.stake),
          payout: total(sold.payout),
        })
        .from(sold)
        .groupBy(sold.contractId);
      const expected = bets.map(
        ({ id, activeMembers, stake, payout }) =>
          [id, toSales(activeMembers, stake, payout)] as const,
      );
      expect(expected.length).toBeGreaterThan(ids === some ? 10 : 100);
      expect(await salesOf(own.db, ids, span)).toEqual(new Map(expected));
      const ended = between(contract.countsUntil, span.from, span.to);
      const inSpan = await own.db.select().from(contract).where(ended);
      cutOff += inSpan.filter(({ id }) => (ids as readonly string[]).includes(id)).length;
    }
    expect(cutOff).toBeGreaterThan(0);
  });
});
