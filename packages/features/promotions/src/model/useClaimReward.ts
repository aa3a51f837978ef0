import { useClaimRewardMutation } from '@parlour/gateway-openapi/promotions';
import { type Claim, useClaim } from './useClaim';

/** Claims rewards of the reward centre (PROMO-04). */
export function useClaimReward(): Claim<{ rewardId: string }> {
  const [claimReward] = useClaimRewardMutation();
  return useClaim({
    name: 'claimReward',
    send: (rewardClaim, key) => claimReward({ 'Idempotency-Key': key, rewardClaim }).unwrap(),
  });
}
