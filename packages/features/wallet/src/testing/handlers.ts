import { answer, exampleHandlers } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';
import {
  ACCOUNTS,
  DEPOSITS,
  METHODS,
  sampleDeposit,
  sampleOptions,
  sampleWithdrawal,
  WITHDRAWALS,
} from './fixtures';
import { BETS, CHANGES, PROFIT, TRANSFERS, WALLETS } from './recordFixtures';

/** A gateway that answers all that the wallet asks for; `handlers` come before its own answers. */
export const walletOf = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('listDepositMethods', METHODS),
      answer('listDeposits', DEPOSITS),
      answer('createDeposit', sampleDeposit()),
      answer('getDeposit', sampleDeposit()),
      answer('listWithdrawMethods', sampleOptions()),
      answer('listBankAccounts', ACCOUNTS),
      answer('listWithdrawals', WITHDRAWALS),
      answer('createWithdrawal', sampleWithdrawal()),
      answer('getWithdrawal', sampleWithdrawal()),
      answer('getBettingRecords', BETS),
      answer('getMemberTransactions', CHANGES),
      answer('getProfitAndLoss', PROFIT),
      answer('getBalance', WALLETS),
      answer('listTransfers', TRANSFERS),
      ...exampleHandlers(),
    ],
  },
});
