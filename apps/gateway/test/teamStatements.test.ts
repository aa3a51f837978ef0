import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import { toMemberId } from '../src/member/memberId';
import { parseAmount } from '../src/money/amount';
import { startGateway, type TestGateway } from './support/gateway';
import { bookFunds } from './support/promotions';
import { type Account, createTeamReader, sumOf } from './support/team';

const DAY = 86_400_000;
describe('statements of a team', () => {
  let gateway: TestGateway;
  let member: Account;

  const { ask, read, person, setRebate } = createTeamReader(() => gateway);
  const play = (owner: Account, stake: bigint, payout = 0n) =>
    gateway.db.insert(bet).values({
      id: `rd-${crypto.randomUUID()}`,
      accountId: owner.id,
      nodeId: 2000,
      vassalage: 'LNW',
      gameType: 'RNG',
      stake,
      payout,
      playedAt: new Date(gateway.now()),
    });

  beforeAll(async () => {
    gateway = await startGateway();
    member = await person('member1');
  });
  afterAll(() => gateway.close());

  it('take presets or days, at most ninety back', async () => {
    const day = (ago: number) => new Date(gateway.now() - ago * DAY).toISOString().slice(0, 10);
    const overview = (query: string) => read<'TeamOverview'>(`team/overview?${query}`);
    expect((await overview('')).days.map(({ date }) => date)).toEqual([day(0)]);
    expect((await overview('datePreset=yesterday')).days.map(({ date }) => date)).toEqual([day(1)]);
    expect((await overview('datePreset=previous7')).days).toHaveLength(7);
    expect((await overview(`startDate=${day(90)}&endDate=${day(0)}`)).days).toHaveLength(91);
    expect(await ask(`team/overview?startDate=${day(91)}&endDate=${day(0)}`)).toMatchObject({
      status: 400,
    });
    expect(await ask(`team/overview?datePreset=today&endDate=${day(0)}`)).toMatchObject({
      status: 400,
    });
    expect(await ask(`team/overview?startDate=${day(0)}&endDate=${day(1)}`)).toMatchObject({
      status: 400,
    });
    expect((await read<'TeamProfitPage'>('team/profitAndLoss')).totalElements).toBe(7);
    expect((await read<'AgentRevenuePage'>('revenue')).totalElements).toBe(30);
  });

  it('come to the same sums by day, by account and by category', async () => {
    const statements = await Promise.all(
      ['day', 'account', 'gameCategory'].map(async (groupBy) => {
        const pages = [];
        for (let page = 1, last = 1; page <= last; page += 1) {
          const one = await read<'TeamProfitPage'>(
            `team/profitAndLoss?datePreset=previous30&groupBy=${groupBy}&pageSize=50&pageNo=${page}`,
          );
          last = one.totalPages;
          pages.push(one);
        }
        return pages;
      }),
    );
    const totals = statements[0]?.[0]?.totals;
    expect(parseAmount(totals?.betAmount ?? '')).toBeGreaterThan(0n);
    for (const pages of statements) {
      const rows = pages.flatMap(({ content }) => content).map(({ figures }) => figures);
      expect(pages[0]?.totals).toEqual(totals);
      expect(rows).toHaveLength(pages[0]?.totalElements ?? -1);
      for (const field of [
        'betAmount',
        'validBet',
        'payout',
        'rebate',
        'bonus',
        'salary',
        'profitLoss',
      ] as const)
        expect(sumOf(rows.map((row) => row[field])), field).toBe(
          parseAmount(totals?.[field] ?? ''),
        );
      expect(rows.reduce((sum, { betCount }) => sum + betCount, 0)).toBe(totals?.betCount);
    }
    const { people, money, days } = await read<'TeamOverview'>(
      'team/overview?datePreset=previous30',
    );
    expect(money).toMatchObject({
      betAmount: totals?.betAmount,
      payout: totals?.payout,
      rebate: totals?.rebate,
      bonus: totals?.bonus,
    });
    for (const field of ['betAmount', 'profitLoss', 'deposits', 'withdrawals'] as const)
      expect(sumOf(days.map((one) => one[field])), field).toBe(parseAmount(money[field]));
    expect(people.registered).toBe(days.reduce((sum, { registered }) => sum + registered, 0));
    expect(people.active).toBe(
      statements[1]?.flatMap(({ content }) => content).filter(({ figures }) => figures.betCount > 0)
        .length,
    );
  });

  it('take a bonus off again that was taken back', async () => {
    const own = 'team/profitAndLoss?datePreset=today&account=member1';
    const before = (await read<'TeamProfitPage'>(own)).totals;
    await bookFunds(gateway, member.id, 8_00n, 'BONUS');
    await bookFunds(gateway, member.id, -5_00n, 'BONUS');
    const after = (await read<'TeamProfitPage'>(own)).totals;
    for (const field of ['bonus', 'profitLoss'] as const)
      expect(parseAmount(after[field]) - parseAmount(before[field]), field).toBe(3_00n);
  });

  it('[AC-03] say one result of the players in every report, and no salary in it', async () => {
    gateway.pass(DAY);
    const cove = await person('cove1');
    await play(member, 40_00n, 15_00n);
    await play(cove, 10_00n);
    await bookFunds(gateway, member.id, 2_00n, 'REWARD');
    await bookFunds(gateway, member.id, 1_00n, 'REBATE');
    await bookFunds(gateway, cove.id, 9_00n, 'SALARY');
    const [{ money, days }, profit, revenue] = await Promise.all([
      read<'TeamOverview'>('team/overview?datePreset=today'),
      read<'TeamProfitPage'>('team/profitAndLoss?datePreset=today'),
      read<'AgentRevenuePage'>('revenue?datePreset=today'),
    ]);
    expect(profit.totals).toMatchObject({ salary: '9.00', profitLoss: '-32.00' });
    expect([
      money.profitLoss,
      days[0]?.profitLoss,
      profit.content[0]?.figures.profitLoss,
      revenue.totals.teamProfitLoss,
    ]).toEqual(['-32.00', '-32.00', '-32.00', '-32.00']);
    const bets = await read<'TeamBetPage'>('team/bets?datePreset=today');
    expect(bets.totals).toMatchObject({ betAmount: '50.00', profitLoss: '-35.00' });
    const token = await gateway.login('member1');
    const day = new Date(gateway.now()).toISOString().slice(0, 10);
    const own = await gateway.call('GET', `/wps/wallet/profit?startDate=${day}&endDate=${day}`, {
      token,
    });
    expect(own.value).toMatchObject({ total: { stake: '40.00', bonus: '2.00', profit: '-22.00' } });
  });

  it('earn the difference of the rates, and a new rate from the next day on', async () => {
    const earned = async () => {
      const page = await read<'AgentRevenuePage'>('revenue?datePreset=today');
      return parseAmount(page.totals.rebateEarned);
    };
    const setRate = (rate: number) => setRebate(toMemberId(member.id), rate);
    gateway.pass(DAY);
    await setRate(60);
    gateway.pass(DAY);
    await play(member, 1_000_00n, 200_00n);
    expect(await earned()).toBe(6_00n);
    await setRate(100);
    expect(await setRate(90)).toMatchObject({ status: 200 });
    expect(await earned()).toBe(6_00n);
    gateway.pass(DAY);
    await play(member, 1_000_00n);
    expect(await earned()).toBe(3_00n);
    const page = await read<'AgentRevenuePage'>('revenue?datePreset=previous7');
    for (const { figures } of page.content)
      expect(
        parseAmount(figures.rebateEarned) +
          parseAmount(figures.dividendReceived) -
          parseAmount(figures.dividendPaid) +
          parseAmount(figures.salaryReceived) -
          parseAmount(figures.salaryPaid),
      ).toBe(parseAmount(figures.revenue));
    expect(sumOf(page.content.map(({ figures }) => figures.revenue))).toBe(
      parseAmount(page.totals.revenue),
    );
    expect(page.content[0]).toMatchObject({
      activeMembers: 1,
      figures: { teamBet: '1000.00', teamProfitLoss: '-1000.00' },
    });
  });
});
