// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContracts: build.query<ListContractsApiResponse, ListContractsApiArg>({
      query: (queryArg) => ({
        url: `/wps/contracts`,
        params: {
          kind: queryArg.kind,
          side: queryArg.side,
          state: queryArg.state,
          account: queryArg.account,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getContract: build.query<GetContractApiResponse, GetContractApiArg>({
      query: (queryArg) => ({
        url: `/wps/contracts/details`,
        params: {
          contractId: queryArg.contractId,
        },
      }),
    }),
    getContractHistory: build.query<
      GetContractHistoryApiResponse,
      GetContractHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/history`,
        params: {
          contractId: queryArg.contractId,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    exportContractHistory: build.query<
      ExportContractHistoryApiResponse,
      ExportContractHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/history/file`,
        params: {
          contractId: queryArg.contractId,
        },
      }),
    }),
    getContractTerms: build.query<
      GetContractTermsApiResponse,
      GetContractTermsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/terms`,
        params: {
          kind: queryArg.kind,
        },
      }),
    }),
    previewContract: build.mutation<
      PreviewContractApiResponse,
      PreviewContractApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/preview`,
        method: "POST",
        body: queryArg.contractDraft,
      }),
    }),
    simulateContract: build.mutation<
      SimulateContractApiResponse,
      SimulateContractApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/simulate`,
        method: "POST",
        body: queryArg.contractSimulationRequest,
      }),
    }),
    getContractProgress: build.query<
      GetContractProgressApiResponse,
      GetContractProgressApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/progress`,
        params: {
          contractId: queryArg.contractId,
        },
      }),
    }),
    offerContract: build.mutation<
      OfferContractApiResponse,
      OfferContractApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/offer`,
        method: "POST",
        body: queryArg.contractOffer,
      }),
    }),
    previewContracts: build.mutation<
      PreviewContractsApiResponse,
      PreviewContractsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/previews`,
        method: "POST",
        body: queryArg.contractsDraft,
      }),
    }),
    offerContracts: build.mutation<
      OfferContractsApiResponse,
      OfferContractsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/offers`,
        method: "POST",
        body: queryArg.contractsOffer,
      }),
    }),
    cancelContractOffer: build.mutation<
      CancelContractOfferApiResponse,
      CancelContractOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/cancel`,
        method: "POST",
        body: queryArg.contractCancel,
      }),
    }),
    requestContractTermination: build.mutation<
      RequestContractTerminationApiResponse,
      RequestContractTerminationApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/contracts/termination`,
        method: "POST",
        body: queryArg.contractTerminationRequest,
      }),
    }),
    processDividendRequest: build.mutation<
      ProcessDividendRequestApiResponse,
      ProcessDividendRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCS2_processDividendReq`,
        method: "POST",
        body: queryArg.contractAnswer,
      }),
    }),
    processDailySalaryContract: build.mutation<
      ProcessDailySalaryContractApiResponse,
      ProcessDailySalaryContractApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCS2_processDailySalContract`,
        method: "POST",
        body: queryArg.contractAnswer,
      }),
    }),
    processHourlySalaryContract: build.mutation<
      ProcessHourlySalaryContractApiResponse,
      ProcessHourlySalaryContractApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCS2_processContractHourSalary`,
        method: "POST",
        body: queryArg.contractAnswer,
      }),
    }),
    processRealTimeSalaryContract: build.mutation<
      ProcessRealTimeSalaryContractApiResponse,
      ProcessRealTimeSalaryContractApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_processRealTimeSalaryContract`,
        method: "POST",
        body: queryArg.contractAnswer,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contractsApi };
export type ListContractsApiResponse =
  /** status 200 One page of contracts, those to be signed first. */ ContractPage;
export type ListContractsApiArg = {
  /** Only contracts of this kind. */
  kind?: ContractKind;
  /** Only contracts offered to the caller, or only those the caller offered. */
  side?: ContractSide;
  /** Only contracts in this state. */
  state?: ContractState;
  /** Only contracts with this account on the other side. */
  account?: string;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetContractApiResponse =
  /** status 200 The contract. */ ContractDetail;
export type GetContractApiArg = {
  /** Contract asked for. */
  contractId: string;
};
export type GetContractHistoryApiResponse =
  /** status 200 One page of events. */ ContractEventPage;
export type GetContractHistoryApiArg = {
  /** Contract asked for. */
  contractId: string;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExportContractHistoryApiResponse =
  /** status 200 The whole file. */ ReportFile;
export type ExportContractHistoryApiArg = {
  /** Contract asked for. */
  contractId: string;
};
export type GetContractTermsApiResponse =
  /** status 200 Limits of an offer. */ ContractTerms;
export type GetContractTermsApiArg = {
  /** Kind of contract. */
  kind: ContractKind;
};
export type PreviewContractApiResponse =
  /** status 200 The contracts that would end; empty when none. */ ContractPreview;
export type PreviewContractApiArg = {
  contractDraft: ContractDraft;
};
export type SimulateContractApiResponse =
  /** status 200 Each period and their sums. */ ContractSimulation;
export type SimulateContractApiArg = {
  contractSimulationRequest: ContractSimulationRequest;
};
export type GetContractProgressApiResponse =
  /** status 200 The period so far. */ ContractProgress;
export type GetContractProgressApiArg = {
  /** Contract asked for. */
  contractId: string;
};
export type OfferContractApiResponse =
  /** status 200 The offered contract, pending. */ Contract;
export type OfferContractApiArg = {
  contractOffer: ContractOffer;
};
export type PreviewContractsApiResponse =
  /** status 200 Notes on the steps, and what would end. */ ContractsPreview;
export type PreviewContractsApiArg = {
  contractsDraft: ContractsDraft;
};
export type OfferContractsApiResponse =
  /** status 200 What became of each offer, in the order in which they were sent. */ ContractsResult;
export type OfferContractsApiArg = {
  contractsOffer: ContractsOffer;
};
export type CancelContractOfferApiResponse =
  /** status 200 The contract as it stands now. */ Contract;
export type CancelContractOfferApiArg = {
  contractCancel: ContractCancel;
};
export type RequestContractTerminationApiResponse =
  /** status 200 The contract with a pending termination. */ Contract;
export type RequestContractTerminationApiArg = {
  contractTerminationRequest: ContractTerminationRequest;
};
export type ProcessDividendRequestApiResponse =
  /** status 200 The contract as it stands now, and what ended with it. */ ContractResult;
export type ProcessDividendRequestApiArg = {
  contractAnswer: ContractAnswer;
};
export type ProcessDailySalaryContractApiResponse =
  /** status 200 The contract as it stands now, and what ended with it. */ ContractResult;
export type ProcessDailySalaryContractApiArg = {
  contractAnswer: ContractAnswer;
};
export type ProcessHourlySalaryContractApiResponse =
  /** status 200 The contract as it stands now, and what ended with it. */ ContractResult;
export type ProcessHourlySalaryContractApiArg = {
  contractAnswer: ContractAnswer;
};
export type ProcessRealTimeSalaryContractApiResponse =
  /** status 200 The contract as it stands now, and what ended with it. */ ContractResult;
export type ProcessRealTimeSalaryContractApiArg = {
  contractAnswer: ContractAnswer;
};
export type ContractKind = "dividend" | "daily" | "hourly" | "realtime";
export type ContractRequestType = "new" | "termination";
export type ContractState =
  "sign" | "pending" | "accepted" | "rejected" | "terminated" | "cancelled";
export type ContractSide = "offeredToMe" | "offeredByMe";
export type ContractPeriod = "daily" | "weekly" | "semimonthly" | "monthly";
export type Money = string;
export type ContractTier = {
  /** Share that is paid - of the players' loss for a dividend, of valid bets for a salary. */
  rate: number;
  /** People who have to bet within the period. */
  activeMembers: number;
  /** Valid bets that have to be reached within the period. */
  periodBet: Money;
  /** Result of the players that has to be reached or undercut; 0.00 asks for nothing. */
  periodProfitLoss: Money;
  /** Fixed sum paid on top of what the rate gives; 0.00 when only the rate pays. */
  amount: Money;
};
export type ContractAction =
  "accept" | "reject" | "terminate" | "requestTermination" | "cancel";
export type Timestamp = string;
export type Contract = {
  /** Names the contract. */
  contractId: string;
  kind: ContractKind;
  requestType: ContractRequestType;
  state: ContractState;
  /** Whether it is agreed and has not ended; it counts from startsAt on. True also while a termination request waits. */
  inForce: boolean;
  side: ContractSide;
  /** Person on the other side. */
  counterpartId: string;
  /** Account on the other side. */
  counterpartAccount: string;
  period: ContractPeriod;
  /** Steps, lowest first. */
  tiers: ContractTier[];
  /** What the caller can do with it now. */
  actions: ContractAction[];
  /** When the last request was made. */
  offeredAt: Timestamp;
  /** When the last request was answered; null until then. */
  answeredAt: Timestamp | null;
  /** When it starts to count; null before it is accepted. That may be days later. */
  startsAt: Timestamp | null;
  /** When it was rejected, cancelled or terminated; null otherwise. */
  endedAt: Timestamp | null;
  /** When it pays next; null when it is not in force. */
  nextSettlementAt: Timestamp | null;
};
export type ContractPage = {
  /** Contracts of this page. */
  content: Contract[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type ContractBrief = {
  /** Names the contract. */
  contractId: string;
  kind: ContractKind;
  /** Person who loses it. */
  counterpartId: string;
  /** Account that loses it. */
  counterpartAccount: string;
  /** Its highest rate. */
  rate: number;
};
export type ContractDetail = {
  contract: Contract;
  /** What the offer says; may be empty. */
  remark: string;
  /** Why its end is asked for; null without a termination request. */
  reason: string | null;
  /** Contract of the same kind and sides that ends when this one is agreed; null without one. */
  replaces: string | null;
  /** The contract of the kind between the same sides that this one took the place of, or would; null without one. */
  before: Contract | null;
  /** The one that took its place; null without one. */
  after: Contract | null;
  /** Downline contracts that end when this one is agreed; empty for answered requests. */
  wouldTerminate: ContractBrief[];
};
export type ContractEvent = {
  /** Names the event. */
  eventId: string;
  /** What happened; terminationRequested opens a request of its own. */
  type:
    | "offered"
    | "accepted"
    | "rejected"
    | "cancelled"
    | "terminationRequested"
    | "terminated";
  /** Who did it; null when another contract caused it. */
  byAccount: string | null;
  requestType: ContractRequestType;
  /** Remark or reason given with it. */
  note: string | null;
  at: Timestamp;
};
export type ContractEventPage = {
  /** Events of this page. */
  content: ContractEvent[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type ReportFile = {
  /** The text of this part: in the first one a byte order mark and the headers, in the last one the totals. */
  csv: string;
  /** Rows of this part. */
  rows: number;
  /** Names the part that follows; null after the last. */
  next: string | null;
};
export type ContractTemplate = {
  /** What it is about - the same share from the first bet on, more for more bets, or more for a larger team. */
  name: "flat" | "byBets" | "byTeam";
  period: ContractPeriod;
  /** Steps, lowest first. */
  tiers: ContractTier[];
};
export type ContractTerms = {
  kind: ContractKind;
  /** Whether the merchant lets the caller offer this kind. */
  enabled: boolean;
  /** Highest rate that may be promised: that of the nearest contract of the kind, from the caller upwards. */
  maximumRate: number;
  /** Distance between two rates. */
  rateStep: number;
  /** Most tiers of one contract. */
  maximumTiers: number;
  /** Periods that can be chosen. */
  periods: ContractPeriod[];
  /** Time between two settlements; 5 for realtime. */
  settlementIntervalMinutes: number;
  /** True when the sales of a day are paid on the next. */
  paidNextDay: boolean;
  /** Contracts to begin with; all within these limits. */
  templates: ContractTemplate[];
};
export type ContractPreview = {
  /** Contract of the same kind and sides that it takes the place of; null without one. */
  replaces: string | null;
  /** Downline contracts of the other side that would end. */
  wouldTerminate: ContractBrief[];
};
export type ContractDraft = {
  kind: ContractKind;
  /** Person directly below whom it is for. */
  memberId: string;
  period: ContractPeriod;
  /** Steps, lowest first. */
  tiers: ContractTier[];
};
export type ContractSimulationPeriod = {
  startAt: Timestamp;
  endAt: Timestamp;
  /** People of the team who bet. */
  activeMembers: number;
  /** What the team bet. */
  periodBet: Money;
  /** Result of the players, negative when they lost. */
  periodProfitLoss: Money;
  /** Highest step that paid or would have, from 1; null when none was reached. */
  step: number | null;
  /** What the contract would have paid. */
  amount: Money;
  /** What the present contract of the kind pays for the same sales, by its own periods that ended here; null without one. */
  present: Money | null;
  /** What the contract above the offering side pays with these sales, less what it would pay without them; may be negative where this team won while others lost. Null for the other side, and without a contract above. */
  above: Money | null;
  /** What the offering side keeps - above less amount; null where above is. */
  kept: Money | null;
};
export type ContractSimulationTotals = {
  periodBet: Money;
  periodProfitLoss: Money;
  amount: Money;
  /** What the present contract pays for these periods; null without one. */
  present: Money | null;
  /** What the contract above pays because of these sales; null where each row's is. */
  above: Money | null;
  /** What the offering side keeps; null where above is. */
  kept: Money | null;
};
export type ContractSimulation = {
  kind: ContractKind;
  period: ContractPeriod;
  /** Account that the contract is for. */
  account: string;
  /** When that account was opened; earlier periods have no sales. */
  teamSince: Timestamp;
  /** Period of the present contract of the kind; null without one. */
  presentPeriod: ContractPeriod | null;
  /** Its highest rate. */
  presentRate: number | null;
  /** Highest rate of the contract above the offering side; null for the other side and without one. */
  aboveRate: number | null;
  /** Periods, oldest first. */
  rows: ContractSimulationPeriod[];
  totals: ContractSimulationTotals;
  /** Contract of the same kind that it takes the place of; null without one and when it is agreed already. */
  replaces: string | null;
  /** Downline contracts of the side it is for that would end. */
  wouldTerminate: ContractBrief[];
};
export type ContractSimulationRequest = {
  draft?: ContractDraft;
  /** Contract in which the caller has a side, offered or in force. */
  contractId?: string;
  /** Whole periods that are over. */
  periods: number;
};
export type ContractProgressStep = {
  tier: ContractTier;
  /** Whether all its conditions are met. */
  isMet: boolean;
  /** Whether enough people have bet. */
  areMembersMet: boolean;
  /** Whether enough was bet. */
  isBetMet: boolean;
  /** Whether the result is reached or undercut. */
  isResultMet: boolean;
  /** How much of the bets is there. */
  betShare: number;
  /** How much of the result is there. */
  resultShare: number;
};
export type ContractProgress = {
  /** Names the contract. */
  contractId: string;
  kind: ContractKind;
  period: ContractPeriod;
  /** When the period began, or the contract within it. */
  startAt: Timestamp;
  endAt: Timestamp;
  /** People who have bet. */
  activeMembers: number;
  /** What was bet so far. */
  periodBet: Money;
  /** Result of the players so far. */
  periodProfitLoss: Money;
  /** Steps, lowest first. */
  steps: ContractProgressStep[];
  /** Step reached now, from 1; null when none is. */
  reached: number | null;
  /** What the period pays if it ended now. */
  current: Money;
  /** What is certain - settlements that are over; of the running one what can not turn any more. */
  low: Money;
  /** What the period pays when bets and result go on at the pace so far, with the same people. */
  high: Money;
  /** When it pays next. */
  nextSettlementAt: Timestamp;
  /** What that payment is as things stand. */
  nextAmount: Money;
  /** Whether the caller's balance covers the next payment; null for the side that is paid. */
  isCovered: boolean | null;
  /** What the caller's balance lacks for it; null when it is covered and for the side that is paid. */
  shortBy: Money | null;
};
export type ContractOffer = {
  kind: ContractKind;
  /** Person directly below whom it is for. */
  memberId: string;
  period: ContractPeriod;
  /** Steps, lowest first. */
  tiers: ContractTier[];
  /** A word to the other side; may be empty. */
  remark: string;
  /** Contracts that the person was told will end; none when left out. */
  knownTerminations?: string[];
};
export type ContractNote = {
  /** Place of the step, from 0. */
  step: number;
  /** What it is. neverReached - a later step is reached whenever this one is; paysLess, paysNothing - less than the step before, nothing at all; paysNoMore - as much as the step before; skips - it can be reached without the step before; gap - the first step asks for something, so some sales reach none. */
  code:
    | "neverReached"
    | "paysLess"
    | "paysNothing"
    | "paysNoMore"
    | "skips"
    | "gap";
  /** A fault is refused, a warning is likely a mistake, a note is none. */
  severity: "fault" | "warning" | "note";
};
export type ContractPersonPreview = {
  /** Names the person. */
  memberId: string;
  /** Account of the person. */
  account: string;
  /** People whose bets would count, the person included. */
  teamSize: number;
  /** Whether an offer of the kind waits for an answer; then no other can be made. */
  hasOpenOffer: boolean;
  /** The contract of the kind that it would take the place of; null without one. */
  replaces: Contract | null;
  /** Downline contracts of the person that would end. */
  wouldTerminate: ContractBrief[];
};
export type ContractsPreview = {
  /** What is to be said about the steps, lowest first. */
  notes: ContractNote[];
  /** One for each person, in the order in which they were named. */
  people: ContractPersonPreview[];
};
export type ContractsDraft = {
  kind: ContractKind;
  /** People directly below whom it is for; empty while nobody is chosen. */
  people: string[];
  period: ContractPeriod;
  /** Steps, lowest first. */
  tiers: ContractTier[];
};
export type ContractOutcome = {
  /** Names the person. */
  memberId: string;
  /** Account of the person. */
  account: string;
  /** The offered contract; null when it was refused. */
  contractId: string | null;
  /** Why it was refused - an offer of the kind waits already, or other contracts would end than were named; null when it was offered. */
  refusal:
    | ("openOffer" | "otherTerminations" | null)
    | ("openOffer" | "otherTerminations" | null);
};
export type ContractsResult = {
  /** One for each person, in the order in which they were named. */
  outcomes: ContractOutcome[];
};
export type ContractOfferee = {
  /** Person directly below. */
  memberId: string;
  /** Contracts that the person was told will end; none when left out. */
  knownTerminations?: string[];
};
export type ContractsOffer = {
  kind: ContractKind;
  /** People directly below whom it is for. */
  people: ContractOfferee[];
  period: ContractPeriod;
  /** Steps, lowest first. */
  tiers: ContractTier[];
  /** A word to the other side; may be empty. */
  remark: string;
};
export type ContractCancel = {
  /** Contract whose open request is taken back. */
  contractId: string;
};
export type ContractTerminationRequest = {
  /** Accepted contract. */
  contractId: string;
  /** Why; may be empty. */
  reason: string;
};
export type ContractResult = {
  contract: Contract;
  /** Downline contracts that ended. */
  terminated: ContractBrief[];
};
export type ContractAnswer = {
  /** Contract or contract request. */
  contractId: string;
  /** accept or reject an open request; terminate an accepted contract. */
  action: "accept" | "reject" | "terminate";
  /** Contracts that the person was told will end; none when left out. */
  knownTerminations?: string[];
};
