import { saferPlayApi as generated } from '../generated/saferPlay';

const saferPlayApi = generated.enhanceEndpoints({
  endpoints: {
    getMarketPolicy: { providesTags: ['System'] },
  },
});

export const { useGetMarketPolicyQuery } = saferPlayApi;
export type { MarketPolicy } from '../generated/saferPlay';
