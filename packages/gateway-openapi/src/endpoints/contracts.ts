import { contractsApi as generated } from '../generated/contracts';

// A failed call may have had its effect, so contracts and counts are refetched either way.
const changes = { invalidatesTags: ['Contracts', 'Counts'] as const };

const contractsApi = generated.enhanceEndpoints({
  endpoints: {
    cancelContractOffer: changes,
    getContract: { providesTags: ['Contracts'] },
    getContractHistory: { providesTags: ['Contracts'] },
    getContractTerms: { providesTags: ['Contracts'] },
    listContracts: { providesTags: ['Contracts'] },
    offerContract: changes,
    processDailySalaryContract: changes,
    processDividendRequest: changes,
    processHourlySalaryContract: changes,
    processRealTimeSalaryContract: changes,
    requestContractTermination: changes,
  },
});

export const {
  cancelContractOffer,
  processDailySalaryContract,
  processDividendRequest,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  requestContractTermination,
} = contractsApi.endpoints;
export const {
  useGetContractHistoryQuery,
  useGetContractQuery,
  useGetContractTermsQuery,
  useListContractsQuery,
  useOfferContractMutation,
  usePreviewContractMutation,
} = contractsApi;
export type {
  Contract,
  ContractAction,
  ContractAnswer,
  ContractBrief,
  ContractDraft,
  ContractEvent,
  ContractKind,
  ContractPreview,
  ContractTerms,
} from '../generated/contracts';
