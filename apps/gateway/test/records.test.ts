import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { houseAccount, post, walletOf } from '../src/money/ledger';
import { entry } from '../src/money/schema';
import { deposit as deposits } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { expectSoundLedger, fulfilTurnover, movesOf, ownerOf } from './support/wallet';

type Schemas = components['schemas'];
type Change = Schemas['MemberTransaction'];

const DAY = 86_400_000;
const CHANGES = '/wps/relay/ODSFE2_MemTransDet';
const BETS = '/wps/wallet/bets';
const PROFIT = '/wps/wallet/profit';

describe('records', () => {
  let gateway: TestGateway;
  let moves: ReturnType<typeof movesOf>;
  let token = '';
  let ownerId = 0;

  const get = async <T>(url: string, by = token, language = 'EN'): Promise<T> => {
    const answer = await gateway.call('GET', url, { token: by, headers: { language } });
    expect(answer, url).toMatchObject({ status: 200 });
    return answer.value;
  };
  const dayBefore = (days: number) =>
    new Date(gateway.now() - days * DAY).toISOString().slice(0, 10);
  const span = (days = 92) => `startDate=${dayBefore(days)}&endDate=${dayBefore(0)}`;
  const everything = async <T>(url: string): Promise<T[]> => {
    const found: T[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const one = await get<{ content: T[]; totalPages: number; totalElements: number }>(
        `${url}&pageSize=100&pageNo=${page}`,
      );
      found.push(...one.content);
      pages = one.totalPages;
      if (page === pages) expect(found).toHaveLength(one.totalElements);
    }
    return found;
  };
  const sum = (amounts: string[]) => amounts.map(parseAmount).reduce((a, b) => a + b, 0n);
  const grant = async (kind: 'BONUS' | 'REBATE', amount: bigint) =>
    gateway.db.transaction(async (tx) => {
      const { account: wallet, merchant, currency } = await walletOf(tx, ownerId);
      const house = await houseAccount(tx, { merchant, kind: 'house', currency });
      const postings = [
        { account: house, amount: -amount },
        { account: wallet, amount },
      ];
      const at = new Date(gateway.now());
      const key = { scope: 'test', key: randomUUID(), requestHash: '' };
      await post(tx, { ...key, kind, reference: 'bo-1', at, postings });
    });

  beforeAll(async () => {
    gateway = await startGateway();
    moves = movesOf(gateway);
    ownerId = (await ownerOf(gateway, 'member1')).id;
    await grant('BONUS', 7_00n);
    await grant('REBATE', 1_25n);
  });
  beforeEach(async () => {
    token = await gateway.login('member1');
  });
  afterAll(async () => {
    await expectSoundLedger(gateway.db);
    await gateway.close();
  });

  it('[WAL-04] tell every change of the balance, each from where the one before ended', async () => {
    const changes = await everything<Change>(`${CHANGES}?${span()}`);
    const { account: wallet, amount: held } = await walletOf(gateway.db, ownerId);
    expect(parseAmount(changes[0]?.balanceAfter ?? '')).toBe(held);
    changes.forEach(({ amount, balanceBefore, balanceAfter }, at) => {
      expect(parseAmount(balanceBefore) + parseAmount(amount)).toBe(parseAmount(balanceAfter));
      if (at > 0) expect(balanceAfter).toBe(changes[at - 1]?.balanceBefore);
    });
    const all = await gateway.db.select().from(entry).where(eq(entry.ledgerAccountId, wallet));
    // The opening balance was booked before the span.
    expect(changes).toHaveLength(all.length - 1);
    const types = new Set(changes.map(({ type }) => type));
    for (const type of [
      'DEPOSIT',
      'WITHDRAWAL',
      'WITHDRAWAL_RETURN',
      'TRANSFER_IN',
      'TRANSFER_OUT',
    ])
      expect(types).toContain(type);
    for (const type of ['BET', 'WIN', 'BONUS', 'WITHDRAWAL_RETURN'] as const) {
      const own = await everything<Change>(`${CHANGES}?${span()}&type=${type}`);
      expect(own).toEqual(changes.filter((change) => change.type === type));
    }
    const lost = changes.filter(({ type }) => type === 'BET');
    expect(lost.every(({ amount }) => parseAmount(amount) < 0n)).toBe(true);
  });

  it('say what a change was, in the language that is asked for', async () => {
    const deposits = (language: string) =>
      get<{ content: Change[] }>(`${CHANGES}?${span()}&type=DEPOSIT`, token, language);
    const said = async (language: string) => (await deposits(language)).content[0]?.description;
    expect(await said('EN')).toBe('Deposit: Pebble wallet');
    expect(await said('CN')).toBe('存款: 卵石钱包');
    expect(await said('ID')).toBe('Deposit: Dompet Pebble');
    const sent = await get<{ content: Change[] }>(`${CHANGES}?${span()}&type=TRANSFER_OUT`);
    expect(sent.content[0]).toMatchObject({
      description: 'Transfer sent: agent1',
      reference: expect.stringMatching(/^tr-/) as string,
    });
    const bets = await get<{ content: Change[] }>(`${CHANGES}?${span()}&type=BET`);
    expect(bets.content[0]?.description).toMatch(/^Bet: \S/);
    const tooLong = await gateway.call('GET', `${CHANGES}?${span(93)}`, { token });
    expect(tooLong).toMatchObject({ errorCode: 'BAD_REQUEST' });
  });

  it('[WAL-04] list bets with totals over the whole span', async () => {
    type Page = Schemas['BettingRecordPage'];
    const rows = await gateway.db.select().from(bet).where(eq(bet.accountId, ownerId));
    const first = await get<Page>(`${BETS}?${span()}&pageSize=5`);
    const bets = await everything<Schemas['BettingRecord']>(`${BETS}?${span()}`);
    expect(bets).toHaveLength(rows.length);
    const stake = rows.reduce((total, one) => total + one.stake, 0n);
    const win = rows.reduce((total, one) => total + one.payout, 0n);
    expect(first.totals).toEqual({
      betCount: rows.length,
      stake: formatAmount(stake),
      validStake: formatAmount(stake),
      win: formatAmount(win),
      profit: formatAmount(win - stake),
    });
    const { gameType = '', vassalage = '' } = bets[0] ?? {};
    const filtered = await get<Page>(
      `${BETS}?${span()}&gameType=${gameType}&vassalage=${vassalage}&pageSize=100`,
    );
    const fits = bets.filter((one) => one.gameType === gameType && one.vassalage === vassalage);
    expect(filtered.content).toEqual(fits.slice(0, 100));
    expect(filtered.totals.stake).toBe(formatAmount(sum(fits.map((one) => one.stake))));
    const open = await get<Page>(`${BETS}?${span()}&state=OPEN`);
    expect(open).toMatchObject({ content: [], totals: { betCount: 0, stake: '0.00' } });
    expect(open.totals.win).toBe('0.00');
  });

  it.each([CHANGES, BETS, '/wps/wallet/deposits'])(
    'tell how many there are on every page of %s, also beyond the last',
    async (url) => {
      type Page = { content: unknown[]; totalElements: number; totals?: unknown };
      const page = (no: number) => get<Page>(`${url}?${span()}&pageSize=10&pageNo=${no}`);
      const [first, second, beyond] = [await page(1), await page(2), await page(900)];
      expect(first.totalElements).toBeGreaterThan(10);
      expect(first.content).toHaveLength(10);
      expect(second).toEqual({ ...first, content: second.content, pageNum: 2 });
      expect(beyond).toEqual({
        ...first,
        content: [],
        pageNum: 900,
      });
      const none = await get<Page>(`${url}?startDate=2020-01-01&endDate=2020-01-02`);
      expect(none).toMatchObject({ content: [], totalElements: 0 });
    },
  );

  it('[WAL-04] sum profit and loss by day and by type of game to the same whole', async () => {
    type Report = Schemas['ProfitReport'];
    const days = await get<Report>(`${PROFIT}?${span()}&pageSize=100`);
    const types = await get<Report>(`${PROFIT}?${span()}&groupBy=GAME_TYPE&pageSize=100`);
    for (const key of [
      'deposit',
      'withdrawal',
      'stake',
      'win',
      'rebate',
      'bonus',
      'profit',
    ] as const)
      expect(sum(days.content.map((row) => row[key])), key).toBe(parseAmount(days.total[key]));
    for (const key of ['deposit', 'stake', 'win', 'rebate', 'bonus', 'profit'] as const)
      expect(sum(types.content.map((row) => row[key])), key).toBe(parseAmount(days.total[key]));
    expect(types.total).toEqual(days.total);
    const { deposit, withdrawal, rebate, bonus, stake, win, profit } = days.total;
    const credited = await gateway.db
      .select({ amount: deposits.amount })
      .from(deposits)
      .where(and(eq(deposits.accountId, ownerId), isNotNull(deposits.creditedAt)));
    expect(parseAmount(deposit)).toBe(credited.reduce((total, one) => total + one.amount, 0n));
    expect(parseAmount(withdrawal)).toBeGreaterThan(0n);
    expect(parseAmount(rebate)).toBeGreaterThanOrEqual(1_25n);
    expect(parseAmount(profit)).toBe(sum([win, rebate, bonus]) - parseAmount(stake));
    const names = days.content.map(({ day }) => day);
    expect(names).toEqual([...new Set(names)].sort().reverse());
    expect(names[0]).toBe(dayBefore(0));
  });

  it('[WAL-01] show a wallet at a glance, and that a single one has nowhere to move to', async () => {
    type Summary = Schemas['AccountSummary'];
    const summary = await get<Summary>('/wps/wallet/summary');
    const held = formatAmount(await moves.balanceOf(token));
    expect(summary).toMatchObject({ mainBalance: held, vendorBalance: '0.00', totalBalance: held });
    expect(parseAmount(summary.bonuses)).toBeGreaterThanOrEqual(7_00n);
    const waiting = await get<{ content: Schemas['Withdrawal'][] }>('/wps/wallet/withdrawals');
    const inProgress = waiting.content.filter(({ state }) =>
      ['REVIEWING', 'PROCESSING'].includes(state),
    );
    expect(parseAmount(summary.withdrawalsInProgress)).toBe(
      sum(inProgress.map(({ amount }) => amount)),
    );
    expect(await get('/wps/v2/wallets/balance')).toMatchObject({ isSingle: 1, vendorWallets: [] });
    const url = '/wps/relay/GCS_walletTransfer';
    const fields = { from: 'MAIN', to: 'LNW', amount: '5.00' };
    expect(await moves.open({ token, url, fields })).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    const restored = await moves.open({ token, url: '/wps/wallet/restore' });
    expect(restored.value).toEqual({ balance: held, moved: '0.00', vendors: [] });
  });

  it('show rates with four digits, buying before selling, to anybody', async () => {
    const { value } = await gateway.call('GET', '/wps/wallet/exchangeRates', {
      headers: { language: 'ID' },
    });
    const { baseCurrency, rates } = value as Schemas['ExchangeRateTable'];
    expect(rates.map(({ currency }) => currency)).not.toContain(baseCurrency);
    expect(rates).toContainEqual({
      currency: 'EUR',
      displayName: 'Euro',
      buyRate: '0.9132',
      sellRate: '0.9214',
    });
    const codes = rates.map(({ currency }) => currency);
    expect(codes).toEqual([...codes].sort());
  });

  it('end their day where the merchant’s ends', async () => {
    await fulfilTurnover(gateway, 'agent1');
    const agent = await gateway.login('agent1');
    const { content } = await get<Schemas['ProfitReport']>(`${PROFIT}?${span(0)}`, agent);
    expect(content).toHaveLength(1);
    expect(content[0]).toMatchObject({ day: dayBefore(0), gameType: null });
  });
});
