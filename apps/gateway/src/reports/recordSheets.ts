import type { components } from '../generated/contract';
import { codeLabel } from './codeLabels';
import { NAMES } from './columnNames';
import type { Sheet } from './sheet';

type Schemas = components['schemas'];

/** The total of money into a wallet and out of it. */
export interface InAndOut {
  income: string;
  outgo: string;
  net: string;
}

const inAndOut = (column: number): Sheet<never, InAndOut>['sums'] => [
  { name: NAMES.income, column, value: (all) => all.income },
  { name: NAMES.outgo, column, value: (all) => all.outgo },
  { name: NAMES.net, column, value: (all) => all.net },
];

/** All movements of a balance. */
export const CHANGES: Sheet<Schemas['MemberTransaction'], InAndOut> = {
  columns: [
    { name: NAMES.time, cell: (row) => row.occurredAt },
    { name: NAMES.type, cell: (row, language) => codeLabel(row.type, language) },
    { name: NAMES.remark, cell: (row) => row.description },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.balanceBefore, cell: (row) => row.balanceBefore },
    { name: NAMES.balanceAfter, cell: (row) => row.balanceAfter },
    { name: NAMES.number, cell: (row) => row.reference ?? row.transactionId },
  ],
  sums: inAndOut(3),
};

/** An open bet has neither a payout nor a result yet. */
const ofDecided = (field: 'win' | 'profit') => (row: Schemas['BettingRecord']) =>
  row.state === 'OPEN' ? null : row[field];

/** A member's bets. */
export const ownBetsSheet = (
  vendorOf: (code: string) => string,
): Sheet<Schemas['BettingRecord'], Schemas['BettingTotals']> => ({
  columns: [
    { name: NAMES.time, cell: (row) => row.placedAt },
    { name: NAMES.game, cell: (row) => row.gameName },
    { name: NAMES.vendor, cell: (row) => vendorOf(row.vassalage) },
    { name: NAMES.bets, cell: (row) => row.stake, total: (all) => all.stake },
    { name: NAMES.payout, cell: ofDecided('win'), total: (all) => all.win },
    { name: NAMES.gameResult, cell: ofDecided('profit'), total: (all) => all.profit },
    { name: NAMES.number, cell: (row) => row.betId },
  ],
});

/** A member's profit and loss; the first column names what a row is grouped by. */
export const ownProfitSheet = (
  groupBy: 'DAY' | 'GAME_TYPE',
  nameOf: (category: string, language: string) => string,
): Sheet<Schemas['ProfitRow'], Schemas['ProfitRow']> => ({
  columns: [
    {
      name: groupBy === 'DAY' ? NAMES.day : NAMES.category,
      cell: ({ day, gameType }, language) => day ?? nameOf(gameType ?? '', language),
    },
    ...(
      [
        ['stake', NAMES.bets],
        ['win', NAMES.payout],
        ['rebate', NAMES.rebate],
        ['bonus', NAMES.bonus],
        ['deposit', NAMES.deposits],
        ['withdrawal', NAMES.withdrawals],
        ['profit', NAMES.yourResult],
      ] as const
    ).map(([key, name]) => ({
      name,
      cell: (row: Schemas['ProfitRow']) => row[key],
      total: (all: Schemas['ProfitRow']) => all[key],
    })),
  ],
});

/** A member's deposits. */
export const DEPOSITS: Sheet<Schemas['Deposit'], string> = {
  columns: [
    { name: NAMES.time, cell: (row) => row.createdAt },
    { name: NAMES.method, cell: (row) => row.methodName },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.fee, cell: (row) => row.fee },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.state, language) },
    { name: NAMES.number, cell: (row) => row.depositId },
  ],
  sums: [{ name: NAMES.credited, column: 2, value: (sum) => sum }],
};

/** A member's withdrawals. */
export const WITHDRAWALS: Sheet<Schemas['Withdrawal'], string> = {
  columns: [
    { name: NAMES.time, cell: (row) => row.createdAt },
    { name: NAMES.account, cell: (row) => row.accountLabel },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.fee, cell: (row) => row.fee },
    { name: NAMES.remaining, cell: (row) => row.remainingAmount },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.state, language) },
    { name: NAMES.number, cell: (row) => row.withdrawalId },
  ],
  sums: [{ name: NAMES.paidOut, column: 2, value: (sum) => sum }],
};

/** A member's transfers. */
export const TRANSFERS: Sheet<Schemas['Transfer'], InAndOut> = {
  columns: [
    { name: NAMES.time, cell: (row) => row.createdAt },
    { name: NAMES.from, cell: (row) => row.from },
    { name: NAMES.to, cell: (row) => row.to },
    { name: NAMES.amount, cell: (row) => row.amount },
    { name: NAMES.status, cell: (row, language) => codeLabel(row.state, language) },
    { name: NAMES.remark, cell: (row) => row.remark },
    { name: NAMES.number, cell: (row) => row.transferId },
  ],
  sums: inAndOut(3),
};
