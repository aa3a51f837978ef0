import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { readContract } from '../src/platform/contract';
import { createReAdder, type FigureName } from './support/explained';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];

const DAY = 86_400_000;
/** All tests of a figure are in one run of calls; a slow machine takes its time. */
const PATIENCE = 120_000;

describe('figures of the demo', () => {
  let gateway: TestGateway;
  const reader = createTeamReader(() => gateway);
  const { read, ask } = reader;
  const { reAdd, readAll, seen } = createReAdder(() => gateway, reader);
  const day = (ago: number) => new Date(gateway.now() - ago * DAY).toISOString().slice(0, 10);
  /** The last two days before today: enough to be split by day. What is rare is asked for more of them. */
  let reach = 2;
  const days = () => ({ startDate: day(reach), endDate: day(1) });
  const query = (more: object = {}) => new URLSearchParams({ ...days(), ...more }).toString();

  const people = (field: keyof Schemas['TeamPeopleFigures']) => async () =>
    String((await read<'TeamOverview'>(`team/overview?${query()}`)).people[field]);
  const money = (field: keyof Schemas['TeamMoneyFigures']) => async () =>
    (await read<'TeamOverview'>(`team/overview?${query()}`)).money[field];
  const profit = (field: keyof Schemas['TeamProfitFigures']) => async () =>
    String((await read<'TeamProfitPage'>(`team/profitAndLoss?${query()}`)).totals[field]);
  const bets = (field: keyof Schemas['TeamBetTotals']) => async () =>
    String((await read<'TeamBetPage'>(`team/bets?${query()}`)).totals[field]);
  const orders = (field: keyof Schemas['TeamTransactionTotals']) => async () =>
    (await read<'TeamTransactionPage'>(`team/transactions?${query()}`)).totals[field];
  const moves = (field: keyof Schemas['DownlineMovementTotals']) => async () =>
    (await read<'DownlineMovementPage'>(`downline/transactions?${query()}`)).totals[field];
  const revenue = (field: keyof Schemas['AgentRevenueFigures']) => async () =>
    (await read<'AgentRevenuePage'>(`revenue?${query()}`)).totals[field];
  const paid = (path: string, field: 'received' | 'paid') => async () =>
    (await read<'ContractPayoutPage'>(`${path}?${query()}`)).totals[field];
  /** A figure of a payment; they are all added up from the payments of the days. */
  const ofPayment = (field: keyof Schemas['ContractPayout']) => async () => {
    const { content } = await read<'ContractPayoutPage'>('salaries/daily?datePreset=previous7');
    return String(content[0]?.[field]);
  };

  /** Where each figure is shown. A figure that is not here is not proven. */
  const SHOWN: Readonly<Record<FigureName, () => Promise<string>>> = {
    teamSize: people('total'),
    directAgents: people('directAgents'),
    directMembers: people('directMembers'),
    online: people('online'),
    active: people('active'),
    registered: people('registered'),
    firstDeposits: people('firstDeposits'),
    teamBalance: money('teamBalance'),
    deposits: money('deposits'),
    withdrawals: money('withdrawals'),
    betAmount: money('betAmount'),
    validBet: revenue('teamBet'),
    betCount: profit('betCount'),
    payout: profit('payout'),
    gameResult: bets('profitLoss'),
    rebate: money('rebate'),
    bonus: profit('bonus'),
    salary: profit('salary'),
    profitLoss: revenue('teamProfitLoss'),
    transfersIn: orders('transfersIn'),
    transfersOut: orders('transfersOut'),
    fees: orders('fees'),
    income: moves('income'),
    outgo: moves('outgo'),
    net: moves('net'),
    revenue: revenue('revenue'),
    rebateEarned: revenue('rebateEarned'),
    dividendReceived: revenue('dividendReceived'),
    dividendPaid: revenue('dividendPaid'),
    salaryReceived: revenue('salaryReceived'),
    salaryPaid: revenue('salaryPaid'),
    dailyReceived: paid('salaries/daily', 'received'),
    dailyPaid: paid('salaries/daily', 'paid'),
    hourlyReceived: paid('salaries/hourly', 'received'),
    hourlyPaid: paid('salaries/hourly', 'paid'),
    realtimeReceived: paid('salaries/realtime', 'received'),
    realtimePaid: paid('salaries/realtime', 'paid'),
    contractPayout: ofPayment('amount'),
    payoutBet: ofPayment('periodBet'),
    payoutResult: ofPayment('periodProfitLoss'),
    payoutActive: ofPayment('activeMembers'),
  };
  const RARE: readonly FigureName[] = [
    ...(['registered', 'firstDeposits', 'deposits', 'withdrawals', 'fees'] as const),
    ...(['transfersIn', 'transfersOut', 'salary', 'dividendReceived', 'dividendPaid'] as const),
  ];
  const OF_PAYMENT: readonly FigureName[] = [
    ...(['contractPayout', 'payoutBet', 'payoutResult', 'payoutActive'] as const),
  ];

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[AG-01] are all proven here', () => {
    const { components } = readContract().document as unknown as {
      components: { schemas: { FigureName: { enum: string[] } } };
    };
    const { enum: names } = components.schemas.FigureName;
    expect(Object.keys(SHOWN).sort()).toEqual([...names].sort());
  });

  it.each(Object.entries(SHOWN))(
    '[AG-01] %s is what the report says, and adds up again down to the records',
    async (figure, shown) => {
      const name = figure as FigureName;
      const isOfPayment = OF_PAYMENT.includes(name);
      reach = RARE.includes(name) ? 60 : 2;
      const { content } = await read<'ContractPayoutPage'>('salaries/daily?datePreset=previous7');
      const asked = isOfPayment ? { payoutId: content[0]?.payoutId ?? '' } : days();
      const value = await reAdd({ figure: name, ...asked });
      expect(value).toBe(await shown());
      if (name !== 'firstDeposits' && name !== 'online') expect(value).not.toMatch(/^0(\.00)?$/);
    },
    PATIENCE,
  );

  it(
    '[AG-01] of every kind of payment follow from steps, conditions and bets',
    async () => {
      const before = seen.bets;
      for (const path of ['dividends', 'salaries/daily', 'salaries/hourly', 'salaries/realtime'])
        for (const direction of ['received', 'paid']) {
          const { content } = await read<'ContractPayoutPage'>(
            `${path}?datePreset=previous30&direction=${direction}&pageSize=3`,
          );
          expect(content.length, path).toBeGreaterThan(0);
          for (const { payoutId, amount, rate, status, fixedAmount } of content) {
            expect(await reAdd({ figure: 'contractPayout', payoutId })).toBe(amount);
            const { figure } = await readAll({ figure: 'contractPayout', payoutId }, 'agent1');
            const { steps, transactionNumber } = figure.payment ?? { steps: [] };
            const reached = steps.find(({ isReached }) => isReached);
            expect([reached?.tier.rate ?? 0, reached?.tier.amount ?? '0.00']).toEqual([
              rate,
              amount === '0.00' ? (reached?.tier.amount ?? '0.00') : fixedAmount,
            ]);
            const isBooked = status === 'paid' && amount !== '0.00';
            expect(transactionNumber, payoutId)[isBooked ? 'toMatch' : 'toBeNull'](/^tx-\d+$/);
          }
        }
      expect(seen.bets).toBeGreaterThan(before);
      // The demo is settled by the rules that the jobs have, so nothing is left over.
      expect(seen.rests).toBe(0);
    },
    PATIENCE,
  );

  it('[AG-01] come by pages that add up to the figure', async () => {
    const { figure, parts } = await readAll({ figure: 'teamBalance' }, 'agent1', 2);
    expect(figure.totalPages).toBeGreaterThan(1);
    const all = await readAll({ figure: 'teamBalance' }, 'agent1');
    expect(parts).toEqual(all.parts);
  });

  it('[AG-01] are of the own line alone', async () => {
    const explain = (text: string, by?: string) => ask(`figures/explain?${text}`, by);
    const refused = { errorCode: 'NOT_FOUND' };
    for (const stranger of ['agent1', 'nobody', 'harbour1']) {
      expect(await explain(`figure=betAmount&account=${stranger}`, 'cove1')).toMatchObject(refused);
      expect(await explain(`figure=betAmount&branch=${stranger}`, 'cove1')).toMatchObject(refused);
    }
    const { content } = await read<'ContractPayoutPage'>('salaries/daily?direction=received');
    const own = content[0]?.payoutId ?? '';
    expect(await explain(`figure=contractPayout&payoutId=${own}`)).toMatchObject({ status: 200 });
    for (const figure of OF_PAYMENT)
      expect(await explain(`figure=${figure}&payoutId=${own}`, 'cove1')).toMatchObject(refused);
    const ofCove = await read<'ContractPayoutPage'>('salaries/daily?direction=paid&account=cove1');
    const shared = `payoutId=${ofCove.content[0]?.payoutId}&account=member1`;
    expect(await explain(`figure=payoutBet&${shared}`)).toMatchObject(refused);
    expect(await explain('figure=betAmount', 'member1')).toMatchObject({ errorCode: 'FORBIDDEN' });
  });

  it('[AG-01] refuse a filter that they do not know', async () => {
    for (const wrong of [
      'figure=revenue&account=cove1',
      'figure=teamBalance&gameCategory=RNG',
      'figure=betAmount&payoutId=po-1',
      'figure=betAmount&account=cove1&branch=cove1',
      'figure=contractPayout',
    ])
      expect(await ask(`figures/explain?${wrong}`), wrong).toMatchObject({ status: 400 });
  });

  it(
    '[AG-01] by category and by account are those of the profit and loss report',
    async () => {
      reach = 2;
      for (const groupBy of ['gameCategory', 'account']) {
        const { content } = await read<'TeamProfitPage'>(
          `team/profitAndLoss?${query({ groupBy })}`,
        );
        expect(content.length).toBeGreaterThan(0);
        for (const { account, gameCategory, figures } of content)
          for (const figure of ['profitLoss', 'salary', 'betCount'] as const)
            expect(await reAdd({ figure, ...days(), account, gameCategory })).toBe(
              String(figures[figure]),
            );
      }
    },
    PATIENCE,
  );
});
