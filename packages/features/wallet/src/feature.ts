import { ArrowDownIcon } from '@parlour/design-system/icons/ArrowDownIcon';
import { ArrowUpIcon } from '@parlour/design-system/icons/ArrowUpIcon';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { SortIcon } from '@parlour/design-system/icons/SortIcon';
import { TableIcon } from '@parlour/design-system/icons/TableIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    myWallet: true;
    transferFund: true;
    depositv2: true;
    withdraw: true;
    transferUpline: true;
    personalHistoryCopy: true;
    transactionHistory: true;
    personalProfit: true;
  }
}

/** Money in and out, and the records of it. */
export const feature: FeatureModule = {
  name: 'wallet',
  centres: {
    memberPages: {
      myWallet: {
        order: 40,
        page: () => import('./pages/MyWalletPage/MyWalletPage'),
        icon: WalletIcon,
        title: 'wallet:pages.myWallet',
        group: 'wallet',
      },
      transferFund: {
        order: 50,
        page: () => import('./pages/TransferFundPage/TransferFundPage'),
        icon: RefreshIcon,
        title: 'wallet:pages.transferFund',
        group: 'wallet',
      },
      depositv2: {
        order: 60,
        page: () => import('./pages/DepositPage/DepositPage'),
        icon: ArrowDownIcon,
        title: 'wallet:pages.depositv2',
        group: 'wallet',
      },
      withdraw: {
        order: 70,
        page: () => import('./pages/WithdrawPage/WithdrawPage'),
        icon: ArrowUpIcon,
        title: 'wallet:pages.withdraw',
        group: 'wallet',
      },
      transferUpline: {
        order: 80,
        page: () => import('./pages/TransferUplinePage/TransferUplinePage'),
        icon: UserIcon,
        title: 'wallet:pages.transferUpline',
        group: 'wallet',
      },
      personalHistoryCopy: {
        order: 90,
        page: () => import('./pages/BettingRecordPage/BettingRecordPage'),
        icon: TableIcon,
        title: 'wallet:pages.personalHistoryCopy',
        group: 'records',
      },
      transactionHistory: {
        order: 100,
        page: () => import('./pages/TransactionsPage/TransactionsPage'),
        icon: SortIcon,
        title: 'wallet:pages.transactionHistory',
        group: 'records',
      },
      personalProfit: {
        order: 110,
        page: () => import('./pages/ProfitPage/ProfitPage'),
        icon: ChartIcon,
        title: 'wallet:pages.personalProfit',
        group: 'records',
      },
    },
  },
};
