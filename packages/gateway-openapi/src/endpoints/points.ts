import { isRefusal } from '../errors';
import { pointsApi as generated } from '../generated/points';

/** What was refused shows that the points or the products are not as they were thought to be. */
const ofRefusal = (_answer: unknown, error: unknown) =>
  isRefusal(error, 'WRONG_PASSWORD', 'PAYMENT_PASSWORD_REQUIRED') || !isRefusal(error)
    ? []
    : (['Points'] as const);

const pointsApi = generated.enhanceEndpoints({
  endpoints: {
    getPointBalance: { providesTags: ['Points'] },
    // Names and rules come in the language of the call; a change of it asks for `System` anew.
    getPointConfig: { providesTags: ['System'] },
    getPointRewards: { providesTags: ['Points', 'System'] },
    getRedeemList: { providesTags: ['Points', 'System'] },
    // What an exchange that took effect makes stale is told by the intent behind it.
    redeemPoints: { invalidatesTags: ofRefusal },
    convertPoints: { invalidatesTags: ofRefusal },
  },
});

export const { convertPoints, getPointConfig, getPointRewards, redeemPoints } = pointsApi.endpoints;
export const {
  useGetPointBalanceQuery,
  useGetPointConfigQuery,
  useGetPointRewardsQuery,
  useGetRedeemListQuery,
} = pointsApi;
export type {
  ConvertRequest,
  PointBalance,
  PointConfig,
  PointConversion,
  PointExchangeType,
  PointReward,
  PointRewardPage,
  RedeemRecord,
  RedeemRecordPage,
  RedeemRequest,
  RedeemStatus,
} from '../generated/points';
