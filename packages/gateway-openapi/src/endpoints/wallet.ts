import { readFileParts } from '../fileParts';
import { type ExportRecordsApiArg, walletApi as generated } from '../generated/wallet';

const withFiles = generated.injectEndpoints({
  endpoints: (build) => ({
    getRecordFile: build.query<string, Omit<ExportRecordsApiArg, 'part'>>({
      queryFn: (asked, _api, _options, call) =>
        readFileParts((part) =>
          call({ url: '/wps/wallet/record/file', params: { ...asked, part } }),
        ),
    }),
  }),
});

const walletApi = withFiles.enhanceEndpoints({
  endpoints: {
    getBalance: { providesTags: ['Balance'] },
    getAccountSummary: { providesTags: ['Balance', 'Points', 'Records'] },
    getConsolidatedFunds: { providesTags: ['Contracts'] },
    // Names are in the language of the call.
    getExchangeRates: { providesTags: ['System'] },
    // The outcome of a call changes, so each poll fetches it.
    getIntentOutcome: { keepUnusedDataFor: 0 },
    getRecordFile: { keepUnusedDataFor: 0 },
    getBettingRecords: { providesTags: ['Records', 'System'] },
    getMemberTransactions: { providesTags: ['Records', 'System'] },
    getProfitAndLoss: { providesTags: ['Records', 'System'] },
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
  getIntentOutcome,
  getRecordFile,
  getWithdrawal,
  restoreVendorWallets,
  transferBetweenWallets,
  transferToDownline,
  transferToUpline,
} = walletApi.endpoints;
export const {
  useCancelDepositMutation,
  useGetAccountSummaryQuery,
  useGetBalanceQuery,
  useGetBettingRecordsQuery,
  useGetConsolidatedFundsQuery,
  useGetDepositQuery,
  useGetExchangeRatesQuery,
  useGetMemberTransactionsQuery,
  useGetMerchantWalletQuery,
  useGetProfitAndLossQuery,
  useGetUplineTransferQuery,
  useGetWithdrawalQuery,
  useListDepositMethodsQuery,
  useListDepositsQuery,
  useListTransfersQuery,
  useListWithdrawalsQuery,
  useListWithdrawMethodsQuery,
} = walletApi;
export type {
  AccountSummary,
  BettingRecord,
  BettingRecordPage,
  BettingTotals,
  ConsolidatedFunds,
  Deposit,
  DepositMethod,
  DepositPage,
  DepositRequest,
  DepositState,
  DownlineTransferRequest,
  ExchangeRateTable,
  ExportRecordsApiArg,
  IntentOutcome,
  MemberTransaction,
  MemberTransactionPage,
  PayDetail,
  PayMethodKind,
  ProfitReport,
  ProfitRow,
  TransactionType,
  Transfer,
  TransferKind,
  TransferPage,
  UplineTransferOptions,
  UplineTransferRequest,
  VendorWallet,
  WaitingBonus,
  WalletBalance,
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
