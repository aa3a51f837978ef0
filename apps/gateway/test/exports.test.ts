import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';
import { bookFunds } from './support/promotions';
import { createTeamReader } from './support/team';
import { ownerOf } from './support/wallet';

type Schemas = components['schemas'];

const DAY = 86_400_000;
const MARK = '\uFEFF';
const TEAM = '/wps/agent/report/file';
const OWN = '/wps/wallet/record/file';

describe('files of reports', () => {
  let gateway: TestGateway;
  const { read, tokenOf } = createTeamReader(() => gateway);

  const batch = async (url: string, by: string, language = 'EN') => {
    const headers = { language };
    const answer = await gateway.call('GET', url, { token: await tokenOf(by), headers });
    expect(answer, url).toMatchObject({ status: 200 });
    return answer.value as Schemas['ReportFile'];
  };
  /** The lines of a complete file, whose cells have no commas here. */
  const file = async (url: string, by = 'agent1', language = 'EN') => {
    let csv = '';
    let rows = 0;
    for (let next: string | null | undefined; next !== null; ) {
      const one: Schemas['ReportFile'] = await batch(
        next === undefined ? url : `${url}&part=${encodeURIComponent(next)}`,
        by,
        language,
      );
      csv += one.csv;
      rows += one.rows;
      next = one.next;
    }
    expect(csv.startsWith(MARK)).toBe(true);
    expect(csv.lastIndexOf(MARK)).toBe(0);
    const lines = csv.slice(1).trimEnd().split('\r\n');
    return { lines: lines.map((line) => line.split(',')), rows };
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[AC-03] hold all rows of a report, with its totals, ISO moments and decimal points', async () => {
    const page = await read<'TeamBetPage'>('team/bets?datePreset=previous30&pageSize=1');
    const { lines, rows } = await file(`${TEAM}?report=getTeamBets&datePreset=previous30`);
    expect(page.totalElements).toBeGreaterThan(100);
    expect(rows).toBe(page.totalElements);
    expect(lines).toHaveLength(rows + 2);
    expect(lines[0]).toEqual([
      'Account',
      'Game',
      'Category',
      'Bets',
      'Valid bets',
      'Payouts',
      'Game result',
      'Status',
      'Time',
      'Number',
    ]);
    const [newest] = page.content;
    expect(lines[1]).toEqual([
      newest?.account,
      newest?.gameName,
      expect.not.stringMatching(/^[A-Z]+$/),
      newest?.betAmount,
      newest?.validBet,
      newest?.payout,
      newest?.profitLoss,
      'Settled',
      newest?.placedAt,
      newest?.betId,
    ]);
    const { betAmount, validBet, payout, profitLoss } = page.totals;
    expect(lines.at(-1)).toEqual([
      ...['Total', '', '', betAmount, validBet, payout, profitLoss],
      ...['', '', ''],
    ]);
  });

  it('come in parts that are one list, whatever is written meanwhile', async () => {
    const member = await ownerOf(gateway, 'member1');
    const written = Array.from({ length: 2_300 }, (_, at) => ({
      id: `rd-${randomUUID()}`,
      accountId: member.id,
      vassalage: 'LNW',
      gameType: 'CRASH',
      stake: BigInt(at + 1),
      payout: 0n,
      playedAt: new Date(gateway.now()),
    }));
    await gateway.db.insert(bet).values(written);
    const url = `${TEAM}?report=getTeamBets&datePreset=today&account=member1&gameCategory=CRASH`;
    const first = await batch(url, 'agent1');
    expect(first.rows).toBe(2_000);
    gateway.pass(1_000);
    await gateway.db.insert(bet).values(
      Array.from({ length: 5 }, () => ({
        ...(written[0] as (typeof written)[number]),
        id: `rd-${randomUUID()}`,
        playedAt: new Date(gateway.now()),
      })),
    );
    const second = await batch(`${url}&part=${encodeURIComponent(first.next ?? '')}`, 'agent1');
    expect(second).toMatchObject({ rows: 300, next: null });
    const numbers = (first.csv + second.csv).match(/rd-[0-9a-f-]+/g) ?? [];
    expect([...numbers].sort()).toEqual(written.map(({ id }) => id).sort());
    expect(second.csv.trimEnd().split('\r\n').at(-1)).toContain('Total,,,26461.50,');
  });

  it('[AC-01] are there for every report of an agent, with as many rows as it has', async () => {
    const reports = {
      listTeamMembers: 'team/members?scope=all',
      getTeamTransactions: 'team/transactions?datePreset=previous30',
      getTeamProfitAndLoss: 'team/profitAndLoss?datePreset=previous30&groupBy=account',
      getAgentRevenueReport: 'revenue?datePreset=previous30',
      getDownlineTransactionDetails: 'downline/transactions?datePreset=previous7',
      getDividendRecords: 'dividends?datePreset=previous30',
      getDailyWages: 'salaries/daily?datePreset=previous30',
      getHourlySalaries: 'salaries/hourly?datePreset=previous30',
      getRealTimeSalaries: 'salaries/realtime?datePreset=previous30',
    };
    for (const [report, path] of Object.entries(reports)) {
      const { totalElements } = await read<'TeamMemberPage'>(path);
      const query = path.split('?')[1]?.replace('scope=all', '') ?? '';
      const { rows, lines } = await file(`${TEAM}?report=${report}&${query}`);
      expect(rows, report).toBe(totalElements);
      expect(
        lines[0]?.every((name) => name !== ''),
        report,
      ).toBe(true);
    }
    const { totals } = await read<'TeamTransactionPage'>('team/transactions?datePreset=previous30');
    const orders = await file(`${TEAM}?report=getTeamTransactions&datePreset=previous30`);
    expect(orders.lines.slice(-5).map(([name, , , amount, fee]) => [name, amount, fee])).toEqual([
      ['Deposits', totals.deposits, ''],
      ['Withdrawals', totals.withdrawals, ''],
      ['Transfers in', totals.transfersIn, ''],
      ['Transfers out', totals.transfersOut, ''],
      ['Fee', '', totals.fees],
    ]);
  });

  it('[WAL-04] are there for every list of a member, in the language that is asked for', async () => {
    const startDate = new Date(gateway.now() - 60 * DAY).toISOString().slice(0, 10);
    const endDate = new Date(gateway.now()).toISOString().slice(0, 10);
    const days = `startDate=${startDate}&endDate=${endDate}`;
    const lists = {
      getMemberTransactions: '/wps/relay/ODSFE2_MemTransDet',
      getBettingRecords: '/wps/wallet/bets',
      getProfitAndLoss: '/wps/wallet/profit',
      listDeposits: '/wps/wallet/deposits',
      listWithdrawals: '/wps/wallet/withdrawals',
      listTransfers: '/wps/wallet/transfers',
    };
    const token = await tokenOf('member1');
    for (const [report, path] of Object.entries(lists)) {
      const { value } = await gateway.call('GET', `${path}?${days}`, { token });
      const { totalElements } = value as { totalElements: number };
      const { rows } = await file(`${OWN}?report=${report}&${days}`, 'member1');
      expect(rows, report).toBe(totalElements);
    }
    const { lines } = await file(`${OWN}?report=getProfitAndLoss&${days}`, 'member1', 'CN');
    expect(lines[0]).toEqual([
      '日期',
      '投注额',
      '派彩',
      '返水',
      '红利',
      '存款',
      '提款',
      '您的输赢',
    ]);
    const { value } = await gateway.call('GET', `/wps/wallet/profit?${days}`, { token });
    const { total } = value as Schemas['ProfitReport'];
    const { stake, win, rebate, bonus, deposit, withdrawal, profit } = total;
    expect(lines.at(-1)).toEqual([
      '合计',
      ...[stake, win, rebate, bonus, deposit, withdrawal, profit],
    ]);
    const changes = await file(`${OWN}?report=getMemberTransactions&${days}`, 'member1');
    expect(changes.lines.slice(-3).map(([name]) => name)).toEqual(['In', 'Out', 'Net']);
  });

  it('run no formula that somebody has written', async () => {
    const member = await ownerOf(gateway, 'member1');
    await bookFunds(gateway, member.id, 1_00n, 'BONUS');
    const transfer = '/wps/wallet/transfer/upline';
    const fields = { amount: '1.00', paymentPassword: '482913', remark: '=HYPERLINK(1)' };
    const token = await tokenOf('member1');
    const sent = await gateway.call('POST', transfer, {
      token,
      body: await encryptBody(gateway, { method: 'POST', url: transfer, fields }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(sent).toMatchObject({ status: 200 });
    const { lines } = await file(`${OWN}?report=listTransfers`, 'member1');
    expect(lines[1]).toContain("'=HYPERLINK(1)");
  });

  it('refuse filters that the report does not know, others’ teams and false parts', async () => {
    const ask = async (query: string, by = 'agent1', url = TEAM) =>
      (await gateway.call('GET', `${url}?${query}`, { token: await tokenOf(by) })).status;
    expect(await ask('report=getAgentRevenueReport&account=member1')).toBe(400);
    expect(await ask('report=listTeamMembers&datePreset=today')).toBe(400);
    expect(await ask('report=getTeamBets&status=completed')).toBe(400);
    expect(await ask('report=getTeamBets&part=2')).toBe(400);
    expect(await ask('report=getTeamBets&part=2999-01-01T00:00:00.000Z~2')).toBe(400);
    expect(await ask('report=nothing')).toBe(400);
    expect(await ask('report=getTeamBets&account=agent1')).toBe(404);
    expect(await ask('report=getTeamBets', 'member1')).toBe(403);
    expect(await ask('report=listDeposits&kind=WALLET', 'member1', OWN)).toBe(400);
  });
});
