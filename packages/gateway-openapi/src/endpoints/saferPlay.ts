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
    answerRealityCheck: {
      // Another window may have answered.
      invalidatesTags: (_, error) => (error === undefined ? [] : ['RealityCheck']),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        // Before the answer is told, so that game and check change at once.
        const { data } = await queryFulfilled;
        await dispatch(generated.util.upsertQueryData('getPlaySession', undefined, data));
      },
    },
  },
});

export const { getMarketPolicy, getPlaySession } = saferPlayApi.endpoints;
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
