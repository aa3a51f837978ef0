import { isRefusal } from '../errors';
import { promotionsApi as generated } from '../generated/promotions';

/** Tags that an action of a member changes; a refused one too, since it mostly means that something has changed. */
const MEMBER_TAGS = ['Promotions', 'Rewards', 'Counts'] as const;

/** For calls that move money or points: after a success, their intent invalidates. A refusal means stale data. */
const refused = (_: unknown, error: unknown) =>
  isRefusal(error) ? ([...MEMBER_TAGS, 'Missions'] as const) : [];

const promotionsApi = generated.enhanceEndpoints({
  endpoints: {
    // Its names are in the language of the call.
    listPromotions: { providesTags: ['Promotions', 'System'] },
    getPromotion: { providesTags: ['Promotions'] },
    signUpPromotion: { invalidatesTags: [...MEMBER_TAGS] },
    requestReward: { invalidatesTags: [...MEMBER_TAGS] },
    cancelRewardRequest: { invalidatesTags: [...MEMBER_TAGS] },
    listTickets: { providesTags: ['Rewards'] },
    openTicket: { invalidatesTags: refused },
    claimRaffle: { invalidatesTags: refused },
    listRewards: { providesTags: ['Rewards'] },
    claimReward: { invalidatesTags: refused },
    getBonusDetails: { providesTags: ['Rewards'] },
    getRebates: { providesTags: ['Rewards'] },
    claimRebate: { invalidatesTags: refused },
    getMissionSummary: { providesTags: ['Missions'] },
    getMissionLeaderboard: { providesTags: ['Missions'] },
    listMissions: { providesTags: ['Missions'] },
    claimMission: { invalidatesTags: refused },
    getRebateRates: { providesTags: ['Promotions'] },
    getReferral: { providesTags: ['Promotions'] },
    listReferredFriends: { providesTags: ['Promotions'] },
  },
});

export const { listPromotions } = promotionsApi.endpoints;
export const {
  useCancelRewardRequestMutation,
  useClaimMissionMutation,
  useClaimRaffleMutation,
  useClaimRebateMutation,
  useClaimRewardMutation,
  useGetBonusDetailsQuery,
  useGetMissionLeaderboardQuery,
  useGetMissionSummaryQuery,
  useGetPromotionQuery,
  useGetRebateRatesQuery,
  useGetRebatesQuery,
  useGetReferralQuery,
  useListMissionsQuery,
  useListPromotionsQuery,
  useListReferredFriendsQuery,
  useListRewardsQuery,
  useListTicketsQuery,
  useOpenTicketMutation,
  useRequestRewardMutation,
  useSignUpPromotionMutation,
} = promotionsApi;
export type {
  BonusPage,
  BonusRecord,
  BonusState,
  Mission,
  MissionLeaderboard,
  MissionLeaderboardRow,
  MissionPage,
  MissionSummary,
  Promotion,
  PromotionDetail,
  PromotionKind,
  PromotionPage,
  RebateRate,
  RebateStatement,
  Referral,
  ReferredFriend,
  Reward,
  RewardApplication,
  RewardPage,
  RewardReceipt,
  RewardStatus,
  Ticket,
  TicketKind,
  TicketPage,
  TicketPrize,
  TicketReveal,
} from '../generated/promotions';
