import { Dialog } from '@parlour/design-system/Dialog';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { toPanelState, useCategoryNames, useLanguage } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import {
  type RegisterLink,
  useCreateRegisterLinkMutation,
  useGetRebateLimitsQuery,
  useUpdateRegisterLinkMutation,
} from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { LinkForm } from '../../components/LinkForm/LinkForm';
import { endOfDay } from '../../model/account.schema';
import { fromRebateTexts } from '../../model/rebates.schema';
import { useSubmitErrors } from '../../model/useSubmitErrors';

export interface LinkDialogProps {
  /** The link to edit; null for a new one. */
  link: RegisterLink | null;
  onClose: () => void;
}

/** Creates or edits a register link. */
export default function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t } = useTranslation('agent');
  const { tag } = useLanguage();
  const nameOf = useCategoryNames();
  const limits = toPanelState(useGetRebateLimitsQuery({}), t, (data) => data.limits);
  const [create, created] = useCreateRegisterLinkMutation();
  const [update, updated] = useUpdateRegisterLinkMutation();
  const submitErrors = useSubmitErrors(created.error ?? updated.error, {
    limits: limits.status === 'ready' ? limits.data : undefined,
    prefix: 'rebates.',
  });
  const draw = () => {
    if (limits.status === 'failed') return <LoadError title={t('rebates.failed')} state={limits} />;
    if (limits.status === 'loading') return <Skeleton height="16rem" />;
    return (
      <LinkForm
        link={link}
        limits={limits.data}
        tag={tag}
        nameOf={nameOf}
        {...submitErrors}
        onSubmit={async ({ accountType, name, expiresOn, isEnabled, rebates: texts }) => {
          const expiresAt = endOfDay(expiresOn);
          const rebates = fromRebateTexts(texts, limits.data);
          const answered =
            link === null
              ? await create({ registerLinkForm: { accountType, name, rebates, expiresAt } })
              : await update({
                  registerLinkUpdate: {
                    linkId: link.linkId,
                    enabled: isEnabled === 'yes',
                    name,
                    rebates,
                    expiresAt,
                  },
                });
          if (answered.error === undefined) onClose();
        }}
      />
    );
  };
  return (
    <Dialog
      isOpen
      title={link === null ? t('link.make') : t('link.changeOf', { name: link.name })}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
