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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as saferPlayApi };
export type GetMarketPolicyApiResponse =
  /** status 200 The policy. */ MarketPolicy;
export type GetMarketPolicyApiArg = void;
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
export type PolicyExclusion = {
  /** Durations that can be chosen. */
  durations: Duration[];
  /** Whether it ends with its time, or stays until the member asks for the end. */
  end: "AUTOMATIC" | "ON_REQUEST";
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
