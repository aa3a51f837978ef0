import { answer, exampleHandlers } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http, type RequestHandler } from 'msw';
import {
  ACCOUNTS,
  DEPOSITS,
  METHODS,
  pageOf,
  sampleDeposit,
  sampleOptions,
  sampleWithdrawal,
  WITHDRAWALS,
} from './fixtures';
import { BETS, CHANGES, PROFIT, TRANSFERS, WALLETS } from './recordFixtures';

/** Bets of slots and one on sports; those of a type alone where the query names one. */
export const betsByType = (): RequestHandler =>
  http.get('*/wps/wallet/bets', ({ request }) => {
    const wanted = new URL(request.url).searchParams.get('gameType');
    const content = BETS.content
      .map((bet, at) => ({ ...bet, gameType: at === 3 ? 'SPORTS' : 'RNG' }))
      .filter(({ gameType }) => wanted === null || gameType === wanted);
    return HttpResponse.json({
      success: true,
      value: { ...BETS, ...pageOf(content) },
      message: null,
      errorCode: null,
    });
  });

/** A gateway that answers all calls of the wallet; `handlers` come before its own answers. */
export const walletOf = (...handlers: RequestHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer('listDepositMethods', METHODS),
      answer('listDeposits', DEPOSITS),
      answer('getLimits'),
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
