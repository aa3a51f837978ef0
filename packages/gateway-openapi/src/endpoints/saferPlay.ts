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
    // Bets change its figures, and with them the balance.
    getPlaySession: { providesTags: ['Balance', 'RealityCheck'] },
    setRealityCheck: { invalidatesTags: ['RealityCheck'] },
    // After a refusal too: another window may have answered.
    answerRealityCheck: { invalidatesTags: ['RealityCheck'] },
  },
});

export const { getMarketPolicy } = saferPlayApi.endpoints;
export const {
  useAnswerRealityCheckMutation,
  useConfirmLimitMutation,
  useGetLimitsQuery,
  useGetPlaySessionQuery,
  useRevokeLimitMutation,
  useSetLimitMutation,
  useSetRealityCheckMutation,
} = saferPlayApi;
export type {
  AmountKind,
  LimitPeriod,
  MarketPolicy,
  OwnLimit,
  PlaySession,
  RealityCheck,
  RealityCheckAnswer,
} from '../generated/saferPlay';
