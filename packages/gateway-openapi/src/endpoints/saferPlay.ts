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
  },
});

export const { getMarketPolicy, getStatementReview } = saferPlayApi.endpoints;
export const {
  useConfirmLimitMutation,
  useGetActivityStatementQuery,
  useGetLimitsQuery,
  useGetMarketPolicyQuery,
  useGetPlayPauseQuery,
  useGetStatementReviewQuery,
  useNoteStatementReviewMutation,
  useRequestExclusionEndMutation,
  useRevokeLimitMutation,
  useSetLimitMutation,
  useStartPlayPauseMutation,
} = saferPlayApi;
export type {
  ActivityStatement,
  AmountKind,
  LimitPeriod,
  MarketPolicy,
  OwnLimit,
  PlayPause,
  StatementGrain,
  StatementRow,
} from '../generated/saferPlay';
