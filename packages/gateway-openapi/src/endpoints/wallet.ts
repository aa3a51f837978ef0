import { walletApi as generated } from '../generated/wallet';

const walletApi = generated.enhanceEndpoints({
  endpoints: { getBalance: { providesTags: ['Balance'] } },
});

export const { useGetBalanceQuery } = walletApi;
export type { WalletBalance } from '../generated/wallet';
