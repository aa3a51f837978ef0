import { walletApi as generated } from '../generated/wallet';

const recordsApi = generated.enhanceEndpoints({
  endpoints: {
    getBettingRecords: { providesTags: ['Records', 'System'] },
    getMemberTransactions: { providesTags: ['Records', 'System'] },
    getProfitAndLoss: { providesTags: ['Records', 'System'] },
  },
});

export const {
  useGetBettingRecordsQuery,
  useGetMemberTransactionsQuery,
  useGetProfitAndLossQuery,
} = recordsApi;
export type {
  BettingRecord,
  BettingRecordPage,
  BettingTotals,
  MemberTransaction,
  MemberTransactionPage,
  ProfitReport,
  ProfitRow,
  TransactionType,
} from '../generated/wallet';
