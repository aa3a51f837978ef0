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
export type OfferContractApiResponse =
  /** status 200 The offered contract, pending. */ Contract;
export type OfferContractApiArg = {
  contractOffer: ContractOffer;
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
