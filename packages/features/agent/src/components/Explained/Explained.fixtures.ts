import type { ExplainedFigure, FigurePart } from '@parlour/gateway-openapi/agent';

const NO_LEAD = {
  ...{ figure: null, report: null, startDate: null, endDate: null, account: null },
  ...{ branch: null, gameCategory: null, type: null, payoutId: null },
};

const part = (more: Partial<FigurePart> & Pick<FigurePart, 'kind' | 'value'>): FigurePart => ({
  ...{ sign: 'plus', name: null, reason: null, date: null, at: null, account: null },
  ...{ gameCategory: null, type: null, base: null, rate: null },
  leadsTo: { ...NO_LEAD, to: 'nowhere' },
  ...more,
});

const page = (content: FigurePart[]) => ({
  ...{ content, pageNum: 1, totalPages: 1, totalElements: content.length, pageSize: 100 },
});

const NARROWED = { account: null, branch: null, gameCategory: null, payment: null };

/** What one person bet on a day, which is in the report of bets. */
export const RECORDS: ExplainedFigure = {
  ...{ figure: 'betAmount', unit: 'money', value: '24.00' },
  ...{ startDate: '2026-03-13', endDate: '2026-03-13', ...NARROWED, account: 'koipond7' },
  ...page([
    part({
      kind: 'records',
      value: '24.00',
      leadsTo: {
        ...{ ...NO_LEAD, to: 'records', report: 'getTeamBets', account: 'koipond7' },
        ...{ startDate: '2026-03-13', endDate: '2026-03-13' },
      },
    }),
  ]),
};

export const NOTHING: ExplainedFigure = { ...RECORDS, value: '0.00', ...page([]) };

/** A figure of a wide team: a hundred branches on the first of twelve pages. */
export const MANY: ExplainedFigure = {
  ...{ figure: 'teamBalance', unit: 'money', value: '318240.55' },
  ...{ startDate: null, endDate: null, ...NARROWED },
  ...page(
    Array.from({ length: 100 }, (_, at) =>
      part({
        kind: 'branch',
        value: `${400 - at}.50`,
        account: `harbour${at + 1}`,
        leadsTo: {
          ...{ ...NO_LEAD, to: 'figure', figure: 'teamBalance', branch: `harbour${at + 1}` },
        },
      }),
    ),
  ),
  ...{ totalPages: 12, totalElements: 1180 },
};

/** The rebate that an agent kept of a day: shares at rates, and a rest. */
export const SHARES: ExplainedFigure = {
  ...{ figure: 'rebateEarned', unit: 'money', value: '30.60' },
  ...{ startDate: '2026-03-13', endDate: '2026-03-13', ...NARROWED },
  ...page([
    part({
      ...{ kind: 'rebate', value: '24.48', account: 'harbour1', gameCategory: 'RNG' },
      ...{ base: '6120.00', rate: 40 },
      leadsTo: { ...NO_LEAD, to: 'figure', figure: 'validBet', branch: 'harbour1' },
    }),
    part({ kind: 'rest', value: '6.12', reason: 'paidOtherwise' }),
  ]),
};

/** A dividend with a share, a fixed sum and the steps of its contract. */
export const PAYMENT: ExplainedFigure = {
  ...{ figure: 'contractPayout', unit: 'money', value: '315.00' },
  ...{ startDate: null, endDate: null, ...NARROWED },
  ...page([
    part({
      ...{ kind: 'share', value: '310.00', name: 'payoutResult', base: '3100.00', rate: 1000 },
      leadsTo: { ...NO_LEAD, to: 'figure', figure: 'payoutResult', payoutId: 'po-410' },
    }),
    part({ kind: 'fixedSum', value: '5.00' }),
  ]),
  payment: {
    ...{ contractId: 'ct-31', kind: 'dividend', direction: 'received', account: 'cove1' },
    ...{ startAt: '2026-02-16T00:00:00Z', endAt: '2026-03-01T00:00:00Z' },
    ...{ conditionsFrom: '2026-02-16T00:00:00Z', activeMembers: 12, periodBet: '42000.00' },
    periodProfitLoss: '-3100.00',
    steps: [
      {
        tier: {
          ...{ rate: 1000, activeMembers: 5, periodBet: '20000.00' },
          ...{ periodProfitLoss: '0.00', amount: '5.00' },
        },
        ...{ isReached: true, activeMembersMet: true, periodBetMet: true },
        periodProfitLossMet: true,
      },
      {
        tier: {
          ...{ rate: 1500, activeMembers: 15, periodBet: '80000.00' },
          ...{ periodProfitLoss: '-5000.00', amount: '0.00' },
        },
        ...{ isReached: false, activeMembersMet: false, periodBetMet: false },
        periodProfitLossMet: false,
      },
    ],
    ...{ status: 'paid', dueAt: '2026-03-01T02:00:00Z', paidAt: '2026-03-02T02:00:00Z' },
    transactionNumber: 'tx-5821',
  },
};
