// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPointBalance: build.query<
      GetPointBalanceApiResponse,
      GetPointBalanceApiArg
    >({
      query: () => ({ url: `/wps/relay/MCS2_getPointBalance` }),
    }),
    getPointRewards: build.query<
      GetPointRewardsApiResponse,
      GetPointRewardsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCS2_getPointReward`,
        params: {
          exchangeType: queryArg.exchangeType,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getRedeemList: build.query<GetRedeemListApiResponse, GetRedeemListApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCS2_getRedeemPointList`,
        params: {
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getPointConfig: build.query<
      GetPointConfigApiResponse,
      GetPointConfigApiArg
    >({
      query: () => ({ url: `/wps/relay/MCS2_getPointConfig` }),
    }),
    redeemPoints: build.mutation<RedeemPointsApiResponse, RedeemPointsApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/passwordCheck/MCS2_redeemPointReward`,
        method: "POST",
        body: queryArg.redeemRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    convertPoints: build.mutation<
      ConvertPointsApiResponse,
      ConvertPointsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/passwordCheck/MCS2_convertPoint`,
        method: "POST",
        body: queryArg.convertRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as pointsApi };
export type GetPointBalanceApiResponse =
  /** status 200 The points. */ PointBalance;
export type GetPointBalanceApiArg = void;
export type GetPointRewardsApiResponse =
  /** status 200 The page. */ PointRewardPage;
export type GetPointRewardsApiArg = {
  /** Only rewards of this kind. */
  exchangeType?: PointExchangeType;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetRedeemListApiResponse =
  /** status 200 The page. */ RedeemRecordPage;
export type GetRedeemListApiArg = {
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, included. */
  endDate?: CalendarDate;
  /** Only requests in this state. */
  status?: RedeemStatus;
  /** Page, counted from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetPointConfigApiResponse =
  /** status 200 The rules. */ PointConfig;
export type GetPointConfigApiArg = void;
export type RedeemPointsApiResponse =
  /** status 200 The request as the history shows it. */ RedeemRecord;
export type RedeemPointsApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  redeemRequest: RedeemRequest;
};
export type ConvertPointsApiResponse =
  /** status 200 What was converted and what is left. */ PointConversion;
export type ConvertPointsApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  convertRequest: ConvertRequest;
};
export type Money = string;
export type Timestamp = string;
export type PointBalance = {
  /** Points that can be used. */
  points: number;
  /** Points set aside for requests in process. */
  pointsOnHold: number;
  /** Points that make one unit of the currency. */
  ratio: number;
  /** What the usable points would convert to. */
  worth: Money;
  /** When the figures were true. */
  asOf: Timestamp;
};
export type PointExchangeType = "CASH" | "BONUS" | "GOODS" | "TICKET";
export type PointReward = {
  /** Names the reward. */
  rewardId: string;
  /** Name in the asked language. */
  productName: string;
  exchangeType: PointExchangeType;
  /** Points for one. */
  pointsNeeded: number;
  /** Money that one is worth, or null for goods. */
  amount: Money | null;
  /** How often the money has to be bet before it can be withdrawn. */
  turnoverMultiple: number;
  /** Address of the picture, or null. */
  imageUrl: string | null;
  /** What it is in the asked language; plain text. */
  description: string;
  /** How many are left, or null without a limit. */
  stock: number | null;
  /** Most that one request may ask for. */
  maxQuantity: number;
  /** True when it is sent by post. */
  needsAddress: boolean;
};
export type PointRewardPage = {
  /** Rewards of this page. */
  content: PointReward[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type RedeemStatus = "APPLYING" | "PROCESSING" | "REJECTED" | "APPROVED";
export type RedeemRecord = {
  /** Names the request. */
  transactionNumber: string;
  /** When it was asked for. */
  applicationTime: Timestamp;
  exchangeType: PointExchangeType;
  /** Name of the reward in the asked language. */
  productName: string;
  /** Points of the whole request. */
  pointsNeeded: number;
  /** Money of the whole request, or null for goods. */
  amount: Money | null;
  /** How many. */
  quantity: number;
  status: RedeemStatus;
  /** Why it was rejected, or null. */
  reason: string | null;
  /** When its state changed last. */
  updatedAt: Timestamp;
};
export type RedeemRecordPage = {
  /** Requests of this page. */
  content: RedeemRecord[];
  /** This page, counted from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows in all. */
  totalElements: number;
  /** Rows on a full page. */
  pageSize: number;
};
export type CalendarDate = string;
export type PointConfig = {
  /** Whether the mall is open. */
  enabled: boolean;
  /** Points that make one unit of the currency. */
  ratio: number;
  /** Least that can be converted at once. */
  minConvertPoints: number;
  /** Most that can be converted at once. */
  maxConvertPoints: number;
  /** Points are converted in multiples of this. */
  convertStep: number;
  /** Points never expire. */
  neverExpires: true;
  /** Kinds of exchange that are offered. */
  exchangeTypes: PointExchangeType[];
  /** Rules as HTML of the merchant; cleaned before it is shown. */
  rules: string;
};
export type RedeemRequest = {
  /** The reward. */
  rewardId: string;
  /** How many. */
  quantity: number;
  /** The payment password as typed. */
  paymentPassword: string;
  /** Name on the parcel where the reward is sent by post. */
  recipientName?: string;
  /** Number for the carrier where the reward is sent by post. */
  mobileNum?: string;
  /** Address where the reward is sent by post. */
  address?: string;
  /** Words for customer service. */
  remark?: string;
};
export type PointConversion = {
  /** Names the conversion. */
  transactionNumber: string;
  /** Points that were used. */
  points: number;
  /** What reached the wallet. */
  amount: Money;
  /** Points that made one unit of the currency. */
  ratio: number;
  /** Points that can still be used. */
  pointsLeft: number;
  /** When it happened. */
  convertedAt: Timestamp;
};
export type ConvertRequest = {
  /** How many. */
  points: number;
  /** The payment password as typed. */
  paymentPassword: string;
};
