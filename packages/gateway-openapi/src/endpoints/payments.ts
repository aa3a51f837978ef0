import { walletApi as generated } from '../generated/wallet';

// Apart from `wallet`: the header needs only the balance.
const paymentsApi = generated.enhanceEndpoints({
  endpoints: {
    listDepositMethods: { providesTags: ['System'] },
    listDeposits: { providesTags: ['Records', 'System'] },
    getDeposit: { providesTags: ['Records', 'System'] },
    cancelDeposit: { invalidatesTags: ['Records'] },
    listWithdrawMethods: { providesTags: ['Balance', 'Security', 'System'] },
    getUplineTransfer: { providesTags: ['Balance', 'Security', 'System'] },
    listWithdrawals: { providesTags: ['Records', 'System'] },
    getWithdrawal: { providesTags: ['Records', 'System'] },
    listTransfers: { providesTags: ['Records', 'System'] },
  },
});

export const {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  createDeposit,
  createWithdrawal,
  getDeposit,
  getWithdrawal,
  restoreVendorWallets,
  transferBetweenWallets,
  transferToUpline,
} = paymentsApi.endpoints;
export const {
  useCancelDepositMutation,
  useGetDepositQuery,
  useGetMerchantWalletQuery,
  useGetUplineTransferQuery,
  useGetWithdrawalQuery,
  useListDepositMethodsQuery,
  useListDepositsQuery,
  useListTransfersQuery,
  useListWithdrawalsQuery,
  useListWithdrawMethodsQuery,
} = paymentsApi;
export type {
  Deposit,
  DepositMethod,
  DepositPage,
  DepositRequest,
  DepositState,
  PayDetail,
  PayMethodKind,
  Transfer,
  TransferKind,
  TransferPage,
  UplineTransferOptions,
  UplineTransferRequest,
  VendorWallet,
  WaitingBonus,
  WalletRestore,
  WalletTransferRequest,
  Withdrawal,
  WithdrawalConfirmation,
  WithdrawalPage,
  WithdrawalRequest,
  WithdrawalState,
  WithdrawMethod,
  WithdrawOptions,
} from '../generated/wallet';
