// Generated from spec/source by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnreadCount: build.query<
      GetUnreadCountApiResponse,
      GetUnreadCountApiArg
    >({
      query: () => ({ url: `/wps/relay/CSP_unreadCount` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as messagesApi };
export type GetUnreadCountApiResponse =
  /** status 200 The counts. */ UnreadCount;
export type GetUnreadCountApiArg = void;
export type AvailablePromo = {
  /** True when its entry shows. */
  enabled: boolean;
};
export type AvailablePromos = {
  REFERRAL: AvailablePromo;
};
export type UnreadCount = {
  /** Messages not read yet. */
  unreadMessage: number;
  /** Promotions that the member could enter now. */
  availablePromoCount: number;
  /** Missions with something to collect. */
  availableMissionCount: number;
  /** Rewards that wait to be claimed. */
  availableRewardCount: number;
  availablePromo: AvailablePromos;
};
