import type { OwnLimit } from '@parlour/gateway-openapi/saferPlay';
import { answer } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';

const KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION_TIME'] as const;
const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

const MOST_MINUTES = { DAY: '1440', WEEK: '10080', MONTH: '44640' } as const;

const UNUSED = { used: '0.00', usedRate: null, left: null, freeAt: null, waiting: null };

/** No limit at all, for each kind and period. */
const NO_LIMITS: OwnLimit[] = KINDS.flatMap((kind) =>
  PERIODS.map((period) => ({
    kind,
    period,
    amount: null,
    max: kind === 'SESSION_TIME' ? MOST_MINUTES[period] : null,
    ...UNUSED,
    used: kind === 'SESSION_TIME' ? '0' : UNUSED.used,
  })),
);

/** A deposit limit that is used in part. */
export const DAY_LIMIT: OwnLimit = {
  kind: 'DEPOSIT',
  period: 'DAY',
  amount: '200.00',
  max: null,
  used: '150.00',
  usedRate: 7500,
  left: '50.00',
  freeAt: '2026-03-15T09:26:53Z',
  waiting: null,
};

/** A limit of time that is used in part. */
export const TIME_LIMIT: OwnLimit = {
  kind: 'SESSION_TIME',
  period: 'DAY',
  amount: '120',
  max: MOST_MINUTES.DAY,
  used: '50',
  usedRate: 4166,
  left: '70',
  freeAt: '2026-03-15T09:26:53Z',
  waiting: null,
};

/** A deposit limit where a higher one waits. */
export const waitingLimit = (amount: string | null, canBeConfirmed: boolean): OwnLimit => ({
  ...DAY_LIMIT,
  waiting: { amount, confirmableAt: '2026-03-15T11:00:00Z', canBeConfirmed },
});

/** A limit of time where a longer one waits, in minutes. */
export const waitingTime = (amount: string): OwnLimit => ({
  ...TIME_LIMIT,
  waiting: { amount, confirmableAt: '2026-03-15T11:00:00Z', canBeConfirmed: false },
});

/** Limits of which one has everything used. */
const SET_LIMITS: OwnLimit[] = [
  DAY_LIMIT,
  {
    ...DAY_LIMIT,
    period: 'MONTH',
    amount: '500.00',
    used: '500.00',
    usedRate: 10_000,
    left: '0.00',
    freeAt: '2026-04-01T00:00:00Z',
  },
];

const replace = (limits: readonly OwnLimit[]): OwnLimit[] =>
  NO_LIMITS.map(
    (none) =>
      limits.find(({ kind, period }) => kind === none.kind && period === none.period) ?? none,
  );

/** A gateway with these limits, and no others; `handlers` come before its own answers. */
export const limitsOf = (
  limits: readonly OwnLimit[] = SET_LIMITS,
  ...handlers: RequestHandler[]
) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getLimits', {
        raiseDelay: 'PT24H',
        isAskedAtDeposit: false,
        limits: replace(limits),
      }),
      answer('getMarketPolicy'),
      answer('setLimit', DAY_LIMIT),
      answer('confirmLimit', { ...DAY_LIMIT, amount: '400.00' }),
      answer('revokeLimit', DAY_LIMIT),
      answer('getStatementReview'),
      answer('getPlaySession'),
      answer('setRealityCheck'),
    ],
  },
});
