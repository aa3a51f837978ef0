import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { deposit } from '../src/wallet/schema';
import { newcomer } from './examples/identity';
import { startGateway, type TestGateway } from './support/gateway';
import { accountIdOf, addBet } from './support/promotions';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];
type Link = Schemas['RegisterLink'];

const LINKS = '/wps/agent/registerLinks';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('[AG-08] statistics of register links', () => {
  let gateway: TestGateway;
  const { ask, tokenOf } = createTeamReader(() => gateway);

  const create = async (fields: object = {}): Promise<Link> => {
    const { value } = await gateway.call('POST', LINKS, {
      token: await tokenOf('agent1'),
      body: { name: 'Meeting', accountType: 'member', rebates: [], expiresAt: null, ...fields },
    });
    return value;
  };
  const visit = (code: string, more = '') =>
    gateway.call('GET', `/wps/agent/affiliate?code=${code}&domain=parlour.example${more}`);
  /** Registers somebody by a link, and answers the account's id. */
  const join = async (affiliateCode: string, sub?: string): Promise<number> => {
    const fields = { ...(await newcomer(gateway)), affiliateCode, ...(sub && { sub }) };
    const answer = await gateway.send('PUT', '/wps/member/register', fields);
    expect(answer).toMatchObject({ success: true });
    return accountIdOf(gateway, fields.username);
  };
  const credit = async (accountId: number) => {
    const now = new Date(gateway.now());
    await gateway.db.insert(deposit).values({
      id: `dp-${randomUUID()}`,
      accountId,
      methodId: 'dm-bank',
      amount: 50_00n,
      fee: 0n,
      state: 'SUCCESS',
      steps: [],
      createdAt: now,
      expiresAt: now,
      creditedAt: now,
    });
  };
  const statistics = async (query: string): Promise<Schemas['RegisterLinkStatisticsPage']> => {
    const { value } = await ask(`registerLinks/statistics?${query}`);
    return value;
  };
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

  beforeAll(async () => {
    gateway = await startGateway({ UTC_OFFSET_MINUTES: '480' });
    // A moment inside a day, so that some minutes do not end it.
    gateway.pass(DAY - ((gateway.now() + 8 * HOUR) % DAY) + HOUR);
  });
  afterAll(() => gateway.close());

  it('count visits, registrations, first deposits and bets by the place of a link', async () => {
    const { linkId, affiliateCode: code } = await create();
    await visit(code, '&sub=poster-3');
    await visit(code, '&sub=poster-3');
    await visit(code, '&sub=poster-3&visit=false');
    await visit(code);
    const first = await join(code, 'poster-3');
    await join(code);
    await credit(first);
    await credit(first);
    await addBet(gateway, first, 10_00n, { payout: 4_00n });
    const page = await statistics(`linkId=${linkId}&groupBy=sub`);
    expect(page.content).toEqual([
      {
        ...{ linkId, name: 'Meeting', sub: 'poster-3', date: null },
        figures: {
          ...{ visits: 2, registered: 1, registeredRate: 5000 },
          ...{ firstDeposits: 1, firstDepositRate: 10_000 },
          ...{ validBet: '10.00', profitLoss: '-6.00' },
        },
      },
      {
        ...{ linkId, name: 'Meeting', sub: '', date: null },
        figures: {
          ...{ visits: 1, registered: 1, registeredRate: 10_000 },
          ...{ firstDeposits: 0, firstDepositRate: 0, validBet: '0.00', profitLoss: '0.00' },
        },
      },
    ]);
    const sums = { visits: 3, registered: 2, registeredRate: 6667, firstDeposits: 1 };
    expect(page.totals).toMatchObject({ ...sums, firstDepositRate: 5000, validBet: '10.00' });
    const byLink = await statistics('pageSize=100');
    const row = byLink.content.find((one) => one.linkId === linkId);
    expect(row).toMatchObject({ sub: null, figures: page.totals });
  });

  it("stand on the merchant's day on which each thing happened", async () => {
    const { linkId, affiliateCode: code } = await create();
    const today = gateway.now() + 8 * HOUR;
    await visit(code);
    const joined = await join(code);
    gateway.pass(23 * HOUR - 60_000);
    await visit(code);
    gateway.pass(60_000);
    await credit(joined);
    await visit(code);
    const range = `startDate=${dayAt(today)}&endDate=${dayAt(today + DAY)}`;
    const { content, totals } = await statistics(`linkId=${linkId}&groupBy=day&${range}`);
    expect(content).toMatchObject([
      { date: dayAt(today + DAY), figures: { visits: 1, registered: 0, firstDeposits: 1 } },
      { date: dayAt(today), figures: { visits: 2, registered: 1, firstDeposits: 0 } },
    ]);
    expect(content[0]?.figures.firstDepositRate).toBeNull();
    expect(totals).toMatchObject({ visits: 3, registered: 1, firstDeposits: 1 });
    const only = `startDate=${dayAt(today)}&endDate=${dayAt(today)}`;
    expect((await statistics(`linkId=${linkId}&${only}`)).totals.firstDeposits).toBe(0);
  });

  it('show each link, also one without visits, and none of another agent', async () => {
    const { linkId } = await create({ name: 'Quiet' });
    const { content } = await statistics('pageSize=100');
    expect(content.find((one) => one.linkId === linkId)).toMatchObject({
      name: 'Quiet',
      figures: { visits: 0, registeredRate: null, firstDepositRate: null },
    });
    const foreign = await ask(`registerLinks/statistics?linkId=${linkId}`, 'cove1');
    expect(foreign).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    const others = await ask('registerLinks/statistics?pageSize=100', 'cove1');
    const { content: theirs } = others.value as Schemas['RegisterLinkStatisticsPage'];
    expect(theirs.some((one) => one.linkId === linkId)).toBe(false);
  });

  it('tell only so many places apart, and refuse those that name none', async () => {
    expect(await visit('REFAGENT1', '&sub=a%20b')).toMatchObject({ status: 400 });
    const { linkId, affiliateCode: code } = await create();
    for (let at = 0; at < 503; at += 1) await visit(code, `&sub=p${at}`);
    const page = await statistics(`linkId=${linkId}&groupBy=sub&pageSize=100`);
    expect(page.totalElements).toBe(501);
    expect(page.content[0]).toMatchObject({ sub: '', figures: { visits: 3 } });
    expect(page.totals.visits).toBe(503);
  });
});
