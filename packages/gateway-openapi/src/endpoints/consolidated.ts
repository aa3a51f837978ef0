import { walletApi as generated } from '../generated/wallet';

// Apart from `wallet`: only agents use it, and they do not need the rest of that entry point.
const consolidatedApi = generated.enhanceEndpoints({
  endpoints: { getConsolidatedFunds: { providesTags: ['Contracts'] } },
});

export const { useGetConsolidatedFundsQuery } = consolidatedApi;
export type { ConsolidatedFunds } from '../generated/wallet';
