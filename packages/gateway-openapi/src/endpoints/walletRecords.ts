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

const recordsApi = withFiles.enhanceEndpoints({
  endpoints: {
    getRecordFile: { keepUnusedDataFor: 0 },
    getBettingRecords: { providesTags: ['Records', 'System'] },
    getMemberTransactions: { providesTags: ['Records', 'System'] },
    getProfitAndLoss: { providesTags: ['Records', 'System'] },
  },
});

export const { getRecordFile } = recordsApi.endpoints;
export const {
  useGetBettingRecordsQuery,
  useGetMemberTransactionsQuery,
  useGetProfitAndLossQuery,
} = recordsApi;
export type {
  BettingRecord,
  BettingRecordPage,
  BettingTotals,
  ExportRecordsApiArg,
  MemberTransaction,
  MemberTransactionPage,
  ProfitReport,
  ProfitRow,
  TransactionType,
} from '../generated/wallet';
