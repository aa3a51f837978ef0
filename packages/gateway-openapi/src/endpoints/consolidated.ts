import { walletApi as generated } from '../generated/wallet';

// Only agents have contracts to look at: what the wallet's own door holds is not theirs to load.
const consolidatedApi = generated.enhanceEndpoints({
  endpoints: { getConsolidatedFunds: { providesTags: ['Contracts'] } },
});

export const { useGetConsolidatedFundsQuery } = consolidatedApi;
export type { ConsolidatedFunds } from '../generated/wallet';
