import type { ActivityStatement, StatementRow } from '@parlour/gateway-openapi/saferPlay';
import { answer } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';

const NOTHING = {
  ...{ deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00' },
  ...{ stake: '0.00', win: '0.00', gameResult: '0.00' },
};

/** A month in which nothing happened. */
export const QUIET_MONTH: StatementRow = {
  ...{ from: '2026-02-01', to: '2026-02-28', ...NOTHING },
  ...{ depositRate: 0, withdrawalRate: 0, resultRate: 0 },
};

/** A month that is not over. */
export const MARCH: StatementRow = {
  ...{ from: '2026-03-01', to: '2026-03-14' },
  ...{ deposits: '100.00', withdrawals: '80.00', netDeposits: '20.00' },
  ...{ stake: '100.00', win: '11.50', gameResult: '-88.50' },
  ...{ depositRate: 5000, withdrawalRate: 4000, resultRate: -10_000 },
};

const JANUARY: StatementRow = {
  ...{ from: '2026-01-01', to: '2026-01-31' },
  ...{ deposits: '200.00', withdrawals: '0.00', netDeposits: '200.00' },
  ...{ stake: '412.00', win: '434.00', gameResult: '22.00' },
  ...{ depositRate: 10_000, withdrawalRate: 0, resultRate: 2485 },
};

const STATEMENT: ActivityStatement = {
  ...{ grain: 'MONTH', months: 12, maxMonths: 12, from: '2026-01-01', to: '2026-03-14' },
  total: {
    ...{ deposits: '300.00', withdrawals: '80.00', netDeposits: '220.00' },
    ...{ stake: '512.00', win: '445.50', gameResult: '-66.50' },
  },
  lifetime: {
    ...{ since: '2024-06-02', deposits: '2300.00', withdrawals: '1580.00', netDeposits: '720.00' },
  },
  rows: [JANUARY, QUIET_MONTH, MARCH],
};

/** The same member, who did nothing lately. */
export const QUIET_STATEMENT: ActivityStatement = {
  ...STATEMENT,
  total: NOTHING,
  rows: [QUIET_MONTH],
};

/** A gateway with a statement; `handlers` come before its own answers. */
export const statementOf = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('getActivityStatement', STATEMENT),
      answer('noteStatementReview'),
    ],
  },
});
