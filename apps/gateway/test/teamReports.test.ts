import { and, eq, gte, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { type Account, createTeamReader, sumOf } from './support/team';

type Schemas = components['schemas'];

const DAY = 86_400_000;
const MOVEMENTS = [
  ...['deposit', 'withdrawal', 'transferIn', 'transferOut', 'bet', 'payout', 'betRefund', 'bonus'],
  ...['reward', 'rebate', 'salary', 'dividend', 'adjustment'],
];
const STATES = ['processing', 'completed', 'rejected', 'cancelled'];

describe('reports on a team', () => {
  let gateway: TestGateway;
  let agent: Account;

  const { tokenOf, ask, read, person } = createTeamReader(() => gateway);

  beforeAll(async () => {
    gateway = await startGateway();
    agent = await person('agent1');
  });
  afterAll(() => gateway.close());

  it('[AC-03] show the bets of the team with sums over all pages', async () => {
    const since = new Date(Math.floor(gateway.now() / DAY) * DAY - 29 * DAY);
    const [wanted] = await gateway.db
      .select({
        bets: sql`count(*)`.mapWith(Number),
        stake: sql`sum(${bet.stake})`.mapWith(BigInt),
        payout: sql`sum(${bet.payout})`.mapWith(BigInt),
      })
      .from(bet)
      .innerJoin(account, eq(account.id, bet.accountId))
      .where(and(like(account.lineage, `/${agent.id}/%`), gte(bet.playedAt, since)));
    const page = await read<'TeamBetPage'>('team/bets?datePreset=previous30&pageSize=3&pageNo=2');
    expect(page.totals).toMatchObject({
      betCount: wanted?.bets,
      betAmount: formatAmount(wanted?.stake ?? 0n),
      payout: formatAmount(wanted?.payout ?? 0n),
    });
    expect(page.totalElements).toBe(wanted?.bets);
    expect(page.content).toHaveLength(3);
    const own = await read<'TeamBetPage'>(
      'team/bets?datePreset=previous30&account=Member1&gameCategory=RNG&pageSize=100',
    );
    expect(own.totalElements).toBeGreaterThan(0);
    expect(
      own.content.every((one) => one.account === 'member1' && one.gameCategory === 'RNG'),
    ).toBe(true);
    const placed = own.content.map(({ placedAt }) => placedAt);
    expect(placed).toEqual(placed.toSorted().reverse());
    const open = await read<'TeamBetPage'>('team/bets?datePreset=previous30&status=open');
    expect(open).toMatchObject({ totalElements: 0, totals: { betCount: 0, betAmount: '0.00' } });
  });

  it('show no account outside the team, and refuse all of them alike', async () => {
    const paths = ['team/bets', 'team/transactions', 'team/profitAndLoss', 'downline/transactions'];
    for (const path of paths)
      for (const name of ['agent1', 'weak1', 'nobody-here', '%', "' or 1=1"]) {
        const answer = await ask(`${path}?account=${encodeURIComponent(name)}`);
        expect(answer, `${path} ${name}`).toMatchObject({
          status: 404,
          errorCode: 'NOT_FOUND',
          value: null,
        });
      }
    expect(await ask('team/bets?account=member1', 'cove1')).toMatchObject({ status: 404 });
  });

  it('[AC-03] show orders in their states, and sums of those that are completed', async () => {
    const transactions = (query: string) =>
      read<'TeamTransactionPage'>(`team/transactions?datePreset=previous30&pageSize=100&${query}`);
    const { content, totals, totalElements } = await transactions('');
    const { money } = await read<'TeamOverview'>('team/overview?datePreset=previous30');
    expect(totals).toMatchObject({ deposits: money.deposits, withdrawals: money.withdrawals });
    let counted = 0;
    for (const type of ['deposit', 'withdrawal', 'transferIn', 'transferOut']) {
      const only = await transactions(`type=${type}`);
      counted += only.totalElements;
      expect(only.content.every((one) => one.type === type)).toBe(true);
      const done = only.content.filter(({ status }) => status === 'completed');
      expect(done.every((one) => one.completedAt !== null)).toBe(true);
      const sum = {
        deposit: 'deposits',
        withdrawal: 'withdrawals',
        transferIn: 'transfersIn',
        transferOut: 'transfersOut',
      } as const;
      const field = sum[type as keyof typeof sum];
      expect(only.totals[field]).toBe(totals[field]);
      if (only.totalPages <= 1)
        expect(formatAmount(sumOf(done.map(({ amount }) => amount)))).toBe(totals[field]);
    }
    expect(counted).toBe(totalElements);
    const open = await transactions('status=processing');
    expect(
      open.content.every(
        ({ status, completedAt }) => status === 'processing' && completedAt === null,
      ),
    ).toBe(true);
    expect(open.totals.deposits).toBe('0.00');
    expect(content.length).toBeGreaterThan(0);
  });

  it('[AC-03] show every movement of a wallet with the balance before and after', async () => {
    const movements = (query: string) =>
      read<'DownlineMovementPage'>(
        `downline/transactions?datePreset=previous30&account=member1&${query}`,
      );
    const { content, totals } = await movements('pageSize=100');
    for (const { amount, balanceBefore, balanceAfter } of content)
      expect(parseAmount(balanceBefore) + parseAmount(amount)).toBe(parseAmount(balanceAfter));
    const all = await movements('');
    expect(parseAmount(totals.income) - parseAmount(totals.outgo)).toBe(parseAmount(totals.net));
    const types = [
      'deposit',
      'withdrawal',
      'transferIn',
      'transferOut',
      'bet',
      'payout',
      'betRefund',
      'rebate',
      'bonus',
      'reward',
      'dividend',
      'salary',
      'adjustment',
    ];
    const parts = await Promise.all(types.map((type) => movements(`type=${type}&pageSize=100`)));
    parts.forEach((part, at) =>
      expect(part.content.every(({ type }) => type === types[at])).toBe(true),
    );
    expect(parts.reduce((sum, { totalElements }) => sum + totalElements, 0)).toBe(
      all.totalElements,
    );
    expect(sumOf(parts.map((part) => part.totals.net))).toBe(parseAmount(all.totals.net));
    const staked = parts[types.indexOf('bet')]?.content[0];
    expect(staked?.note).toBeTruthy();
    const one = await movements(`transactionNumber=${staked?.transactionNumber}`);
    expect(one.content).toContainEqual(staked);
    for (const number of ['tx-999999999', 'tx-x', '1', '%'])
      expect(
        (await movements(`transactionNumber=${encodeURIComponent(number)}`)).totalElements,
      ).toBe(0);
  });

  it('[AC-03] have the totals of all their pages, of every type and state', async () => {
    const days = 'datePreset=previous7&pageSize=100';
    async function allOf(path: string) {
      const read = async (pageNo: number) =>
        (await ask(`${path}&pageNo=${pageNo}`)).value as Schemas['DownlineMovementPage'] &
          Schemas['TeamTransactionPage'];
      const page = await read(1);
      const rows = [...page.content];
      for (let pageNo = 2; pageNo <= page.totalPages; pageNo += 1)
        rows.push(...(await read(pageNo)).content);
      expect(rows).toHaveLength(page.totalElements);
      return { rows, page };
    }
    const inMinor = (amounts: readonly string[]) =>
      formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n));
    const types = new Set<string>();
    for (const type of ['', ...MOVEMENTS]) {
      const { rows, page } = await allOf(
        `downline/transactions?${days}${type === '' ? '' : `&type=${type}`}`,
      );
      for (const row of rows) types.add(row.type);
      const of = (isWanted: (amount: bigint) => boolean) =>
        inMinor(rows.map(({ amount }) => amount).filter((one) => isWanted(parseAmount(one))));
      expect(page.totals, type).toEqual({
        income: of((amount) => amount > 0n),
        outgo: of((amount) => amount < 0n).replace('-', ''),
        net: of(() => true),
      });
    }
    expect(types.size).toBeGreaterThan(5);
    for (const wanted of ['', ...STATES.map((one) => `&status=${one}`), '&type=deposit']) {
      const { rows, page } = await allOf(`team/transactions?${days}${wanted}`);
      const done = rows.filter(({ status }) => status === 'completed');
      const of = (type: string) =>
        inMinor(done.filter((one) => one.type === type).map(({ amount }) => amount));
      expect(page.totals, wanted).toEqual({
        deposits: of('deposit'),
        withdrawals: of('withdrawal'),
        transfersIn: of('transferIn'),
        transfersOut: of('transferOut'),
        fees: inMinor(done.map(({ fee }) => fee)),
      });
    }
  });

  it('has announcements for agents in each language', async () => {
    const titles = async (language: string) => {
      const headers = { language };
      const { value } = await gateway.call('GET', '/wps/agent/announcements?pageSize=3', {
        token: await tokenOf('agent1'),
        headers,
      });
      return value as Schemas['AgentAnnouncementPage'];
    };
    const pages = await Promise.all(['EN', 'CN', 'ID', 'TH'].map(titles));
    expect(new Set(pages.map(({ content }) => content[0]?.title)).size).toBe(4);
    const dates = pages[0]?.content.map(({ startDateStr }) => startDateStr) ?? [];
    expect(dates).toHaveLength(3);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});
