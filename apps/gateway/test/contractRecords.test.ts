import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, contractPayout, contractTier } from '../src/contracts/schema';
import { payoutOf, reachedTier } from '../src/contracts/tiers';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { shareOf } from '../src/money/rates';
import { entry, txn } from '../src/money/schema';
import { createContractCalls } from './support/contractCalls';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];
type Page = Schemas['ContractPayoutPage'];

const RECORDS = {
  dividend: '/wps/agent/dividends',
  daily: '/wps/agent/salaries/daily',
  hourly: '/wps/agent/salaries/hourly',
  realtime: '/wps/agent/salaries/realtime',
};
const DAY = 86_400_000;
const CONSOLIDATED = '/wps/member/info/funds/consolidated';

describe('records of contracts', () => {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};

  const read = async (path: string, query = '', by = 'agent1') =>
    gateway.call('GET', `${path}?${query}`, { token: tokens[by] ?? '' });
  const page = async (path: string, query = '', by = 'agent1') =>
    (await read(path, `pageSize=100${query}`, by)).value as Page;
  const consolidated = (by: string) =>
    gateway.call('GET', CONSOLIDATED, { token: tokens[by] ?? '' });
  const { known, answer } = createContractCalls(() => gateway);
  const sum = (amounts: string[]) =>
    formatAmount(amounts.reduce((total, amount) => total + parseAmount(amount), 0n));

  beforeAll(async () => {
    gateway = await startGateway();
    for (const username of ['agent1', 'member1', 'cove1'])
      tokens[username] = await gateway.login(username);
    const trial = await gateway.call('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' },
      headers: { 'x-gateway-version': '3' },
    });
    tokens['trial'] = (trial.value as { token: string }).token;
  });
  afterAll(() => gateway.close());

  it.each(Object.entries(RECORDS))(
    'of the %s kind add up over all pages, those received and those paid by themselves',
    async (kind, path) => {
      const days = kind === 'daily' ? '' : '&datePreset=previous30';
      const all = await page(path, days);
      expect(all.totalElements).toBeGreaterThan(0);
      const amounts = (direction: string) =>
        all.content
          .filter((one) => one.direction === direction && one.status === 'paid')
          .map(({ amount }) => amount);
      expect(all.totalElements).toBe(all.content.length);
      expect(all.totals).toEqual({
        received: sum(amounts('received')),
        paid: sum(amounts('paid')),
        // Received payouts are for the bets of the whole team, paid ones for those of a part of it.
        periodBet: null,
        periodProfitLoss: null,
      });
      const last = (await read(path, `pageSize=2&pageNo=2${days}`)).value as Page;
      expect(last.totals).toEqual(all.totals);
      expect(last.content).toEqual(all.content.slice(2, 4));
      for (const direction of ['received', 'paid'] as const) {
        const half = await page(path, `${days}&direction=${direction}`);
        expect(half.content).toEqual(all.content.filter((one) => one.direction === direction));
        expect(half.content.length).toBeGreaterThan(0);
        expect(half.totals).toMatchObject({
          periodBet: sum(half.content.map(({ periodBet }) => periodBet)),
          periodProfitLoss: sum(half.content.map(({ periodProfitLoss }) => periodProfitLoss)),
        });
      }
      // A row can be recalculated: the share at the rate, plus the fixed sum.
      for (const { amount, fixedAmount, rate, periodBet, periodProfitLoss } of all.content) {
        const base = kind === 'dividend' ? -parseAmount(periodProfitLoss) : parseAmount(periodBet);
        const share = shareOf(base > 0n ? base : 0n, rate);
        expect(amount).toBe(formatAmount(share + parseAmount(fixedAmount)));
      }
      const fixed = new Set(all.content.map(({ fixedAmount }) => fixedAmount));
      expect(fixed.has('5.00')).toBe(kind === 'dividend');
      const ends = all.content.map(({ endAt }) => endAt);
      expect(ends).toEqual([...ends].sort().reverse());
    },
  );

  it('are narrowed by account, state and days', async () => {
    const { content } = await page(RECORDS.daily);
    const cove = await page(RECORDS.daily, '&account=cove1');
    expect(cove.content).toEqual(content.filter(({ account }) => account === 'cove1'));
    const house = await page(RECORDS.daily, '&account=parlour');
    expect(house.content.every(({ direction }) => direction === 'received')).toBe(true);
    const failed = await page(RECORDS.daily, '&status=failed&datePreset=previous30');
    expect(failed.content.every(({ status, paidAt }) => status === 'failed' && !paidAt)).toBe(true);
    const yesterday = await page(RECORDS.daily, '&datePreset=yesterday');
    const day = new Date(gateway.now() - DAY).toISOString().slice(0, 10);
    expect(yesterday.content.length).toBeGreaterThan(0);
    // A salary is paid on the day after its sales, and is listed on the day of the payment.
    for (const { startAt, paidAt } of yesterday.content) {
      expect(paidAt?.slice(0, 10)).toBe(day);
      expect(startAt < day).toBe(true);
    }
    // The upline can be named too; accounts neither above nor below can't.
    expect((await page(RECORDS.daily, '&account=agent1', 'cove1')).content.length).toBeGreaterThan(
      0,
    );
    for (const stranger of ['weak1', 'nobody', 'agent1'])
      expect(await read(RECORDS.daily, `account=${stranger}`)).toMatchObject({
        errorCode: 'NOT_FOUND',
      });
    expect(await read(RECORDS.daily, 'account=harbour1', 'cove1')).toMatchObject({ status: 404 });
    expect(await read(RECORDS.daily, '', 'member1')).toMatchObject({ errorCode: 'FORBIDDEN' });
  });

  it('[AC-03] come to what the revenue says was received and paid, whatever the days', async () => {
    const first = new Date(gateway.now() - 60 * DAY).toISOString().slice(0, 10);
    const last = new Date(gateway.now() - 20 * DAY).toISOString().slice(0, 10);
    for (const days of [
      'datePreset=yesterday',
      'datePreset=previous7',
      `startDate=${first}&endDate=${last}`,
    ])
      for (const by of ['agent1', 'cove1']) {
        const { totals } = (await read('/wps/agent/revenue', days, by))
          .value as Schemas['AgentRevenuePage'];
        const of = async (path: string) => (await page(path, `&${days}`, by)).totals;
        const dividend = await of(RECORDS.dividend);
        const salaries = await Promise.all(
          [RECORDS.daily, RECORDS.hourly, RECORDS.realtime].map(of),
        );
        const said = `${by} ${days}`;
        expect(totals.dividendReceived, said).toBe(dividend.received);
        expect(totals.dividendPaid, said).toBe(dividend.paid);
        expect(totals.salaryReceived, said).toBe(sum(salaries.map(({ received }) => received)));
        expect(totals.salaryPaid, said).toBe(sum(salaries.map(({ paid }) => paid)));
      }
  });

  it('of the demo follow from their own figures and were booked as they say', async () => {
    const tiers = await gateway.db.select().from(contractTier).orderBy(asc(contractTier.position));
    const rows = await gateway.db.select().from(contractPayout);
    expect(new Set(rows.map(({ status }) => status)).has('failed')).toBe(true);
    for (const row of rows) {
      const reached = reachedTier(
        tiers.filter(({ contractId }) => contractId === row.contractId),
        row,
      );
      expect(row.rate).toBe(reached?.rate ?? 0);
      expect(row.amount).toBe(reached === undefined ? 0n : payoutOf(row.kind, reached, row));
    }
    const booked = await gateway.db
      .select({ id: contractPayout.id, amount: contractPayout.amount, moved: entry.amount })
      .from(contractPayout)
      .innerJoin(txn, and(eq(txn.id, contractPayout.txnId), eq(txn.reference, contractPayout.id)))
      .innerJoin(entry, eq(entry.txnId, txn.id))
      .where(isNotNull(contractPayout.txnId));
    const paid = rows.filter(({ status, amount }) => status === 'paid' && amount > 0n);
    expect(booked).toHaveLength(paid.length * 2);
    for (const { amount, moved } of booked) expect(moved < 0n ? -moved : moved).toBe(amount);
  });

  it('tell at a glance what waits and what holds', async () => {
    expect((await consolidated('member1')).value).toEqual({
      dailysalreqtype: null,
      divtypereq: 'NEW',
      contracthoursalreq: 'TERMINATION',
      realtimesalreqtype: 'NEW',
      dailysalinfotype: 'ACCEPTED',
      contractmrdailysalinfotype: null,
      contracthoursalinfo: 'ACCEPTED',
      divtypeinfo: 'PENDING',
    });
    expect((await consolidated('agent1')).value).toMatchObject({
      divtypereq: 'NEW',
      divtypeinfo: 'ACCEPTED',
      contractmrdailysalinfotype: 'ACCEPTED',
    });
    const isOffer = and(
      eq(contract.kind, 'dividend'),
      eq(contract.state, 'pending'),
      eq(contract.offereeId, (await known('member1')).id),
    );
    const [offer] = await gateway.db.select({ id: contract.id }).from(contract).where(isOffer);
    await answer('member1', offer?.id ?? '', 'reject', { kind: 'dividend' });
    expect((await consolidated('member1')).value).toMatchObject({
      divtypereq: null,
      divtypeinfo: 'REJECTED',
    });
  });

  it('are refused to trial users, and to everybody where the agent policy is off', async () => {
    expect(await consolidated('trial')).toMatchObject({ errorCode: 'TRIAL_NOT_ALLOWED' });
    const turn = (enabled: boolean) =>
      gateway.call('PUT', '/wps/demo/switches', {
        headers: { 'x-demo-key': DEMO_KEY },
        body: { flags: [{ modId: 'AGENTPOLICY3', enabled }] },
      });
    const terms = async () =>
      (await read('/wps/contracts/terms', 'kind=daily')).value as { enabled: boolean };
    expect((await turn(false)).success).toBe(true);
    expect(await consolidated('agent1')).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect((await terms()).enabled).toBe(false);
    await turn(true);
    expect(await consolidated('agent1')).toMatchObject({ status: 200 });
    expect((await terms()).enabled).toBe(true);
  });
});
