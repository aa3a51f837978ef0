import { isRefusal } from '../errors';
import { pointsApi as generated } from '../generated/points';

/** A refusal means that the cached points or products are out of date. */
const ofRefusal = (_answer: unknown, error: unknown) =>
  isRefusal(error, 'WRONG_PASSWORD', 'PAYMENT_PASSWORD_REQUIRED') || !isRefusal(error)
    ? []
    : (['Points'] as const);

const pointsApi = generated.enhanceEndpoints({
  endpoints: {
    getPointBalance: { providesTags: ['Points'] },
    // Names and rules are in the language of the call; a change of language invalidates `System`.
    getPointConfig: { providesTags: ['System'] },
    getPointRewards: { providesTags: ['Points', 'System'] },
    getRedeemList: { providesTags: ['Points', 'System'] },
    // After a success, the intent of the exchange invalidates the tags.
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
