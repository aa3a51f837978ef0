import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '../src/games/schema';
import type { components } from '../src/generated/contract';
import { formatAmount } from '../src/money/amount';
import { deposit, withdrawal } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { ownLimitsOf } from './support/ownLimits';
import { ownerOf } from './support/wallet';
import { withdrawalsOf } from './support/withdrawals';

type Statement = components['schemas']['ActivityStatement'];
type Row = components['schemas']['StatementRow'];

const DAY = 86_400_000;
const STATEMENT = '/wps/saferPlay/statement';
const NOTHING = {
  ...{ deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00' },
  ...{ stake: '0.00', win: '0.00', gameResult: '0.00' },
};

const readFrom = async (gateway: TestGateway, token: string, query = ''): Promise<Statement> => {
  const answer = await gateway.call('GET', `${STATEMENT}?${query}`, { token });
  expect(answer).toMatchObject({ status: 200 });
  return answer.value;
};

const quiet = ({ stake, deposits, withdrawals }: Row): boolean =>
  [stake, deposits, withdrawals].every((amount) => amount === '0.00');

describe('[SP-08] the activity statement', () => {
  let gateway: TestGateway;
  let own: ReturnType<typeof ownLimitsOf>;
  const read = (query = '') => readFrom(gateway, own.token(), query);
  const goTo = (moment: string) => own.pass(Date.parse(moment) - gateway.now());

  beforeAll(async () => {
    // 5 hours and 45 minutes east: a day begins at 18:15 UTC.
    gateway = await startGateway({ UTC_OFFSET_MINUTES: '345' });
    own = ownLimitsOf(gateway);
  });
  afterAll(() => gateway.close());

  it('has each bet in its day, week and month of the calendar of the merchant', async () => {
    await own.join();
    const played: [string, bigint][] = [
      ['2026-11-29T18:14:59.999Z', 1_00n],
      ['2026-11-29T18:15:00.000Z', 2_00n],
      ['2026-11-30T18:14:59.999Z', 4_00n],
      ['2026-11-30T18:15:00.000Z', 8_00n],
    ];
    for (const [moment, stake] of played) {
      await goTo(moment);
      await own.bet({ stake, payout: 50n });
    }
    const stakesOf = async (grain: string) => {
      const { rows } = await read(`grain=${grain}&months=1`);
      return rows.filter((row) => !quiet(row)).map(({ from, to, stake }) => [from, to, stake]);
    };
    expect(await stakesOf('DAY')).toEqual([
      ['2026-11-29', '2026-11-29', '1.00'],
      ['2026-11-30', '2026-11-30', '6.00'],
      ['2026-12-01', '2026-12-01', '8.00'],
    ]);
    expect(await stakesOf('WEEK')).toEqual([
      ['2026-11-23', '2026-11-29', '1.00'],
      ['2026-11-30', '2026-12-01', '14.00'],
    ]);
    expect(await stakesOf('MONTH')).toEqual([
      ['2026-11-01', '2026-11-30', '7.00'],
      ['2026-12-01', '2026-12-01', '8.00'],
    ]);
    for (const grain of ['DAY', 'WEEK', 'MONTH'])
      expect((await read(`grain=${grain}&months=1`)).total).toEqual({
        ...NOTHING,
        ...{ stake: '15.00', win: '2.00', gameResult: '-13.00' },
      });
  });

  it('[R04] has net deposits over the life of the account, with the day since when', async () => {
    await own.join();
    const since = new Date(gateway.now() + 345 * 60_000).toISOString().slice(0, 10);
    await own.deposited('60.00');
    for (let work = 0; work < 3; work += 1) {
      gateway.pass(30_000);
      await gateway.runJobs();
    }
    await goTo('2027-05-02T10:00:00Z');
    const { lifetime, total } = await read('months=1');
    expect(total).toEqual(NOTHING);
    expect(lifetime).toEqual({
      ...{ since, deposits: '60.00', withdrawals: '0.00', netDeposits: '60.00' },
    });
  });

  it('belongs to its member alone, and has the periods in which nothing happened as well', async () => {
    await own.join();
    const { rows, ...rest } = await read();
    expect(rest).toMatchObject({ grain: 'MONTH', months: 12, maxMonths: 12, total: NOTHING });
    expect(rows).toHaveLength(13);
    expect(rows.every(quiet)).toBe(true);
  });

  it.each(['13', '0', 'all'])(
    'is refused for %s months, where the policy has 12',
    async (months) => {
      await own.join();
      const { token } = own;
      const refused = await gateway.call('GET', `${STATEMENT}?months=${months}`, {
        token: token(),
      });
      expect(refused).toMatchObject({ errorCode: 'BAD_REQUEST' });
    },
  );
});

describe('[SP-08] the sums of a statement', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are those of the records of the wallet: what was credited, paid and played', async () => {
    const moves = await withdrawalsOf(gateway);
    await moves.logIn();
    const start = async (amount: string): Promise<string> => {
      const fields = { methodId: 'dm-wallet', amount };
      const url = '/wps/wallet/deposits';
      const { value } = await moves.open({ token: moves.token(), url, fields });
      return (value as components['schemas']['Deposit']).depositId;
    };
    const before = await readFrom(gateway, moves.token(), 'months=2');
    await start('40.00');
    await moves.passSeconds(60);
    await moves.passSeconds(60);
    await moves.paid('25.00');
    // None of these counts: a deposit that waits, one that was given up, and a withdrawal that is taken back.
    await start('11.00');
    await moves.open({
      ...{ token: moves.token(), url: '/wps/wallet/deposit/cancel' },
      fields: { depositId: await start('12.00') },
    });
    await moves.takeBack((await moves.asked('13.00')).withdrawalId);

    const { total, rows, from, to, lifetime } = await readFrom(
      gateway,
      moves.token(),
      'months=2&grain=DAY',
    );
    const { id } = await ownerOf(gateway, 'member1');
    const isInSpan = (at: Date | null) => at !== null && at >= new Date(from);
    const sum = (amounts: bigint[]) =>
      formatAmount(amounts.reduce((whole, amount) => whole + amount, 0n));
    const credited = await gateway.db.select().from(deposit).where(eq(deposit.accountId, id));
    const paid = await gateway.db.select().from(withdrawal).where(eq(withdrawal.accountId, id));
    const bets = await gateway.db.select().from(bet).where(eq(bet.accountId, id));
    const played = bets.filter(({ playedAt }) => isInSpan(playedAt));
    expect(total).toMatchObject({
      deposits: sum(credited.filter((one) => isInSpan(one.creditedAt)).map(({ amount }) => amount)),
      withdrawals: sum(paid.filter((one) => isInSpan(one.paidAt)).map(({ amount }) => amount)),
      stake: sum(played.map(({ stake }) => stake)),
      win: sum(played.map(({ payout }) => payout)),
      gameResult: sum(played.map(({ stake, payout }) => payout - stake)),
    });
    expect(Number(total.deposits) - Number(before.total.deposits)).toBe(40);
    expect(Number(total.withdrawals) - Number(before.total.withdrawals)).toBe(25);
    expect(rows.some((row) => row.netDeposits.startsWith('-'))).toBe(true);
    expect(lifetime.deposits).toBe(
      sum(credited.filter((one) => one.creditedAt !== null).map(({ amount }) => amount)),
    );
    const report = await gateway.call(
      'GET',
      `/wps/wallet/profit?startDate=${from}&endDate=${to}&groupBy=DAY&pageSize=100`,
      { token: moves.token() },
    );
    expect(report.value).toMatchObject({
      total: {
        ...{ deposit: total.deposits, withdrawal: total.withdrawals },
        ...{ stake: total.stake, win: total.win },
      },
    });
  });
});

describe('[SP-08] what reaches back a year', () => {
  it('[R02] [R03] are movements, bets and the statement, without asking anybody', async () => {
    const gateway = await startGateway();
    const own = ownLimitsOf(gateway);
    await own.join();
    const { depositId } = await own.deposited('60.00');
    for (let work = 0; work < 3; work += 1) {
      gateway.pass(30_000);
      await gateway.runJobs();
    }
    await own.bet({ stake: 5_00n, payout: 2_00n });
    const day = new Date(gateway.now()).toISOString().slice(0, 10);
    // Days that lie 3, 6 and 12 months back then, each as the first of a span of three months.
    for (const days of [92, 92, 181]) {
      await own.pass(days * DAY);
      const end = new Date(Date.parse(day) + 92 * DAY).toISOString().slice(0, 10);
      const span = `startDate=${day}&endDate=${end}`;
      const token = own.token();
      const moved = await gateway.call('GET', `/wps/relay/ODSFE2_MemTransDet?${span}`, { token });
      expect(moved.value).toMatchObject({
        content: expect.arrayContaining([
          expect.objectContaining({ type: 'DEPOSIT', reference: depositId }),
        ]) as unknown,
      });
      const bets = await gateway.call('GET', `/wps/wallet/bets?${span}`, { token });
      expect(bets.value).toMatchObject({ content: [{ stake: '5.00', win: '2.00' }] });
    }
    const { rows } = await readFrom(gateway, own.token());
    expect(rows[0]).toMatchObject({ deposits: '60.00', stake: '5.00', gameResult: '-3.00' });
    await gateway.close();
  });
});

describe('[SP-08] the look at the statement', () => {
  const REVIEW = `${STATEMENT}/review`;

  it('[R19] is asked for when the time of the policy has passed, and again after each look', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/gb-like.json' });
    const own = ownLimitsOf(gateway);
    const call = async (method: 'GET' | 'POST') => {
      const key = { 'idempotency-key': randomUUID() };
      const answer = await gateway.call(method, REVIEW, { token: own.token(), headers: key });
      expect(answer).toMatchObject({ status: 200 });
      return answer.value as components['schemas']['StatementReview'];
    };
    await own.join();
    const first = await call('GET');
    const registered = new Date(gateway.now());
    expect(first).toEqual({
      isDue: false,
      reviewedAt: null,
      dueAt: new Date(registered.setUTCMonth(registered.getUTCMonth() + 6)).toISOString(),
    });
    await own.pass(Date.parse(first.dueAt ?? '') - gateway.now() - 1);
    expect(await call('GET')).toMatchObject({ isDue: false });
    await own.pass(1);
    expect(await call('GET')).toMatchObject({ isDue: true });
    const looked = await call('POST');
    expect(looked).toMatchObject({
      isDue: false,
      reviewedAt: new Date(gateway.now()).toISOString(),
    });
    await own.pass(Date.parse(looked.dueAt ?? '') - gateway.now() - 1);
    expect(await call('GET')).toEqual(looked);
    await own.pass(1);
    expect(await call('GET')).toEqual({ ...looked, isDue: true });
    // The look of one member is not that of another.
    await own.join();
    expect(await call('GET')).toMatchObject({ isDue: false, reviewedAt: null });
    await gateway.close();
  });

  it('is asked of nobody where the policy has no such time', async () => {
    const gateway = await startGateway();
    const own = ownLimitsOf(gateway);
    await own.join();
    await own.pass(2000 * DAY);
    const { value } = await gateway.call('GET', REVIEW, { token: own.token() });
    expect(value).toEqual({ isDue: false, reviewedAt: null, dueAt: null });
    await gateway.close();
  });
});
