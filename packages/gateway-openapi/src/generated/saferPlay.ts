// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMarketPolicy: build.query<
      GetMarketPolicyApiResponse,
      GetMarketPolicyApiArg
    >({
      query: () => ({ url: `/wps/saferPlay/marketPolicy` }),
    }),
    getLimits: build.query<GetLimitsApiResponse, GetLimitsApiArg>({
      query: () => ({ url: `/wps/saferPlay/limits` }),
    }),
    setLimit: build.mutation<SetLimitApiResponse, SetLimitApiArg>({
      query: (queryArg) => ({
        url: `/wps/saferPlay/limit`,
        method: "PUT",
        body: queryArg.limitWish,
      }),
    }),
    confirmLimit: build.mutation<ConfirmLimitApiResponse, ConfirmLimitApiArg>({
      query: (queryArg) => ({
        url: `/wps/saferPlay/limit/confirm`,
        method: "POST",
        body: queryArg.limitWish,
      }),
    }),
    revokeLimit: build.mutation<RevokeLimitApiResponse, RevokeLimitApiArg>({
      query: (queryArg) => ({
        url: `/wps/saferPlay/limit/revoke`,
        method: "POST",
        body: queryArg.limitReference,
      }),
    }),
    getPlayPause: build.query<GetPlayPauseApiResponse, GetPlayPauseApiArg>({
      query: () => ({ url: `/wps/saferPlay/pause` }),
    }),
    startPlayPause: build.mutation<
      StartPlayPauseApiResponse,
      StartPlayPauseApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/saferPlay/pause`,
        method: "POST",
        body: queryArg.playPauseWish,
      }),
    }),
    requestExclusionEnd: build.mutation<
      RequestExclusionEndApiResponse,
      RequestExclusionEndApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/saferPlay/pause/end`,
        method: "POST",
        body: queryArg.exclusionEndRequest,
      }),
    }),
    getActivityStatement: build.query<
      GetActivityStatementApiResponse,
      GetActivityStatementApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/saferPlay/statement`,
        params: {
          grain: queryArg.grain,
          months: queryArg.months,
        },
      }),
    }),
    getStatementReview: build.query<
      GetStatementReviewApiResponse,
      GetStatementReviewApiArg
    >({
      query: () => ({ url: `/wps/saferPlay/statement/review` }),
    }),
    noteStatementReview: build.mutation<
      NoteStatementReviewApiResponse,
      NoteStatementReviewApiArg
    >({
      query: () => ({ url: `/wps/saferPlay/statement/review`, method: "POST" }),
    }),
    getPlaySession: build.query<
      GetPlaySessionApiResponse,
      GetPlaySessionApiArg
    >({
      query: () => ({ url: `/wps/saferPlay/playSession` }),
    }),
    setRealityCheck: build.mutation<
      SetRealityCheckApiResponse,
      SetRealityCheckApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/saferPlay/realityCheck`,
        method: "PUT",
        body: queryArg.realityCheckChoice,
      }),
    }),
    answerRealityCheck: build.mutation<
      AnswerRealityCheckApiResponse,
      AnswerRealityCheckApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/saferPlay/realityCheck/answer`,
        method: "POST",
        body: queryArg.realityCheckAnswer,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as saferPlayApi };
export type GetMarketPolicyApiResponse =
  /** status 200 The policy. */ MarketPolicy;
export type GetMarketPolicyApiArg = void;
export type GetLimitsApiResponse =
  /** status 200 The limits, in the order of the policy. */ OwnLimits;
export type GetLimitsApiArg = void;
export type SetLimitApiResponse =
  /** status 200 The limit as it is now. */ OwnLimit;
export type SetLimitApiArg = {
  limitWish: LimitWish;
};
export type ConfirmLimitApiResponse =
  /** status 200 The limit as it is now. */ OwnLimit;
export type ConfirmLimitApiArg = {
  limitWish: LimitWish;
};
export type RevokeLimitApiResponse =
  /** status 200 The limit as it is now. */ OwnLimit;
export type RevokeLimitApiArg = {
  limitReference: LimitReference;
};
export type GetPlayPauseApiResponse =
  /** status 200 What holds, and the choices. */ PlayPauseChoices;
export type GetPlayPauseApiArg = void;
export type StartPlayPauseApiResponse =
  /** status 200 What holds now. */ PlayPause;
export type StartPlayPauseApiArg = {
  playPauseWish: PlayPauseWish;
};
export type RequestExclusionEndApiResponse =
  /** status 200 The exclusion, with the time from which play is possible. */ PlayPause;
export type RequestExclusionEndApiArg = {
  exclusionEndRequest: ExclusionEndRequest;
};
export type GetActivityStatementApiResponse =
  /** status 200 The statement. */ ActivityStatement;
export type GetActivityStatementApiArg = {
  /** What a row stands for. */
  grain?: StatementGrain;
  /** Whole months before the running one; without it as many as the policy has. */
  months?: number;
};
export type GetStatementReviewApiResponse =
  /** status 200 The last look and the next. */ StatementReview;
export type GetStatementReviewApiArg = void;
export type NoteStatementReviewApiResponse =
  /** status 200 This look and the next. */ StatementReview;
export type NoteStatementReviewApiArg = void;
export type GetPlaySessionApiResponse =
  /** status 200 The session of play. */ PlaySession;
export type GetPlaySessionApiArg = void;
export type SetRealityCheckApiResponse =
  /** status 200 The reality check as it is now. */ RealityCheck;
export type SetRealityCheckApiArg = {
  realityCheckChoice: RealityCheckChoice;
};
export type AnswerRealityCheckApiResponse =
  /** status 200 The session of play as it is now, with the next check. */ PlaySession;
export type AnswerRealityCheckApiArg = {
  realityCheckAnswer: RealityCheckAnswer;
};
export type PolicyAges = {
  /** Age from which somebody may play, in years. */
  minimum: number;
  /** Whether a visitor is asked for the age. */
  gate: "NEVER" | "FIRST_VISIT";
};
export type LimitKind = "DEPOSIT" | "LOSS" | "STAKE" | "SESSION_TIME";
export type LimitPeriod = "DAY" | "WEEK" | "MONTH";
export type PolicyLimitKind = {
  kind: LimitKind;
  /** Periods that can be chosen. */
  periods: LimitPeriod[];
};
export type Duration = string;
export type PolicyLimits = {
  /** Kinds on offer, in the order in which they show. */
  kinds: PolicyLimitKind[];
  /** How long a higher limit or none waits for its second yes. A lower one holds at once. */
  raiseDelay: Duration;
  /** Where a member is asked for a limit (SP-04). */
  askedAt: ("REGISTRATION" | "FIRST_DEPOSIT")[];
};
export type PolicyRealityCheck = {
  /** Times between reminders that can be chosen. */
  intervals: Duration[];
  /** The interval of a member who has chosen none; null for no reminder. */
  standard: Duration | null;
  /** True where no member can turn it off. */
  isRequired: boolean;
};
export type PolicySession = {
  /** How long before a session ends for want of use its member is warned. */
  idleWarning: Duration;
};
export type PolicyBreaks = {
  /** Durations that can be chosen. */
  durations: Duration[];
};
export type ExclusionEnd = "AUTOMATIC" | "ON_REQUEST";
export type PolicyExclusion = {
  /** Durations that can be chosen. */
  durations: Duration[];
  end: ExclusionEnd;
  /** How long after its end or the request nothing can be played yet. */
  coolingOff: Duration;
};
export type PolicyMarketing = {
  /** Whether members on a break get offers. */
  duringBreak: boolean;
};
export type PolicyPromotions = {
  /** Most times that a bonus has to be staked; null for no limit. */
  maxTurnoverMultiple: number | null;
  /** Whether one promotion may count kinds of games together. */
  mixesGameTypes: boolean;
};
export type PolicyWithdrawals = {
  /** Whether a member can take back a request. */
  canBeCancelled: boolean;
};
export type PolicyStatement = {
  /** How far it reaches back. */
  months: number;
  /** How often a member is asked to look at it; null for never. */
  reviewEvery: Duration | null;
};
export type HelpOrganisation = {
  /** Its name. */
  name: string;
  /** Its page. */
  address: string;
  /** Number to call; null if there is none. */
  phone: string | null;
  /** One sentence on what it does. */
  text: string | null;
};
export type PolicySource = {
  /** Path of the value, such as limits.raiseDelay. */
  field: string;
  /** The clause in the words of its publisher, such as RTS 12D. */
  clause: string;
  /** Month in which it was read. */
  date: string;
};
export type MarketPolicy = {
  /** Names the policy. */
  policyId: string;
  /** What it is in one line. */
  title: string;
  ages: PolicyAges;
  limits: PolicyLimits;
  realityCheck: PolicyRealityCheck;
  session: PolicySession;
  breaks: PolicyBreaks;
  exclusion: PolicyExclusion;
  marketing: PolicyMarketing;
  promotions: PolicyPromotions;
  withdrawals: PolicyWithdrawals;
  statement: PolicyStatement;
  /** Who helps, in the order in which they show. */
  help: HelpOrganisation[];
  /** Where values come from. They are no legal advice. */
  sources: PolicySource[];
};
export type LimitAmount = string;
export type LimitSum = string;
export type Timestamp = string;
export type WaitingLimit = {
  /** The limit; null for none. */
  amount: LimitAmount | null;
  /** From when it can be confirmed. */
  confirmableAt: Timestamp;
  /** Whether that is so now. */
  canBeConfirmed: boolean;
};
export type OwnLimit = {
  kind: LimitKind;
  period: LimitPeriod;
  /** The limit that holds; null for none. */
  amount: LimitAmount | null;
  /** The most that it can be set to; null where nothing bounds it, as with money. */
  max: LimitAmount | null;
  /** What counts in this period. A deposit counts from its beginning unless it came to nothing; a loss is never below zero; of sessions at the same time each minute counts once. */
  used: LimitSum;
  /** How much of the limit is used, at most all of it; null without a limit. */
  usedRate: number | null;
  /** What is left of it; null without a limit. */
  left: LimitSum | null;
  /** When the period lets go: of 24 hours or 7 days when the first of what counts is that old, of a month when the next one begins; of time when a minute less counts than now and than the limit, if nothing more is used. Null if nothing counts. */
  freeAt: Timestamp | null;
  /** What waits for its second yes. */
  waiting: WaitingLimit | null;
};
export type OwnLimits = {
  /** How long a higher limit waits. */
  raiseDelay: Duration;
  /** Whether the member is asked for a limit where money is deposited: the policy wants that before the first deposit, and the member has neither deposited nor set a deposit limit (SP-04). */
  isAskedAtDeposit: boolean;
  /** One row for each kind and period. */
  limits: OwnLimit[];
};
export type LimitWish = {
  kind: LimitKind;
  period: LimitPeriod;
  /** The limit; null for none. */
  amount: LimitAmount | null;
};
export type LimitReference = {
  kind: LimitKind;
  period: LimitPeriod;
};
export type PlayPauseKind = "BREAK" | "EXCLUSION";
export type PlayPause = {
  kind: PlayPauseKind;
  /** When it began. */
  startedAt: Timestamp;
  /** When its time is over. */
  endsAt: Timestamp;
  /** Whether its time is over and its end has to be asked for. */
  canRequestEnd: boolean;
  /** From when play is possible; null while the end has to be asked for. */
  playableFrom: Timestamp | null;
};
export type PlayPauseChoice = {
  /** How long it lasts. */
  duration: Duration;
  /** When it would end if it began now. */
  endsAt: Timestamp;
};
export type PlayPauseChoices = {
  /** What holds; null for nothing. */
  current: PlayPause | null;
  /** Breaks on offer that would end after what holds. */
  breaks: PlayPauseChoice[];
  /** Exclusions on offer that would end after what holds. */
  exclusions: PlayPauseChoice[];
  exclusionEnd: ExclusionEnd;
  /** How long after the end of an exclusion, or after it was asked for, nothing can be played yet. */
  coolingOff: Duration;
};
export type PlayPauseWish = {
  kind: PlayPauseKind;
  /** One of those on offer. */
  duration: Duration;
};
export type ExclusionEndRequest = {
  /** In the member's words. */
  reason: string;
};
export type StatementGrain = "DAY" | "WEEK" | "MONTH";
export type CalendarDate = string;
export type Money = string;
export type StatementFigures = {
  /** Deposits credited, before fees. */
  deposits: Money;
  /** Withdrawals paid, before fees. */
  withdrawals: Money;
  /** Deposits less withdrawals; negative for who took out more. */
  netDeposits: Money;
  /** What was bet. */
  stake: Money;
  /** What games paid out, stakes of won bets included. */
  win: Money;
  /** Payouts less bets; negative for a loss. */
  gameResult: Money;
};
export type LifetimeDeposits = {
  /** The day of the registration. */
  since: CalendarDate;
  /** All deposits credited, before fees. */
  deposits: Money;
  /** All withdrawals paid, before fees. */
  withdrawals: Money;
  /** The former less the latter. */
  netDeposits: Money;
};
export type StatementRow = {
  /** Its first day. */
  from: CalendarDate;
  /** Its last day, today at the latest. */
  to: CalendarDate;
  /** Deposits credited, before fees. */
  deposits: Money;
  /** Withdrawals paid, before fees. */
  withdrawals: Money;
  /** Deposits less withdrawals; negative for who took out more. */
  netDeposits: Money;
  /** What was bet. */
  stake: Money;
  /** What games paid out, stakes of won bets included. */
  win: Money;
  /** Payouts less bets; negative for a loss. */
  gameResult: Money;
  /** Deposits as a part of the largest deposits or withdrawals of a row. */
  depositRate: number;
  /** Withdrawals as a part of the same. */
  withdrawalRate: number;
  /** The result as a part of the largest one of a row either way. */
  resultRate: number;
};
export type ActivityStatement = {
  grain: StatementGrain;
  /** Whole months before the running one. */
  months: number;
  /** How many can be asked for. */
  maxMonths: number;
  /** The first day. */
  from: CalendarDate;
  /** The last day, today. */
  to: CalendarDate;
  total: StatementFigures;
  lifetime: LifetimeDeposits;
  /** Every day, week or month of the span, the first one first; those on which nothing happened are zero. */
  rows: StatementRow[];
};
export type StatementReview = {
  /** Whether the member is asked to look at it. */
  isDue: boolean;
  /** The last look; null if there was none. */
  reviewedAt: Timestamp | null;
  /** From when the member is asked; null for never. */
  dueAt: Timestamp | null;
};
export type TimeLimit = {
  period: LimitPeriod;
  /** What it leaves, if the session is used now. At zero no game starts and no stake is taken. */
  minutesLeft: number;
  /** When a minute becomes free, if nothing more is used; null if nothing counts. */
  freeAt: Timestamp | null;
};
export type RealityCheck = {
  /** The time between reminders that holds: the member's own choice, else the policy's standard; null for none. */
  interval: Duration | null;
  /** Those that can be chosen. */
  intervals: Duration[];
  /** True where it can not be turned off. */
  isRequired: boolean;
  /** When the next reminder of this session is due: an interval after its beginning, or after the last answer; null for none. */
  dueAt: Timestamp | null;
  /** Whether that is so now. */
  isDue: boolean;
};
export type PlaySession = {
  /** Names the session; it is not the token. */
  sessionId: string;
  /** The gateway's clock. The figures are those of this moment. */
  now: Timestamp;
  /** When the session began. */
  startedAt: Timestamp;
  /** What the account has bet since then. */
  stake: Money;
  /** What games paid for these bets, stakes of won bets included. */
  win: Money;
  /** The net position. Payouts less bets; negative for a loss. */
  gameResult: Money;
  /** The main wallet. */
  balance: Money;
  /** The member's own limit of time that leaves least; null for none. */
  timeLimit: TimeLimit | null;
  realityCheck: RealityCheck;
};
export type RealityCheckChoice = {
  /** The time between reminders; null for none. */
  interval: Duration | null;
};
export type RealityCheckAnswer = {
  /** Names the check. When it was due. */
  dueAt: Timestamp;
  /** The `now` of the figures that the member saw. */
  shownAt: Timestamp;
  /** Whether the member goes on, looks at the history of bets first, or stops. */
  answer: "GO_ON" | "HISTORY" | "STOP";
};
