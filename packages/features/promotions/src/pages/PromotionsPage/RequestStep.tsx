import type { PromotionDetail } from '@parlour/gateway-openapi/promotions';
import { RewardForm } from '../../components/RewardForm/RewardForm';
import { useRewardRequest } from '../../model/useRewardRequest';

interface RequestStepProps {
  detail: PromotionDetail;
}

/** The application form for a reward. */
export default function RequestStep({ detail }: RequestStepProps) {
  const { promotion, needsRemark, maximumImages } = detail;
  const { errors, statusOf, onSubmit } = useRewardRequest(promotion.promotionId);
  return (
    <RewardForm
      promotionId={promotion.promotionId}
      needsRemark={needsRemark}
      maximumImages={maximumImages}
      errors={errors}
      statusOf={statusOf}
      onSubmit={onSubmit}
    />
  );
}
