// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<
      ListPromotionsApiResponse,
      ListPromotionsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getPromotionList`,
        params: {
          kind: queryArg.kind,
          period: queryArg.period,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getPromotion: build.query<GetPromotionApiResponse, GetPromotionApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getPromotionDetails`,
        params: {
          promotionId: queryArg.promotionId,
        },
      }),
    }),
    signUpPromotion: build.mutation<
      SignUpPromotionApiResponse,
      SignUpPromotionApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_signUpPromotionJoin`,
        method: "POST",
        body: queryArg.promotionJoin,
      }),
    }),
    requestReward: build.mutation<
      RequestRewardApiResponse,
      RequestRewardApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_signUpRequestReward`,
        method: "POST",
        body: queryArg.rewardRequest,
      }),
    }),
    cancelRewardRequest: build.mutation<
      CancelRewardRequestApiResponse,
      CancelRewardRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_cancelRewardRequest`,
        method: "POST",
        body: queryArg.rewardRequestCancel,
      }),
    }),
    listTickets: build.query<ListTicketsApiResponse, ListTicketsApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getTicketList`,
        params: {
          kind: queryArg.kind,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    openTicket: build.mutation<OpenTicketApiResponse, OpenTicketApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_openTicket`,
        method: "POST",
        body: queryArg.ticketOpening,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    claimRaffle: build.mutation<ClaimRaffleApiResponse, ClaimRaffleApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCS2_claimRafflePromotion`,
        method: "POST",
        body: queryArg.raffleClaim,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listRewards: build.query<ListRewardsApiResponse, ListRewardsApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getRewardList`,
        params: {
          status: queryArg.status,
          source: queryArg.source,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    claimReward: build.mutation<ClaimRewardApiResponse, ClaimRewardApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_claimReward`,
        method: "POST",
        body: queryArg.rewardClaim,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getBonusDetails: build.query<
      GetBonusDetailsApiResponse,
      GetBonusDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getBonusDetails`,
        params: {
          kind: queryArg.kind,
          state: queryArg.state,
          datePreset: queryArg.datePreset,
          startDate: queryArg.startDate,
          endDate: queryArg.endDate,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getRebateRates: build.query<
      GetRebateRatesApiResponse,
      GetRebateRatesApiArg
    >({
      query: () => ({ url: `/wps/relay/MCSFE_getRebateRates` }),
    }),
    getRebates: build.query<GetRebatesApiResponse, GetRebatesApiArg>({
      query: () => ({ url: `/wps/relay/MCSFE_getRebates` }),
    }),
    claimRebate: build.mutation<ClaimRebateApiResponse, ClaimRebateApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_claimRebate`,
        method: "POST",
        body: queryArg.rebateClaim,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getMissionSummary: build.query<
      GetMissionSummaryApiResponse,
      GetMissionSummaryApiArg
    >({
      query: () => ({ url: `/wps/relay/MCSFE_getMissionSummaryDetails` }),
    }),
    getMissionLeaderboard: build.query<
      GetMissionLeaderboardApiResponse,
      GetMissionLeaderboardApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getMissionLeaderboard`,
        params: {
          period: queryArg.period,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listMissions: build.query<ListMissionsApiResponse, ListMissionsApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getMissionList`,
        params: {
          period: queryArg.period,
          status: queryArg.status,
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    claimMission: build.mutation<ClaimMissionApiResponse, ClaimMissionApiArg>({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_claimMission`,
        method: "POST",
        body: queryArg.missionClaim,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getReferral: build.query<GetReferralApiResponse, GetReferralApiArg>({
      query: () => ({ url: `/wps/relay/MCSFE_getReferral` }),
    }),
    listReferredFriends: build.query<
      ListReferredFriendsApiResponse,
      ListReferredFriendsApiArg
    >({
      query: (queryArg) => ({
        url: `/wps/relay/MCSFE_getReferredFriends`,
        params: {
          pageNo: queryArg.pageNo,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    getBadgeCounts: build.query<
      GetBadgeCountsApiResponse,
      GetBadgeCountsApiArg
    >({
      query: () => ({ url: `/wps/relay/MCSFE_getBadgeCounts` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as promotionsApi };
export type ListPromotionsApiResponse =
  /** status 200 One page of promotions, the ones that need a step from the member first. */ PromotionPage;
export type ListPromotionsApiArg = {
  /** Only promotions of this kind. */
  kind?: PromotionKind;
  /** Only promotions of this period. */
  period?: PromotionPeriod;
  /** Only promotions in this status. */
  status?: PromotionStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetPromotionApiResponse =
  /** status 200 The promotion. */ PromotionDetail;
export type GetPromotionApiArg = {
  /** Promotion asked for. */
  promotionId: string;
};
export type SignUpPromotionApiResponse =
  /** status 200 The promotion as it stands after joining. */ PromotionDetail;
export type SignUpPromotionApiArg = {
  promotionJoin: PromotionJoin;
};
export type RequestRewardApiResponse =
  /** status 200 The application. */ RewardApplication;
export type RequestRewardApiArg = {
  rewardRequest: RewardRequest;
};
export type CancelRewardRequestApiResponse =
  /** status 200 The promotion as it stands now. */ PromotionDetail;
export type CancelRewardRequestApiArg = {
  rewardRequestCancel: RewardRequestCancel;
};
export type ListTicketsApiResponse =
  /** status 200 One page of tickets, unopened ones first. */ TicketPage;
export type ListTicketsApiArg = {
  /** Only tickets of this kind. */
  kind?: TicketKind;
  /** Only tickets in this status. */
  status?: TicketStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type OpenTicketApiResponse =
  /** status 200 The opened ticket and what to reveal. */ TicketReveal;
export type OpenTicketApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  ticketOpening: TicketOpening;
};
export type ClaimRaffleApiResponse =
  /** status 200 What was credited. */ RewardReceipt;
export type ClaimRaffleApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  raffleClaim: RaffleClaim;
};
export type ListRewardsApiResponse =
  /** status 200 One page of rewards with what all claimable ones are worth. */ RewardPage;
export type ListRewardsApiArg = {
  /** Only rewards in this status. */
  status?: RewardStatus;
  /** Only rewards from here. */
  source?: RewardSource;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ClaimRewardApiResponse =
  /** status 200 What was credited. */ RewardReceipt;
export type ClaimRewardApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  rewardClaim: RewardClaim;
};
export type GetBonusDetailsApiResponse =
  /** status 200 One page of bonuses, newest first, with the sums of the whole range. */ BonusPage;
export type GetBonusDetailsApiArg = {
  /** Only bonuses of this kind. */
  kind?: PromotionKind;
  /** Only bonuses in this state. */
  state?: BonusState;
  /** Days asked for, ending today in the merchant's time zone; not together with startDate and endDate. */
  datePreset?: "previous7" | "previous30";
  /** First day, in the merchant's time zone. */
  startDate?: CalendarDate;
  /** Last day, in the merchant's time zone. */
  endDate?: CalendarDate;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetRebateRatesApiResponse =
  /** status 200 Rates in the order of the lobby. */ RebateRates;
export type GetRebateRatesApiArg = void;
export type GetRebatesApiResponse =
  /** status 200 The rebate as of now. */ RebateStatement;
export type GetRebatesApiArg = void;
export type ClaimRebateApiResponse =
  /** status 200 What was credited. */ RewardReceipt;
export type ClaimRebateApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  rebateClaim: RebateClaim;
};
export type GetMissionSummaryApiResponse =
  /** status 200 The summary. */ MissionSummary;
export type GetMissionSummaryApiArg = void;
export type GetMissionLeaderboardApiResponse =
  /** status 200 One page of the board. */ MissionLeaderboard;
export type GetMissionLeaderboardApiArg = {
  /** Period of the board; the week without it. */
  period?: PromotionPeriod;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListMissionsApiResponse =
  /** status 200 One page of missions, claimable ones first. */ MissionPage;
export type ListMissionsApiArg = {
  /** Only missions of this period. */
  period?: PromotionPeriod;
  /** Only missions in this status. */
  status?: MissionStatus;
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ClaimMissionApiResponse =
  /** status 200 What was credited. */ RewardReceipt;
export type ClaimMissionApiArg = {
  /** A UUID made once for the person's intent. The same key with the same body answers what the first call answered. */
  "Idempotency-Key": string;
  missionClaim: MissionClaim;
};
export type GetReferralApiResponse =
  /** status 200 Link, code and figures. */ Referral;
export type GetReferralApiArg = void;
export type ListReferredFriendsApiResponse =
  /** status 200 One page of friends, newest first. */ ReferredFriendPage;
export type ListReferredFriendsApiArg = {
  /** Page asked for, from 1. */
  pageNo?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetBadgeCountsApiResponse =
  /** status 200 The counts. */ BadgeCounts;
export type GetBadgeCountsApiArg = void;
export type PromotionKind =
  | "newbie"
  | "daily"
  | "vip"
  | "rebate"
  | "cashBack"
  | "redEnvelope"
  | "prizeWheel"
  | "goldenEgg";
export type PromotionPeriod = "D" | "W" | "H" | "M";
export type PromotionStatus =
  | "openToRegister"
  | "joined"
  | "applying"
  | "rejected"
  | "issued"
  | "claimed"
  | "inProgress"
  | "closed"
  | "comingSoon"
  | "claim";
export type PromotionAction =
  | "join"
  | "requestReward"
  | "cancelRequest"
  | "claimReward"
  | "openTicket"
  | "viewHistory"
  | "none";
export type Timestamp = string;
export type Money = string;
export type PromotionProgress = {
  /** Amount that counts so far. */
  current: Money;
  /** Amount that has to be reached. */
  target: Money;
};
export type Promotion = {
  /** Names the promotion. */
  promotionId: string;
  /** Its name. */
  title: string;
  kind: PromotionKind;
  /** How often it starts anew; null when it does so once only. */
  period: PromotionPeriod | null;
  status: PromotionStatus;
  action: PromotionAction;
  /** One or two sentences. */
  summary: string;
  /** Address of the picture. */
  imageUrl: string | null;
  startsAt: Timestamp;
  /** When signing up ends; null when it stays open. */
  endsAt: Timestamp | null;
  /** Places or tickets that are left; null without a limit. */
  remaining: number | null;
  /** Progress of a member who takes part; null otherwise. */
  progress: PromotionProgress | null;
};
export type PromotionPage = {
  /** Promotions of this page. */
  content: Promotion[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type PromotionImage = {
  /** Names the picture. */
  imageId: string;
  /** Signed address of the picture, good for ten minutes. */
  imageUrl: string;
  /** Size of the file. */
  sizeBytes: number;
};
export type RewardApplication = {
  /** Names the application. */
  applicationId: string;
  /** Promotion it belongs to. */
  promotionId: string;
  /** Where the application stands. */
  status: "applying" | "rejected" | "issued" | "cancelled";
  /** What the member said. */
  remark: string;
  /** Pictures of the application. */
  images: PromotionImage[];
  requestedAt: Timestamp;
  /** When it was answered; null until then. */
  answeredAt: Timestamp | null;
  /** Why it was rejected; null otherwise. */
  rejectionReason: string | null;
};
export type PromotionDetail = {
  promotion: Promotion;
  /** Terms as HTML of the merchant; it is cleaned before it is shown. */
  terms: string;
  /** Fixed bonus; null when it is a share. */
  bonusAmount: Money | null;
  /** Share of the deposit or bet that is paid; null when the bonus is fixed. */
  bonusRate: number | null;
  /** Most that one member gets; null without a limit. */
  maximumBonus: Money | null;
  /** Least deposit that takes part; null without one. */
  minimumDeposit: Money | null;
  /** How often the bonus has to be bet before it can be withdrawn. */
  turnoverMultiple: number;
  /** Categories whose bets count; empty means all. */
  gameCategories: string[];
  /** True when an application has to say something. */
  needsRemark: boolean;
  /** Pictures that an application may carry; 0 when it takes none. */
  maximumImages: number;
  /** The caller's last application; null without one. */
  application: RewardApplication | null;
};
export type PromotionJoin = {
  /** Promotion to join. */
  promotionId: string;
};
export type RewardRequest = {
  /** Promotion whose reward is asked for. */
  promotionId: string;
  /** What the member says; may be empty unless the promotion needs it. */
  remark: string;
  /** Pictures uploaded before by uploadImage. */
  imageIds: string[];
};
export type RewardRequestCancel = {
  /** Application to take back. */
  applicationId: string;
};
export type TicketKind = "redEnvelope" | "prizeWheel" | "goldenEgg";
export type TicketStatus =
  "unopened" | "opened" | "claimed" | "empty" | "expired";
export type TicketPrize = {
  /** Names the prize. */
  prizeId: string;
  /** What is won. */
  type: "money" | "points" | "nothing";
  /** Words on the wheel or in the envelope. */
  label: string;
  /** Money won; null for other prizes. */
  amount: Money | null;
  /** Points won; null for other prizes. */
  points: number | null;
  /** Place on the wheel or in the row of eggs, from 0; null for an envelope. */
  segment: number | null;
};
export type Ticket = {
  /** Names the ticket. */
  ticketId: string;
  /** Promotion that gave it. */
  promotionId: string;
  kind: TicketKind;
  status: TicketStatus;
  /** What it was given for. */
  source: string;
  /** How often a prize in money has to be bet before it can be withdrawn. */
  turnoverMultiple: number;
  issuedAt: Timestamp;
  /** When it lapses; null when it keeps. */
  expiresAt: Timestamp | null;
  /** When it was opened; null until then. */
  openedAt: Timestamp | null;
  /** What was drawn; null until it is opened. */
  prize: TicketPrize | null;
};
export type TicketPage = {
  /** Tickets of this page. */
  content: Ticket[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type TicketReveal = {
  ticket: Ticket;
  /** All prizes in their places; empty for an envelope. */
  segments: TicketPrize[];
  /** Unopened tickets of the same promotion. */
  ticketsLeft: number;
};
export type TicketOpening = {
  /** Ticket to open. */
  ticketId: string;
};
export type RewardReceipt = {
  /** Names the transaction in the history. */
  transactionNumber: string;
  amount: Money;
  /** Points credited. */
  points: number;
  balance: Money;
  /** Points held after it. */
  pointBalance: number;
  creditedAt: Timestamp;
};
export type RaffleClaim = {
  /** Promotion that gave the ticket. */
  promotionId: string;
  /** Opened ticket. */
  ticketId: string;
};
export type RewardSource = "promotion" | "mission" | "vip" | "referral";
export type RewardStatus = "claimable" | "claimed" | "expired";
export type Reward = {
  /** Names the reward. */
  rewardId: string;
  source: RewardSource;
  /** Promotion it comes from; null for other sources. */
  promotionId: string | null;
  /** Mission it comes from; null for other sources. */
  missionId: string | null;
  /** Its name. */
  title: string;
  status: RewardStatus;
  amount: Money;
  /** Points that come with it. */
  points: number;
  /** How often the amount has to be bet before it can be withdrawn. */
  turnoverMultiple: number;
  issuedAt: Timestamp;
  /** When it lapses; null when it keeps. */
  expiresAt: Timestamp | null;
  /** When it was taken; null until then. */
  claimedAt: Timestamp | null;
};
export type RewardTotals = {
  /** Rewards that can be taken. */
  claimableCount: number;
  claimableAmount: Money;
  /** Points in them. */
  claimablePoints: number;
};
export type RewardPage = {
  /** Rewards of this page. */
  content: Reward[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: RewardTotals;
};
export type RewardClaim = {
  /** Reward to take. */
  rewardId: string;
};
export type BonusState = "active" | "completed" | "expired" | "cancelled";
export type BonusRecord = {
  /** Names the bonus. */
  bonusId: string;
  /** Names the transaction in the history. */
  transactionNumber: string;
  /** What it was given for. */
  title: string;
  kind: PromotionKind;
  state: BonusState;
  amount: Money;
  /** Points credited with it. */
  points: number;
  /** Amount that has to be bet. */
  turnoverRequired: Money;
  /** Amount bet so far. */
  turnoverDone: Money;
  creditedAt: Timestamp;
  /** When it lapses; null when it keeps. */
  expiresAt: Timestamp | null;
};
export type BonusTotals = {
  amount: Money;
  /** Points credited. */
  points: number;
};
export type BonusPage = {
  /** Bonuses of this page. */
  content: BonusRecord[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  totals: BonusTotals;
};
export type CalendarDate = string;
export type RebateRate = {
  /** Code of the category. */
  gameCategory: string;
  /** Share of a valid bet that comes back; null when the category has none. */
  rate: number | null;
};
export type RebateRates = {
  /** One row for each category. */
  rates: RebateRate[];
};
export type RebateRow = {
  /** Code of the category. */
  gameCategory: string;
  /** Share of a valid bet that comes back; null when the category has none. */
  rate: number | null;
  /** Bets that count. */
  validBet: Money;
  /** Rebate of these bets. */
  amount: Money;
};
export type RebateStatement = {
  /** Names the statement; claimRebate takes it. */
  statementId: string;
  calculatedAt: Timestamp;
  /** Sum of all rows. */
  amount: Money;
  /** Least sum that can be taken. */
  minimumAmount: Money;
  /** How often the sum has to be bet before it can be withdrawn. */
  turnoverMultiple: number;
  /** When rebate was last taken; null when never. */
  lastClaimedAt: Timestamp | null;
  /** One row for each category with bets. */
  rows: RebateRow[];
};
export type RebateClaim = {
  /** Statement that the member saw. */
  statementId: string;
  /** Sum that the member saw; another sum is refused. */
  amount: Money;
};
export type MissionPeriodCount = {
  period: PromotionPeriod;
  /** Missions in it. */
  total: number;
  /** Missions reached. */
  completed: number;
  /** Missions whose reward waits. */
  claimable: number;
  endsAt: Timestamp;
};
export type MissionSummary = {
  /** Missions of all running periods. */
  totalMissions: number;
  /** Missions reached. */
  completedMissions: number;
  /** Missions whose reward waits. */
  claimableMissions: number;
  /** Leaderboard points of this week. */
  missionPoints: number;
  /** Leaderboard points of the next prize; null when all are reached. */
  nextPrizeAt: number | null;
  /** Place this week; null without points. */
  leaderboardRank: number | null;
  /** Counts by period. */
  periods: MissionPeriodCount[];
};
export type MissionLeaderboardRow = {
  /** Place. */
  rank: number;
  /** Masked account name. */
  account: string;
  /** Points of the period. */
  missionPoints: number;
  /** Missions reached in the period. */
  completedMissions: number;
  /** Prize of this place; null without one. */
  prizeAmount: Money | null;
};
export type MissionLeaderboard = {
  /** Rows of this page. */
  content: MissionLeaderboardRow[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
  period: PromotionPeriod;
  endsAt: Timestamp;
  /** The caller's row; null without points. */
  own: MissionLeaderboardRow | null;
};
export type MissionStatus = "inProgress" | "claimable" | "claimed" | "expired";
export type Mission = {
  /** Names the mission. */
  missionId: string;
  /** Its name. */
  title: string;
  /** What has to be done. */
  description: string;
  period: PromotionPeriod;
  status: MissionStatus;
  /** What is counted. */
  goal: "rounds" | "bet" | "win" | "deposit" | "login";
  /** Count or amount so far, two digits as in money; whole numbers for rounds and logins. */
  current: string;
  /** Count or amount to reach, written like current. */
  target: string;
  rewardAmount: Money;
  /** Points of the mall that are paid. */
  rewardPoints: number;
  /** How often the money has to be bet before it can be withdrawn. */
  turnoverMultiple: number;
  /** Points that count on the leaderboard. */
  missionPoints: number;
  endsAt: Timestamp;
  /** Category that counts; null means all. */
  gameCategory: string | null;
};
export type MissionPage = {
  /** Missions of this page. */
  content: Mission[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type MissionClaim = {
  /** Completed mission. */
  missionId: string;
};
export type ReferralStatistics = {
  /** Friends who registered. */
  registered: number;
  /** Friends who fulfilled the terms. */
  qualified: number;
  /** Rewards credited so far. */
  rewardTotal: Money;
  /** Rewards that wait in the reward centre. */
  rewardPending: Money;
  /** Friends who registered this month. */
  registeredThisMonth: number;
};
export type Referral = {
  /** Whether the REFERRAL promotion runs. */
  enabled: boolean;
  /** Code that a friend may type. */
  referralCode: string;
  /** Address to hand on. */
  link: string;
  /** Address that the QR code holds. */
  qrTarget: string;
  /** Terms as HTML of the merchant; it is cleaned before it is shown. */
  terms: string;
  statistics: ReferralStatistics;
};
export type ReferredFriend = {
  /** Masked account name. */
  account: string;
  registeredAt: Timestamp;
  /** Whether the terms are fulfilled. */
  qualified: boolean;
  /** What the member earned by this friend. */
  rewardAmount: Money;
};
export type ReferredFriendPage = {
  /** Friends of this page. */
  content: ReferredFriend[];
  /** This page, from 1. */
  pageNum: number;
  /** Pages in all. */
  totalPages: number;
  /** Rows on all pages. */
  totalElements: number;
  /** Rows asked for on a page. */
  pageSize: number;
};
export type PromotionSwitch = {
  /** True when it runs. */
  enabled: boolean;
};
export type AvailablePromotions = {
  REFERRAL: PromotionSwitch;
};
export type BadgeCounts = {
  /** Promotions with a step that the member can take. */
  availablePromoCount: number;
  /** Unread messages of the inbox. */
  unreadMessage: number;
  /** Missions whose reward waits. */
  missions: number;
  /** Rewards that can be taken. */
  rewards: number;
  availablePromo: AvailablePromotions;
};
