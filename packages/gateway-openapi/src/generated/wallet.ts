// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<GetBalanceApiResponse, GetBalanceApiArg>({
      query: () => ({ url: `/wps/v2/wallets/balance` }),
    }),
    getMerchantWallet: build.query<
      GetMerchantWalletApiResponse,
      GetMerchantWalletApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/GCS_merchantWallet`,
        params: {
          merchantCode: queryArg.merchantCode,
        },
      }),
    }),
    transferBetweenWallets: build.mutation<
      TransferBetweenWalletsApiResponse,
      TransferBetweenWalletsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/GCS_walletTransfer`,
        method: "POST",
        body: queryArg.walletTransferRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    restoreVendorWallets: build.mutation<
      RestoreVendorWalletsApiResponse,
      RestoreVendorWalletsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/restore`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getConsolidatedFunds: build.query<
      GetConsolidatedFundsApiResponse,
      GetConsolidatedFundsApiArg
    >({
      query: () => ({ url: `/wps/member/info/funds/consolidated` }),
    }),
    getMemberTransactions: build.query<
      GetMemberTransactionsApiResponse,
      GetMemberTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/ODSFE2_MemTransDet`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          type: queryArg["type"],
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listDepositMethods: build.query<
      ListDepositMethodsApiResponse,
      ListDepositMethodsApiArg
    >({
      query: () => ({ url: `/wps/wallet/deposit/methods` }),
    }),
    listDeposits: build.query<ListDepositsApiResponse, ListDepositsApiArg>({
      query: (queryArg) => ({
        url: `/wps/wallet/deposits`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          state: queryArg.state,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    createDeposit: build.mutation<
      CreateDepositApiResponse,
      CreateDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/deposits`,
        method: "POST",
        body: queryArg.depositRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getDeposit: build.query<GetDepositApiResponse, GetDepositApiArg>({
      query: (queryArg) => ({
        url: `/wps/wallet/deposit`,
        params: {
          depositId: queryArg.depositId,
        },
      }),
    }),
    cancelDeposit: build.mutation<
      CancelDepositApiResponse,
      CancelDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/deposit/cancel`,
        method: "POST",
        body: queryArg.depositReference,
      }),
    }),
    listWithdrawMethods: build.query<
      ListWithdrawMethodsApiResponse,
      ListWithdrawMethodsApiArg
    >({
      query: () => ({ url: `/wps/wallet/withdraw/methods` }),
    }),
    listWithdrawals: build.query<
      ListWithdrawalsApiResponse,
      ListWithdrawalsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/withdrawals`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          state: queryArg.state,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    createWithdrawal: build.mutation<
      CreateWithdrawalApiResponse,
      CreateWithdrawalApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/withdrawals`,
        method: "POST",
        body: queryArg.withdrawalRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getWithdrawal: build.query<GetWithdrawalApiResponse, GetWithdrawalApiArg>({
      query: (queryArg) => ({
        url: `/wps/wallet/withdrawal`,
        params: {
          withdrawalId: queryArg.withdrawalId,
        },
      }),
    }),
    cancelWithdrawal: build.mutation<
      CancelWithdrawalApiResponse,
      CancelWithdrawalApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/withdrawal/cancel`,
        method: "POST",
        body: queryArg.withdrawalReference,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    confirmWithdrawalReceipt: build.mutation<
      ConfirmWithdrawalReceiptApiResponse,
      ConfirmWithdrawalReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/withdrawal/confirm`,
        method: "POST",
        body: queryArg.withdrawalConfirmation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getUplineTransfer: build.query<
      GetUplineTransferApiResponse,
      GetUplineTransferApiArg
    >({
      query: () => ({ url: `/wps/wallet/transfer/upline` }),
    }),
    transferToUpline: build.mutation<
      TransferToUplineApiResponse,
      TransferToUplineApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/transfer/upline`,
        method: "POST",
        body: queryArg.uplineTransferRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    transferToDownline: build.mutation<
      TransferToDownlineApiResponse,
      TransferToDownlineApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/transfer/downline`,
        method: "POST",
        body: queryArg.downlineTransferRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listTransfers: build.query<ListTransfersApiResponse, ListTransfersApiArg>({
      query: (queryArg) => ({
        url: `/wps/wallet/transfers`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          kind: queryArg.kind,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getBettingRecords: build.query<
      GetBettingRecordsApiResponse,
      GetBettingRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/bets`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          gameType: queryArg.gameType,
          vassalage: queryArg.vassalage,
          state: queryArg.state,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getProfitAndLoss: build.query<
      GetProfitAndLossApiResponse,
      GetProfitAndLossApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/profit`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          groupBy: queryArg.groupBy,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    exportRecords: build.query<ExportRecordsApiResponse, ExportRecordsApiArg>({
      query: (queryArg) => ({
        url: `/wps/wallet/record/file`,
        params: {
          report: queryArg.report,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          gameType: queryArg.gameType,
          vassalage: queryArg.vassalage,
          state: queryArg.state,
          type: queryArg["type"],
          kind: queryArg.kind,
          groupBy: queryArg.groupBy,
          part: queryArg.part,
        },
      }),
    }),
    getAccountSummary: build.query<
      GetAccountSummaryApiResponse,
      GetAccountSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/summary`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
        },
      }),
    }),
    getExchangeRates: build.query<
      GetExchangeRatesApiResponse,
      GetExchangeRatesApiArg
    >({
      query: () => ({ url: `/wps/wallet/exchangeRates` }),
    }),
    getIntentOutcome: build.query<
      GetIntentOutcomeApiResponse,
      GetIntentOutcomeApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/wallet/intentOutcome`,
        params: {
          key: queryArg.key,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as walletApi };
export type GetBalanceApiResponse =
  /** status 200 The balance and its time. */ WalletBalance;
export type GetBalanceApiArg = void;
export type GetMerchantWalletApiResponse =
  /** status 200 The merchant's wallet rules. */ MerchantWallet;
export type GetMerchantWalletApiArg = {
  /** Merchant that is asked about. */
  merchantCode: string;
};
export type TransferBetweenWalletsApiResponse =
  /** status 200 The transfer. */ Transfer;
export type TransferBetweenWalletsApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  walletTransferRequest: WalletTransferRequest;
};
export type RestoreVendorWalletsApiResponse =
  /** status 200 What came back. */ WalletRestore;
export type RestoreVendorWalletsApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
};
export type GetConsolidatedFundsApiResponse =
  /** status 200 Contracts at a glance. */ ConsolidatedFunds;
export type GetConsolidatedFundsApiArg = void;
export type GetMemberTransactionsApiResponse =
  /** status 200 The page. */ MemberTransactionPage;
export type GetMemberTransactionsApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Kind of change; every kind without it. */
  type?: TransactionType;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListDepositMethodsApiResponse =
  /** status 200 Deposit methods. */ DepositMethodArray;
export type ListDepositMethodsApiArg = void;
export type ListDepositsApiResponse = /** status 200 The page. */ DepositPage;
export type ListDepositsApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Only deposits in this state. */
  state?: DepositState;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateDepositApiResponse = /** status 200 The deposit. */ Deposit;
export type CreateDepositApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  depositRequest: DepositRequest;
};
export type GetDepositApiResponse = /** status 200 The deposit. */ Deposit;
export type GetDepositApiArg = {
  /** The deposit. */
  depositId: RecordId;
};
export type CancelDepositApiResponse =
  /** status 200 The deposit, cancelled. */ Deposit;
export type CancelDepositApiArg = {
  depositReference: DepositReference;
};
export type ListWithdrawMethodsApiResponse =
  /** status 200 Methods and limits. */ WithdrawOptions;
export type ListWithdrawMethodsApiArg = void;
export type ListWithdrawalsApiResponse =
  /** status 200 The page. */ WithdrawalPage;
export type ListWithdrawalsApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Only withdrawals in this state. */
  state?: WithdrawalState;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateWithdrawalApiResponse =
  /** status 200 The withdrawal. */ Withdrawal;
export type CreateWithdrawalApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  withdrawalRequest: WithdrawalRequest;
};
export type GetWithdrawalApiResponse =
  /** status 200 The withdrawal. */ Withdrawal;
export type GetWithdrawalApiArg = {
  /** The withdrawal. */
  withdrawalId: RecordId;
};
export type CancelWithdrawalApiResponse =
  /** status 200 The withdrawal, cancelled. */ Withdrawal;
export type CancelWithdrawalApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  withdrawalReference: WithdrawalReference;
};
export type ConfirmWithdrawalReceiptApiResponse =
  /** status 200 The withdrawal after it. */ Withdrawal;
export type ConfirmWithdrawalReceiptApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  withdrawalConfirmation: WithdrawalConfirmation;
};
export type GetUplineTransferApiResponse =
  /** status 200 The receiver and the limits. */ UplineTransferOptions;
export type GetUplineTransferApiArg = void;
export type TransferToUplineApiResponse =
  /** status 200 The transfer. */ Transfer;
export type TransferToUplineApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  uplineTransferRequest: UplineTransferRequest;
};
export type TransferToDownlineApiResponse =
  /** status 200 The transfer. */ Transfer;
export type TransferToDownlineApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  downlineTransferRequest: DownlineTransferRequest;
};
export type ListTransfersApiResponse = /** status 200 The page. */ TransferPage;
export type ListTransfersApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Only transfers of this kind. */
  kind?: TransferKind;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetBettingRecordsApiResponse =
  /** status 200 The page and the totals. */ BettingRecordPage;
export type GetBettingRecordsApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Only bets on this type of game. */
  gameType?: GameType;
  /** Only bets at this vendor. */
  vassalage?: VassalageCode;
  /** Only bets in this state. */
  state?: BetState;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetProfitAndLossApiResponse =
  /** status 200 Rows and their sum. */ ProfitReport;
export type GetProfitAndLossApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** What a row stands for. */
  groupBy?: "DAY" | "GAME_TYPE";
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExportRecordsApiResponse =
  /** status 200 A part of the file. */ ReportFile;
export type ExportRecordsApiArg = {
  /** What is written down, by the operation that gives it page by page. */
  report: RecordListName;
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Only bets on this type of game. */
  gameType?: GameType;
  /** Only bets at this vendor. */
  vassalage?: VassalageCode;
  /** Only rows in this state of the list. */
  state?: string;
  /** Only changes of the balance of this type. */
  type?: TransactionType;
  /** Only transfers of this kind. */
  kind?: TransferKind;
  /** What a row of the profit and loss report stands for. */
  groupBy?: "DAY" | "GAME_TYPE";
  /** `next` of the part before; the first part without it. */
  part?: string;
};
export type GetAccountSummaryApiResponse =
  /** status 200 The summary. */ AccountSummary;
export type GetAccountSummaryApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
};
export type GetExchangeRatesApiResponse =
  /** status 200 Rates of the merchant's currency. */ ExchangeRateTable;
export type GetExchangeRatesApiArg = void;
export type GetIntentOutcomeApiResponse =
  /** status 200 The outcome. */ IntentOutcome;
export type GetIntentOutcomeApiArg = {
  /** Idempotency-Key of the call. */
  key: string;
};
export type Money = string;
export type VendorWallet = {
  /** Code of the vendor. */
  vassalage: string;
  /** Name of the vendor in the asked language. */
  displayName: string;
  /** What lies there, or null while the vendor does not answer. */
  balance: Money | null;
  /** Whether money can be moved there and back. */
  state: "AVAILABLE" | "MAINTENANCE" | "UNREACHABLE";
};
export type Timestamp = string;
export type WalletBalance = {
  /** 1 for a single wallet. */
  isSingle: 0 | 1;
  /** What lies in the main wallet. */
  balance: Money;
  /** Main wallet and vendors together. */
  totalBalance: Money;
  /** ISO 4217 code. */
  currency: string;
  /** Sign shown beside amounts. */
  currencySymbol: string;
  /** Wallets at vendors; empty with a single wallet. */
  vendorWallets: VendorWallet[];
  /** When the figures were true. */
  asOf: Timestamp;
};
export type MerchantWalletVendor = {
  /** Code of the vendor. */
  vassalage: string;
  /** Name in the asked language. */
  displayName: string;
  /** True when money can be moved by hand. */
  transferable: boolean;
};
export type MerchantWallet = {
  /** The merchant. */
  merchantCode: string;
  /** 1 for a single wallet. */
  isSingle: 0 | 1;
  /** ISO 4217 code. */
  currency: string;
  /** Sign shown beside amounts. */
  currencySymbol: string;
  /** Whether deposits are open. */
  depositEnabled: boolean;
  /** Whether withdrawals are open. */
  withdrawEnabled: boolean;
  /** Least that can be moved at once. */
  minTransfer: Money;
  /** Vendors with wallets; empty with a single wallet. */
  vendors: MerchantWalletVendor[];
};
export type TransferKind = "WALLET" | "UPLINE" | "DOWNLINE";
export type Transfer = {
  /** Names the transfer. */
  transferId: string;
  kind: TransferKind;
  /** Seen from the caller's main wallet - IN or OUT. */
  direction: "IN" | "OUT";
  /** Wallet code or account that gave. */
  from: string;
  /** Wallet code or account that received. */
  to: string;
  amount: Money;
  /** PROCESSING while a vendor has not answered. */
  state: "PROCESSING" | "SUCCEEDED" | "FAILED";
  /** Words of the sender, or null. */
  remark: string | null;
  createdAt: Timestamp;
};
export type WalletCode = string;
export type Amount = string;
export type WalletTransferRequest = {
  from: WalletCode;
  to: WalletCode;
  amount: Amount;
};
export type RestoredWallet = {
  /** Code of the vendor. */
  vassalage: string;
  /** Name in the asked language. */
  displayName: string;
  amount: Money;
  /** MOVED, EMPTY when nothing lay there, FAILED when it still lies there. */
  outcome: "MOVED" | "EMPTY" | "FAILED";
  /** Why it failed, for people, or null. */
  reason: string | null;
};
export type WalletRestore = {
  /** What lies in the main wallet. */
  balance: Money;
  /** What came back in all. */
  moved: Money;
  /** One row for each vendor with a wallet. */
  vendors: RestoredWallet[];
};
export type ConsolidatedRequest =
  ("NEW" | "TERMINATION" | null) | ("NEW" | "TERMINATION" | null);
export type ConsolidatedInfo =
  | ("PENDING" | "ACCEPTED" | "REJECTED" | "TERMINATED" | null)
  | ("PENDING" | "ACCEPTED" | "REJECTED" | "TERMINATED" | null);
export type ConsolidatedFunds = {
  /** Waiting request for a daily salary. */
  dailysalreqtype: ConsolidatedRequest;
  /** Waiting request for a dividend. */
  divtypereq: ConsolidatedRequest;
  /** Waiting request for an hourly salary. */
  contracthoursalreq: ConsolidatedRequest;
  /** Waiting request for a real-time salary. */
  realtimesalreqtype: ConsolidatedRequest;
  /** Daily salary contract. */
  dailysalinfotype: ConsolidatedInfo;
  /** Daily salary contract that the caller offers. */
  contractmrdailysalinfotype: ConsolidatedInfo;
  /** Hourly salary contract. */
  contracthoursalinfo: ConsolidatedInfo;
  /** Dividend contract. */
  divtypeinfo: ConsolidatedInfo;
};
export type TransactionType =
  | "DEPOSIT"
  | "WITHDRAWAL"
  | "WITHDRAWAL_RETURN"
  | "TRANSFER_IN"
  | "TRANSFER_OUT"
  | "BET"
  | "WIN"
  | "BET_RETURN"
  | "BONUS"
  | "REWARD"
  | "REBATE"
  | "POINTS"
  | "SALARY"
  | "DIVIDEND"
  | "ADJUSTMENT";
export type MemberTransaction = {
  /** Names the change. */
  transactionId: string;
  type: TransactionType;
  /** What was added; negative for what was taken. */
  amount: Money;
  /** Balance before the change. */
  balanceBefore: Money;
  /** Balance after the change. */
  balanceAfter: Money;
  /** Record that caused it, or null. */
  reference: string | null;
  /** What it was in the asked language. */
  description: string;
  occurredAt: Timestamp;
};
export type MemberTransactionPage = {
  /** Changes of this page. */
  content: MemberTransaction[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type CalendarDate = string;
export type PayMethodKind = "BANK" | "EWALLET" | "CARD" | "CRYPTO" | "VOUCHER";
export type FeeRate = string;
export type DepositMethod = {
  /** Names the method. */
  methodId: string;
  /** Name in the asked language. */
  displayName: string;
  kind: PayMethodKind;
  /** Address of its picture, or null. */
  iconUrl: string | null;
  /** Least amount. */
  minAmount: Money;
  /** Largest amount. */
  maxAmount: Money;
  feeRate: FeeRate;
  /** Amounts offered as buttons. */
  quickAmounts: Money[];
  /** True when the payer's name has to be given. */
  needsPayerName: boolean;
  /** How to pay in the asked language; plain text. */
  instructions: string;
  /** Usual time until it is credited, or null. */
  averageMinutes: number | null;
  /** True while the method is closed. */
  maintenance: boolean;
};
export type DepositMethodArray = DepositMethod[];
export type DepositState =
  "PENDING" | "PROCESSING" | "SUCCEEDED" | "REJECTED" | "CANCELLED" | "EXPIRED";
export type PayDetail = {
  /** Name of the line in the asked language. */
  label: string;
  /** Text to copy. */
  value: string;
};
export type DepositStep = {
  at: Timestamp;
  state: DepositState;
  /** Why, for people in the asked language, or null. */
  reason: string | null;
  /** What happens next or what to do, or null at the end. */
  nextStep: string | null;
};
export type Deposit = {
  /** Names the deposit. */
  depositId: string;
  /** The method. */
  methodId: string;
  /** Name of the method in the asked language. */
  methodName: string;
  amount: Money;
  /** Fee that is taken from the amount. */
  fee: Money;
  /** What reached the wallet, or null before that. */
  creditedAmount: Money | null;
  state: DepositState;
  /** Page where the payment goes on, or null. */
  payUrl: string | null;
  /** Lines of how to pay; empty when a page does it. */
  payTo: PayDetail[];
  createdAt: Timestamp;
  /** When the payment is no longer awaited. */
  expiresAt: Timestamp;
  /** Steps so far, oldest first. */
  steps: DepositStep[];
};
export type DepositPage = {
  /** Deposits of this page. */
  content: Deposit[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type RecordId = string;
export type DepositRequest = {
  methodId: RecordId;
  amount: Amount;
  /** Name of the payer where the method needs it. */
  payerName?: string;
  /** Promotion to take part in with this deposit. */
  promotionId?: string;
};
export type DepositReference = {
  depositId: RecordId;
};
export type WithdrawMethod = {
  /** Names the method. */
  methodId: string;
  /** Name in the asked language. */
  displayName: string;
  kind: PayMethodKind;
  /** Address of its picture, or null. */
  iconUrl: string | null;
  /** Least amount. */
  minAmount: Money;
  /** Largest amount. */
  maxAmount: Money;
  feeRate: FeeRate;
  /** Usual time until it is paid, or null. */
  averageMinutes: number | null;
  /** True while the method is closed. */
  maintenance: boolean;
};
export type WaitingBonus = {
  /** Names the bonus. */
  bonusId: string;
  /** What it was given for. */
  title: string;
  /** The bonus as it was credited. */
  amount: Money;
  /** What is left of it, with what was won with it. */
  waitingAmount: Money;
  /** What has to be bet in all. */
  turnoverRequired: Money;
  /** What must still be bet. A bet counts for every bonus. */
  turnoverLeft: Money;
  /** When it lapses; null when it keeps. */
  expiresAt: Timestamp | null;
  /** What would be taken back if it lapsed now. */
  takenBackAmount: Money;
  /** What of it would be free to withdraw after that. */
  freedAmount: Money;
};
export type WithdrawOptions = {
  /** Methods in the merchant's order. */
  methods: WithdrawMethod[];
  /** What can be withdrawn now. */
  availableAmount: Money;
  /** What must still be bet before no money waits any more. */
  turnoverLeft: Money;
  /** What waits for turnover in all. The rest is free. */
  waitingAmount: Money;
  /** Bonuses that money waits for, oldest first. */
  waitingBonuses: WaitingBonus[];
  /** Withdrawals that may still be asked for today. */
  countLeftToday: number;
  /** What may still be withdrawn today. */
  amountLeftToday: Money;
  /** False when one has to be set first. */
  hasPaymentPassword: boolean;
};
export type WithdrawalState =
  | "REVIEWING"
  | "PROCESSING"
  | "PAID"
  | "DISPUTED"
  | "COMPLETED"
  | "REJECTED"
  | "CANCELLED";
export type WithdrawalStep = {
  at: Timestamp;
  state: WithdrawalState;
  /** Why, for people in the asked language, or null. */
  reason: string | null;
  /** What happens next or what to do, or null at the end. */
  nextStep: string | null;
};
export type Withdrawal = {
  /** Names the withdrawal. */
  withdrawalId: string;
  /** The method. */
  methodId: string;
  /** Name of the method in the asked language. */
  methodName: string;
  /** Where it is paid to, masked. */
  accountLabel: string;
  amount: Money;
  /** Fee that is taken from the amount. */
  fee: Money;
  /** What the member says has arrived. */
  receivedAmount: Money;
  /** What has not arrived yet. */
  remainingAmount: Money;
  state: WithdrawalState;
  /** Whether the member can still take it back: while it is REVIEWING, and where the market policy allows it. */
  canBeCancelled: boolean;
  /** Who settled the receipt - the member, the time that ran out, or customer service by force; null before that. */
  settledBy:
    | ("MEMBER" | "TIMEOUT" | "FORCED" | null)
    | ("MEMBER" | "TIMEOUT" | "FORCED" | null);
  createdAt: Timestamp;
  /** When it counts as received without a word, or null while it is not paid. */
  confirmBefore: Timestamp | null;
  /** Steps so far, oldest first. */
  steps: WithdrawalStep[];
};
export type WithdrawalPage = {
  /** Withdrawals of this page. */
  content: Withdrawal[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type PaymentPasswordInput = string;
export type WithdrawalRequest = {
  methodId: RecordId;
  /** Saved account that it is paid to. */
  bankAccountId: string;
  amount: Amount;
  paymentPassword: PaymentPasswordInput;
};
export type WithdrawalReference = {
  withdrawalId: RecordId;
};
export type WithdrawalConfirmation = {
  withdrawalId: RecordId;
  /** RECEIVED means in full. */
  outcome: "RECEIVED" | "NOT_RECEIVED";
  /** What the member says has arrived. */
  receivedAmount?: Money;
  /** Pictures from `uploadImage` as proof; at least one when it was not received. */
  imageIds?: RecordId[];
  /** Words for customer service. */
  remark?: string;
};
export type UplineTransferOptions = {
  /** Account name of who gets it; null where nobody above can receive. */
  receiver: string | null;
  /** Least at once. */
  minAmount: Money;
  /** Most at once. */
  maxAmount: Money;
  /** What of the wallet can be sent now. */
  availableAmount: Money;
  /** What waits for turnover. */
  waitingAmount: Money;
  /** False when one has to be set first. */
  hasPaymentPassword: boolean;
};
export type UplineTransferRequest = {
  amount: Amount;
  paymentPassword: PaymentPasswordInput;
  /** Words for the receiver. */
  remark?: string;
};
export type DownlineTransferRequest = {
  /** Account name of the receiver. */
  account: string;
  amount: Amount;
  paymentPassword: PaymentPasswordInput;
  /** Words for the receiver. */
  remark?: string;
};
export type TransferPage = {
  /** Transfers of this page. */
  content: Transfer[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type GameType = string;
export type BetState = "OPEN" | "SETTLED" | "CANCELLED";
export type BettingRecord = {
  /** Names the bet. */
  betId: string;
  /** Round of the game it belongs to. */
  roundId: string;
  /** The game, or null when it is gone. */
  nodeId: number | null;
  /** Name of the game in the asked language. */
  gameName: string;
  /** Code of the vendor. */
  vassalage: string;
  gameType: GameType;
  /** What was bet. */
  stake: Money;
  /** What was paid out. */
  win: Money;
  /** Game result - win less stake; negative for a loss. Of an open bet it says nothing. */
  profit: Money;
  state: BetState;
  placedAt: Timestamp;
  /** When the result was known, or null. */
  settledAt: Timestamp | null;
};
export type BettingTotals = {
  /** How many bets. */
  betCount: number;
  /** What was bet. */
  stake: Money;
  /** Part of the stakes that counts for rebates and turnover. */
  validStake: Money;
  /** What was paid out. */
  win: Money;
  /** Game result - win less stake; negative for a loss. */
  profit: Money;
};
export type BettingRecordPage = {
  /** Bets of this page. */
  content: BettingRecord[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
  totals: BettingTotals;
};
export type VassalageCode = string;
export type ProfitRow = {
  /** The day, or null when the row is not one day. */
  day: CalendarDate | null;
  /** The type of game, or null when the row is over all types. */
  gameType: GameType | null;
  /** Deposits credited, before fees. */
  deposit: Money;
  /** Withdrawals paid, before fees. */
  withdrawal: Money;
  /** What was bet. */
  stake: Money;
  /** What was paid out. */
  win: Money;
  /** Rebates received. */
  rebate: Money;
  /** Bonuses, rewards and money for points, less what was taken back. */
  bonus: Money;
  /** Result of the player - win, rebate and bonus less stake; negative for a loss. */
  profit: Money;
};
export type ProfitReport = {
  /** Rows of this page. */
  content: ProfitRow[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
  total: ProfitRow;
};
export type ReportFile = {
  /** The text of this part: in the first one a byte order mark and the headers, in the last one the totals. */
  csv: string;
  /** Rows of this part. */
  rows: number;
  /** Names the part that follows; null after the last. */
  next: string | null;
};
export type RecordListName =
  | "getMemberTransactions"
  | "getBettingRecords"
  | "getProfitAndLoss"
  | "listDeposits"
  | "listWithdrawals"
  | "listTransfers";
export type AccountSummary = {
  /** ISO 4217 code. */
  currency: string;
  /** Sign shown beside amounts. */
  currencySymbol: string;
  /** What lies in the main wallet. */
  mainBalance: Money;
  /** What lies at vendors. */
  vendorBalance: Money;
  /** Main wallet and vendors together. */
  totalBalance: Money;
  /** What is set aside for withdrawals. */
  withdrawalsInProgress: Money;
  /** What must still be bet before no money waits any more. */
  turnoverLeft: Money;
  /** Points held. */
  points: number;
  /** Deposited in the span. */
  deposits: Money;
  /** Withdrawn in the span. */
  withdrawals: Money;
  /** Bonuses and rewards in the span. */
  bonuses: Money;
  /** What was bet. */
  stake: Money;
  /** Result of the player - win, rebate and bonus less stake; negative for a loss. */
  profit: Money;
  /** When the figures were true. */
  asOf: Timestamp;
};
export type ExchangeRate = {
  /** ISO 4217 code. */
  currency: string;
  /** Name in the asked language. */
  displayName: string;
  /** Units of this currency for one of the base when depositing, as a decimal string. */
  buyRate: string;
  /** Units of this currency for one of the base when withdrawing, as a decimal string. */
  sellRate: string;
};
export type ExchangeRateTable = {
  /** ISO 4217 code. */
  baseCurrency: string;
  /** When the figures were true. */
  asOf: Timestamp;
  /** Other currencies in order of their codes. */
  rates: ExchangeRate[];
};
export type ErrorCode =
  | "BAD_REQUEST"
  | "ENC_REFUSED"
  | "UNKNOWN_KEY"
  | "IDEMPOTENCY_KEY_MISSING"
  | "IDEMPOTENCY_IN_PROGRESS"
  | "IDEMPOTENCY_KEY_REUSED"
  | "NOT_LOGGED_IN"
  | "FORBIDDEN"
  | "PASSWORD_CHANGE_REQUIRED"
  | "PLAY_PAUSED"
  | "STEP_UP_REQUIRED"
  | "TRIAL_NOT_ALLOWED"
  | "TOO_MANY_REQUESTS"
  | "SYSTEM_ERROR"
  | "NOT_IMPLEMENTED"
  | "MAINTENANCE"
  | "REGION_BLOCKED"
  | "NOT_FOUND"
  | "WRONG_CREDENTIALS"
  | "USERNAME_NOT_FOUND"
  | "CAPTCHA_REQUIRED"
  | "NON_AGENT"
  | "NON_MEMBER"
  | "VERIFICATION_REQUIRED"
  | "INVALID_CODE"
  | "CODE_EXPIRED"
  | "CODE_NOT_SENT"
  | "INVALID_PHONE"
  | "INVALID_AFFILIATE_CODE"
  | "AFFILIATE_CODE_ENDED"
  | "USERNAME_TAKEN"
  | "WEAK_PASSWORD"
  | "WRONG_PASSWORD"
  | "PAYMENT_PASSWORD_REQUIRED"
  | "INSUFFICIENT_FUNDS"
  | "INSUFFICIENT_POINTS"
  | "LIMIT_EXCEEDED"
  | "PLAY_LIMIT_REACHED"
  | "REALITY_CHECK_DUE"
  | "STATE_CONFLICT"
  | "GAME_MAINTENANCE"
  | "PROMOTION_CLOSED"
  | "UPLOAD_REFUSED"
  | "DOMAIN_REFUSED"
  | "FEATURE_OFF"
  | "SIGN_IN_FAILED"
  | "PASSKEY_REFUSED"
  | "LAUNCH_EXPIRED";
export type IntentOutcome = {
  /** The Idempotency-Key. */
  key: string;
  /** UNKNOWN never arrived, RUNNING is not finished, SUCCEEDED took effect, REFUSED had no effect. */
  outcome: "UNKNOWN" | "RUNNING" | "SUCCEEDED" | "REFUSED";
  /** The call, or null when it is not known. */
  operationId: string | null;
  /** Record that it made or changed, or null. */
  recordId: string | null;
  /** Why it was refused, or null. */
  errorCode: ErrorCode | null;
  /** What to tell the person about a refusal, or null. */
  message: string | null;
  /** When it finished, or null. */
  finishedAt: Timestamp | null;
};
