import { saferPlayApi as generated } from '../generated/saferPlay';

const saferPlayApi = generated.enhanceEndpoints({
  endpoints: {
    getMarketPolicy: { providesTags: ['System'] },
    // Deposits and bets count against them.
    getLimits: { providesTags: ['Limits', 'Records', 'Balance'] },
    // Read again after a refusal too: another window may have changed them.
    setLimit: { invalidatesTags: ['Limits'] },
    confirmLimit: { invalidatesTags: ['Limits'] },
    revokeLimit: { invalidatesTags: ['Limits'] },
  },
});

export const { getMarketPolicy } = saferPlayApi.endpoints;
export const {
  useConfirmLimitMutation,
  useGetLimitsQuery,
  useGetMarketPolicyQuery,
  useRevokeLimitMutation,
  useSetLimitMutation,
} = saferPlayApi;
export type { AmountKind, LimitPeriod, MarketPolicy, OwnLimit } from '../generated/saferPlay';
