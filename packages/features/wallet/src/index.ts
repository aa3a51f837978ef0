import type { FeatureModule } from '@parlour/feature-core';

/** Money in and out, and the records of it. */
export const walletFeature: FeatureModule = {
  name: 'wallet',
  centres: {
    memberPages: {
      myWallet: () => import('./pages/MyWalletPage/MyWalletPage'),
      transferFund: () => import('./pages/TransferFundPage/TransferFundPage'),
      depositv2: () => import('./pages/DepositPage/DepositPage'),
      withdraw: () => import('./pages/WithdrawPage/WithdrawPage'),
      transferUpline: () => import('./pages/TransferUplinePage/TransferUplinePage'),
      personalHistoryCopy: () => import('./pages/BettingRecordPage/BettingRecordPage'),
      transactionHistory: () => import('./pages/TransactionsPage/TransactionsPage'),
      personalProfit: () => import('./pages/ProfitPage/ProfitPage'),
    },
  },
};
