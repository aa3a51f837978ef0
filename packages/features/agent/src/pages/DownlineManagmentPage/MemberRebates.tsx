import { Skeleton } from '@parlour/design-system/Skeleton';
import { toPanelState } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import {
  type TeamMemberDetail,
  useGetRebateLimitsQuery,
  useUpdateDownlineRebateMutation,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../components/Outcome/Outcome';
import { RebateForm } from '../../components/RebateForm/RebateForm';
import { useSubmitErrors } from '../../model/useSubmitErrors';

interface MemberRebatesProps {
  detail: TeamMemberDetail;
  /** BCP 47 tag of the reader's language. */
  tag: string;
  nameOf: (gameCategory: string) => string;
}

/** Changes the rebates of the direct downline, within the agent's own (AC-03). */
export function MemberRebates({ detail, tag, nameOf }: MemberRebatesProps) {
  const { t } = useTranslation('agent');
  const { memberId } = detail.member;
  const limits = toPanelState(useGetRebateLimitsQuery({ memberId }), t, (data) => data.limits);
  const [update, result] = useUpdateDownlineRebateMutation();
  const submitErrors = useSubmitErrors(result.error, {
    limits: limits.status === 'ready' ? limits.data : undefined,
  });
  if (result.isSuccess)
    return (
      <Outcome takesFocus tone="positive">
        {t('rebates.saved')}
      </Outcome>
    );
  if (limits.status === 'failed') return <LoadError title={t('rebates.failed')} state={limits} />;
  if (limits.status === 'loading') return <Skeleton height="12rem" />;
  return (
    <RebateForm
      limits={limits.data}
      rebates={detail.rebates}
      tag={tag}
      nameOf={nameOf}
      {...submitErrors}
      onSubmit={async (rebates) => {
        await update({ downlineRebateForm: { memberId, rebates } });
      }}
    />
  );
}
