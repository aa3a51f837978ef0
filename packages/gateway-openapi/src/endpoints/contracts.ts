import { readFileParts } from '../fileParts';
import {
  type ExportContractHistoryApiArg,
  contractsApi as generated,
} from '../generated/contracts';

// A failed call may have had its effect, so contracts and counts are refetched either way.
const changes = { invalidatesTags: ['Contracts', 'Counts'] as const };

const withFile = generated.injectEndpoints({
  endpoints: (build) => ({
    getContractHistoryFile: build.query<string, ExportContractHistoryApiArg>({
      queryFn: (asked, _api, _options, call) =>
        readFileParts(() => call({ url: '/wps/contracts/history/file', params: asked })),
    }),
  }),
});

const contractsApi = withFile.enhanceEndpoints({
  endpoints: {
    cancelContractOffer: changes,
    getContract: { providesTags: ['Contracts'] },
    getContractHistory: { providesTags: ['Contracts'] },
    getContractProgress: { providesTags: ['Contracts'] },
    getContractHistoryFile: { keepUnusedDataFor: 0 },
    getContractTerms: { providesTags: ['Contracts'] },
    listContracts: { providesTags: ['Contracts'] },
    offerContract: changes,
    offerContracts: changes,
    processDailySalaryContract: changes,
    processDividendRequest: changes,
    processHourlySalaryContract: changes,
    processRealTimeSalaryContract: changes,
    requestContractTermination: changes,
  },
});

export const {
  cancelContractOffer,
  getContractHistoryFile,
  processDailySalaryContract,
  processDividendRequest,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  requestContractTermination,
} = contractsApi.endpoints;
export const {
  useGetContractHistoryQuery,
  useGetContractProgressQuery,
  useGetContractQuery,
  useGetContractTermsQuery,
  useListContractsQuery,
  useOfferContractsMutation,
  usePreviewContractsMutation,
  useSimulateContractMutation,
} = contractsApi;
export type {
  Contract,
  ContractAction,
  ContractAnswer,
  ContractBrief,
  ContractDraft,
  ContractEvent,
  ContractKind,
  ContractNote,
  ContractOutcome,
  ContractPersonPreview,
  ContractProgress,
  ContractSimulation,
  ContractSimulationPeriod,
  ContractsDraft,
  ContractsPreview,
  ContractTemplate,
  ContractTerms,
  ExportContractHistoryApiArg,
} from '../generated/contracts';
