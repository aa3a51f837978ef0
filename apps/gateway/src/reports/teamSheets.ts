import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { codeLabel } from './codeLabels';
import { NAMES } from './columnNames';
import type { Sheet } from './sheet';

type Schemas = components['schemas'];
type CategoryNames = (category: string, language: string) => string;

/** All members of the team. */
export const PEOPLE: Sheet<Schemas['TeamMember'], null> = {
  columns: [
    { name: NAMES.account, cell: (row) => row.account },
    { name: NAMES.type, cell: (row, language) => codeLabel(row.accountType, language) },
    { name: NAMES.level, cell: (row) => row.level },
    { name: NAMES.parent, cell: (row) => row.parentAccount },
    { name: NAMES.teamSize, cell: (row) => row.teamSize },
    { name: NAMES.balance, cell: (row) => row.balance },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.status, language) },
    { name: NAMES.registeredAt, cell: (row) => row.registeredAt },
    { name: NAMES.lastLoginAt, cell: (row) => row.lastLoginAt },
  ],
};

/** An open bet has neither a payout nor a result yet. */
const ofDecided = (field: 'payout' | 'profitLoss') => (row: Schemas['TeamBet']) =>
  row.status === 'open' ? null : row[field];

/** Bets of the team. */
export const betsSheet = (
  nameOf: CategoryNames,
): Sheet<Schemas['TeamBet'], Schemas['TeamBetTotals']> => ({
  columns: [
    { name: NAMES.account, cell: (row) => row.account },
    { name: NAMES.game, cell: (row) => row.gameName },
    { name: NAMES.category, cell: (row, language) => nameOf(row.gameCategory, language) },
    { name: NAMES.bets, cell: (row) => row.betAmount, total: (all) => all.betAmount },
    { name: NAMES.validBets, cell: (row) => row.validBet, total: (all) => all.validBet },
    { name: NAMES.payout, cell: ofDecided('payout'), total: (all) => all.payout },
    { name: NAMES.gameResult, cell: ofDecided('profitLoss'), total: (all) => all.profitLoss },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.status, language) },
    { name: NAMES.time, cell: (row) => row.placedAt },
    { name: NAMES.number, cell: (row) => row.betId },
  ],
});

/** Deposits, withdrawals and transfers of the team; each kind has its own sum. */
export const ORDERS: Sheet<Schemas['TeamTransaction'], Schemas['TeamTransactionTotals']> = {
  columns: [
    { name: NAMES.account, cell: (row) => row.account },
    { name: NAMES.type, cell: (row, language) => codeLabel(row.type, language) },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.status, language) },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.fee, cell: (row) => row.fee },
    { name: NAMES.other, cell: (row) => row.counterpartAccount },
    { name: NAMES.time, cell: (row) => row.createdAt },
    { name: NAMES.completedAt, cell: (row) => row.completedAt },
    { name: NAMES.number, cell: (row) => row.transactionNumber },
  ],
  sums: [
    { name: NAMES.deposits, column: 3, value: (all) => all.deposits },
    { name: NAMES.withdrawals, column: 3, value: (all) => all.withdrawals },
    { name: NAMES.transfersIn, column: 3, value: (all) => all.transfersIn },
    { name: NAMES.transfersOut, column: 3, value: (all) => all.transfersOut },
    { name: NAMES.fee, column: 4, value: (all) => all.fees },
  ],
};

/** All movements in the wallets of the team. */
export const MOVEMENTS: Sheet<Schemas['DownlineMovement'], Schemas['DownlineMovementTotals']> = {
  columns: [
    { name: NAMES.account, cell: (row) => row.account },
    { name: NAMES.type, cell: (row, language) => codeLabel(row.type, language) },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.balanceBefore, cell: (row) => row.balanceBefore },
    { name: NAMES.balanceAfter, cell: (row) => row.balanceAfter },
    { name: NAMES.remark, cell: (row) => row.note },
    { name: NAMES.time, cell: (row) => row.createdAt },
    { name: NAMES.number, cell: (row) => row.transactionNumber },
  ],
  sums: [
    { name: NAMES.income, column: 2, value: (all) => all.income },
    { name: NAMES.outgo, column: 2, value: (all) => all.outgo },
    { name: NAMES.net, column: 2, value: (all) => all.net },
  ],
};

/** Profit and loss of the team; the first column names what a row is grouped by. */
export const profitSheet = (
  groupBy: 'day' | 'account' | 'gameCategory',
  nameOf: CategoryNames,
): Sheet<Schemas['TeamProfitRow'], Schemas['TeamProfitFigures']> => ({
  columns: [
    {
      name: { day: NAMES.day, account: NAMES.account, gameCategory: NAMES.category }[groupBy],
      cell: ({ date, account, gameCategory }, language) =>
        date ?? account ?? nameOf(gameCategory ?? '', language),
    },
    { name: NAMES.betCount, cell: (row) => row.figures.betCount, total: (all) => all.betCount },
    { name: NAMES.bets, cell: (row) => row.figures.betAmount, total: (all) => all.betAmount },
    { name: NAMES.validBets, cell: (row) => row.figures.validBet, total: (all) => all.validBet },
    { name: NAMES.payout, cell: (row) => row.figures.payout, total: (all) => all.payout },
    { name: NAMES.rebate, cell: (row) => row.figures.rebate, total: (all) => all.rebate },
    { name: NAMES.bonus, cell: (row) => row.figures.bonus, total: (all) => all.bonus },
    { name: NAMES.salary, cell: (row) => row.figures.salary, total: (all) => all.salary },
    { name: NAMES.result, cell: (row) => row.figures.profitLoss, total: (all) => all.profitLoss },
  ],
});

/** What the agent earned from the team. */
export const REVENUE: Sheet<Schemas['AgentRevenueRow'], Schemas['AgentRevenueFigures']> = {
  columns: [
    { name: NAMES.day, cell: (row) => row.date },
    ...(
      [
        ['revenue', NAMES.revenue],
        ['teamBet', NAMES.validBets],
        ['teamProfitLoss', NAMES.result],
        ['rebateEarned', NAMES.rebateEarned],
        ['dividendReceived', NAMES.dividendReceived],
        ['dividendPaid', NAMES.dividendPaid],
        ['salaryReceived', NAMES.salaryReceived],
        ['salaryPaid', NAMES.salaryPaid],
      ] as const
    ).map(([key, name]) => ({
      name,
      cell: (row: Schemas['AgentRevenueRow']) => row.figures[key],
      total: (all: Schemas['AgentRevenueFigures']) => all[key],
    })),
    { name: NAMES.active, cell: (row) => row.activeMembers },
  ],
};

/** Payments of contracts; received and paid amounts are never added up. */
export const PAYOUTS: Sheet<Schemas['ContractPayout'], Schemas['ContractPayoutTotals']> = {
  columns: [
    { name: NAMES.account, cell: (row) => row.account },
    { name: NAMES.direction, cell: (row, language) => codeLabel(row.direction, language) },
    { name: NAMES.since, cell: (row) => row.startAt },
    { name: NAMES.until, cell: (row) => row.endAt },
    // A rate has two decimals like an amount: 15 basis points are 0.15 %.
    { name: NAMES.rate, cell: (row) => formatAmount(BigInt(row.rate)) },
    { name: NAMES.active, cell: (row) => row.activeMembers },
    { name: NAMES.validBets, cell: (row) => row.periodBet, total: (all) => all.periodBet },
    {
      name: NAMES.gameResult,
      cell: (row) => row.periodProfitLoss,
      total: (all) => all.periodProfitLoss,
    },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.status, language) },
    { name: NAMES.paidAt, cell: (row) => row.paidAt },
    { name: NAMES.number, cell: (row) => row.payoutId },
  ],
  sums: [
    { name: NAMES.received, column: 8, value: (all) => all.received },
    { name: NAMES.paid, column: 8, value: (all) => all.paid },
  ],
};
