import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { formatAmount, parseAmount } from '../src/money/amount';
import { rateOf } from '../src/money/rates';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];
type Comparison = Schemas['PeriodComparison'];
type Figures = Readonly<Record<string, string | number>>;

const DAY = 86_400_000;
/** How the figures of the revenue are named in explanations. */
const RENAMED: Readonly<Record<string, string>> = {
  validBet: 'teamBet',
  profitLoss: 'teamProfitLoss',
};

describe('the period before', () => {
  let gateway: TestGateway;
  const { ask, read } = createTeamReader(() => gateway);

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  /** The merchant's day so many days ago. */
  const day = (ago: number): string =>
    new Date(gateway.now() - ago * DAY).toISOString().slice(0, 10);
  const daysQuery = (first: number, last: number) => `startDate=${day(first)}&endDate=${day(last)}`;

  const overview = async (query: string) => {
    const { people, money, comparison } = await read<'TeamOverview'>(`team/overview?${query}`);
    return { figures: { ...people, ...money } as Figures, comparison };
  };
  const profit = async (query: string) => {
    const page = await read<'TeamProfitPage'>(`team/profitAndLoss?${query}`);
    return { figures: page.totals as Figures, comparison: page.comparison };
  };
  const revenue = async (query: string) => {
    const { totals, comparison } = await read<'AgentRevenuePage'>(`revenue?${query}`);
    const figures = Object.entries(totals).map(([name, value]) => [
      Object.keys(RENAMED).find((known) => RENAMED[known] === name) ?? name,
      value,
    ]);
    return { figures: Object.fromEntries(figures) as Figures, comparison };
  };
  const REPORTS = {
    overview: { ask: overview, compared: 11 },
    profit: { ask: profit, compared: 8 },
    'profit of one person': {
      ask: (query: string) => profit(`account=member1&${query}`),
      compared: 8,
    },
    'profit by category': {
      ask: (query: string) => profit(`groupBy=gameCategory&${query}`),
      compared: 8,
    },
    revenue: { ask: revenue, compared: 8 },
  } as const;
  type Report = keyof typeof REPORTS;

  const whole = (value: string | number | undefined): bigint =>
    typeof value === 'string' && value.includes('.') ? parseAmount(value) : BigInt(value ?? 0);

  /** Each change is that between the two reports, which are asked for one by one. */
  function check(comparison: Comparison, after: Figures, before: Figures): void {
    for (const change of comparison.changes) {
      const { figure, unit } = change;
      const difference = whole(after[figure]) - whole(before[figure]);
      expect(change, figure).toMatchObject({
        before: String(before[figure]),
        difference: unit === 'money' ? formatAmount(difference) : String(difference),
        rate: rateOf(difference, whole(before[figure])),
      });
    }
  }

  it.each(Object.keys(REPORTS) as Report[])(
    '[AG-09] has the figures that the report has for it: %s',
    async (name) => {
      const report = REPORTS[name];
      for (const [first, last] of [
        [6, 0],
        [9, 3],
        [1, 1],
        [12, 5],
      ] as const) {
        const length = first - last + 1;
        const now = await report.ask(`${daysQuery(first, last)}&compare=true`);
        const before = await report.ask(daysQuery(first + length, last + length));
        expect(now.comparison).toMatchObject({
          startDate: day(first + length),
          endDate: day(last + length),
          isOver: last > 0,
        });
        expect(now.comparison?.changes).toHaveLength(report.compared);
        if (now.comparison !== null) check(now.comparison, now.figures, before.figures);
        expect(before.comparison).toBeNull();
      }
    },
  );

  it('[AG-09] has as many days as a preset, the longest period too', async () => {
    const { comparison } = await overview('datePreset=previous30&compare=true');
    expect(comparison).toMatchObject({ startDate: day(59), endDate: day(30) });
    const longest = await profit(`${daysQuery(90, 0)}&compare=true`);
    expect(longest.comparison).toMatchObject({ startDate: day(181), endDate: day(91) });
  });

  it('[AG-09] has no rate where it was zero', async () => {
    const { comparison, figures } = await overview(`${daysQuery(90, 0)}&compare=true`);
    const bets = comparison?.changes.find(({ figure }) => figure === 'betAmount');
    expect(bets).toEqual({
      figure: 'betAmount',
      unit: 'money',
      before: '0.00',
      difference: figures['betAmount'],
      rate: null,
    });
  });

  it('[AG-09] shows no stranger to whoever asks for one', async () => {
    expect(await ask('team/profitAndLoss?account=weak1&compare=true')).toMatchObject({
      status: 404,
      errorCode: 'NOT_FOUND',
    });
  });

  it('[AG-09] stands beside what came in and went out on each day, whose difference is the revenue', async () => {
    const { content } = await read<'AgentRevenuePage'>('revenue?pageSize=100');
    expect(content.some(({ received }) => received !== '0.00')).toBe(true);
    for (const { received, paid, figures } of content)
      expect(parseAmount(received) - parseAmount(paid)).toBe(parseAmount(figures.revenue));
  });
});

describe('a change as a rate', () => {
  it.each([
    [100n, 200n, 5000],
    [-100n, 200n, -5000],
    // A loss that halves has risen by half.
    [100n, -200n, 5000],
    [1n, 80_000n, 0],
    [3n, 80_000n, 0],
    [3n, 20_000n, 2],
    [1n, 20_000n, 0],
    [-3n, 20_000n, -2],
    [0n, 5n, 0],
    [5n, 0n, null],
    [0n, 0n, null],
  ])('[AG-09] %s of %s is %s basis points', (part, base, rate) => {
    expect(rateOf(part, base)).toBe(rate);
  });
});
