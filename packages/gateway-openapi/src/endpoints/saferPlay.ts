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
    getPlayPause: { providesTags: ['PlayPause'] },
    // `startPlayPause` ends the session, and with it all private answers.
    requestExclusionEnd: { invalidatesTags: ['PlayPause'] },
  },
});

export const { getMarketPolicy } = saferPlayApi.endpoints;
export const {
  useConfirmLimitMutation,
  useGetLimitsQuery,
  useGetMarketPolicyQuery,
  useGetPlayPauseQuery,
  useRequestExclusionEndMutation,
  useRevokeLimitMutation,
  useSetLimitMutation,
  useStartPlayPauseMutation,
} = saferPlayApi;
export type {
  AmountKind,
  LimitPeriod,
  MarketPolicy,
  OwnLimit,
  PlayPause,
} from '../generated/saferPlay';
