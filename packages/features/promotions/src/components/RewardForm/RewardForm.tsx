import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormImageUpload } from '@parlour/design-system/FormImageUpload';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextArea } from '@parlour/design-system/FormTextArea';
import type { ImageUploadStatus } from '@parlour/design-system/ImageUpload';
import { formDraft } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MOST_REMARK,
  type RewardRequestValues,
  rewardRequestSchema,
} from '../../model/rewardRequest.schema';

export interface RewardFormProps {
  promotionId: string;
  needsRemark: boolean;
  /** Maximum number of pictures; 0 for none. */
  maximumImages: number;
  errors: ServerErrors | undefined;
  /** Why an upload failed. */
  statusOf: (file: File) => ImageUploadStatus | undefined;
  onSubmit: (values: RewardRequestValues) => Promise<void>;
}

const EMPTY: RewardRequestValues = { remark: '', pictures: [] };

/** An application for a reward: a remark, and pictures as proof (PROMO-03). */
export function RewardForm({
  promotionId,
  needsRemark,
  maximumImages,
  errors,
  statusOf,
  onSubmit,
}: RewardFormProps) {
  const { t } = useTranslation('promotions');
  const schema = useMemo(() => rewardRequestSchema({ needsRemark }), [needsRemark]);
  return (
    <Form
      aria-label={t('action.requestReward')}
      schema={schema}
      draft={formDraft(`reward ${promotionId}`)}
      defaultValues={EMPTY}
      serverErrors={errors}
      translateError={(key, params) => t(key, params)}
      onSubmit={onSubmit}
    >
      <FormTextArea
        name="remark"
        label={t('request.remark')}
        hint={needsRemark ? t('request.remarkHint') : t('request.optional')}
        rows={3}
        limit={MOST_REMARK}
        labels={{
          count: (used, limit) => t('request.count', { used, limit }),
          left: (count) => t('request.left', { count }),
          tooLong: () => t('request.tooLong'),
        }}
      />
      {maximumImages === 0 ? null : (
        <FormImageUpload
          name="pictures"
          label={t('request.pictures')}
          hint={t('request.picturesHint')}
          maxFiles={maximumImages}
          statusOf={statusOf}
          labels={{
            choose: t('upload.choose'),
            drop: t('upload.drop'),
            count: (count, most) => t('upload.count', { count, most }),
            remove: t('upload.remove'),
            progress: t('upload.progress'),
            faults: {
              type: t('upload.type'),
              size: t('upload.size'),
              unreadable: t('upload.unreadable'),
              count: t('upload.tooMany'),
            },
          }}
        />
      )}
      <FormSubmit size="lg" isWide>
        {t('action.requestReward')}
      </FormSubmit>
    </Form>
  );
}
