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
    getActivityStatement: { providesTags: ['Records', 'Balance'] },
    getStatementReview: { providesTags: ['StatementReview'] },
    noteStatementReview: { invalidatesTags: ['StatementReview'] },
    // Bets change its figures, and with them the balance.
    getPlaySession: { providesTags: ['Balance', 'RealityCheck'] },
    setRealityCheck: { invalidatesTags: ['RealityCheck'] },
    answerRealityCheck: {
      // Another window may have answered.
      invalidatesTags: (_, error) => (error === undefined ? [] : ['RealityCheck']),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        // Before the answer is told, so that game and check change at once.
        const answered = await queryFulfilled.catch(() => null);
        if (answered !== null)
          await dispatch(
            generated.util.upsertQueryData('getPlaySession', undefined, answered.data),
          );
      },
    },
  },
});

export const { getMarketPolicy, getPlaySession, getStatementReview } = saferPlayApi.endpoints;
export const {
  useAnswerRealityCheckMutation,
  useConfirmLimitMutation,
  useGetActivityStatementQuery,
  useGetLimitsQuery,
  useGetMarketPolicyQuery,
  useGetPlayPauseQuery,
  useGetPlaySessionQuery,
  useGetStatementReviewQuery,
  useNoteStatementReviewMutation,
  useRequestExclusionEndMutation,
  useRevokeLimitMutation,
  useSetLimitMutation,
  useSetRealityCheckMutation,
  useStartPlayPauseMutation,
} = saferPlayApi;
export type {
  ActivityStatement,
  HelpOrganisation,
  LimitKind,
  LimitPeriod,
  MarketPolicy,
  OwnLimit,
  PlayPause,
  PlaySession,
  RealityCheck,
  RealityCheckAnswer,
  StatementGrain,
  StatementRow,
} from '../generated/saferPlay';
