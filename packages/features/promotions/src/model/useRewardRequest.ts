import type { ImageUploadStatus } from '@parlour/design-system/ImageUpload';
import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { isRefusal } from '@parlour/gateway-openapi';
import { useRequestRewardMutation } from '@parlour/gateway-openapi/promotions';
import { useUploadImageMutation } from '@parlour/gateway-openapi/system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewardRequestValues } from './rewardRequest.schema';

/** Texts of the gateway's field errors of an application. */
const FIELD_ERRORS: Readonly<Record<string, readonly [field: string, key: string]>> = {
  remark: ['remark', 'request.remarkNeeded'],
  imageIds: ['pictures', 'request.picturesRefused'],
};

/** Applies for the reward of a promotion; pictures are uploaded first (PROMO-03). */
export function useRewardRequest(promotionId: string) {
  const { t } = useTranslation('promotions');
  const [upload] = useUploadImageMutation();
  const [request] = useRequestRewardMutation();
  const [errors, setErrors] = useState<Record<string, string>>();
  const [uploadErrors, setUploadErrors] = useState<ReadonlyMap<File, string>>(new Map());
  // A retry does not upload a picture again.
  const sent = useRef(new WeakMap<File, string>());

  /** Uploads one picture and returns its name at the gateway; null if that failed. */
  const send = async (file: File): Promise<string | null> => {
    const known = sent.current.get(file);
    if (known !== undefined) return known;
    try {
      const { imageId } = await upload({ imageUpload: { purpose: 'activity', file } }).unwrap();
      sent.current.set(file, imageId);
      return imageId;
    } catch (error) {
      const message = failureText(error, t);
      setUploadErrors((before) => new Map(before).set(file, message));
      return null;
    }
  };

  const toErrors = (error: unknown): Record<string, string> => {
    const field = isRefusal(error, 'BAD_REQUEST') ? error.details.fields?.[0]?.field : undefined;
    const known = field === undefined ? undefined : FIELD_ERRORS[field];
    return known === undefined
      ? rateLimitForm({ root: failureText(error, t) }, error)
      : { [known[0]]: t(known[1]) };
  };

  return {
    errors,
    statusOf: (file: File): ImageUploadStatus | undefined => {
      const error = uploadErrors.get(file);
      return error === undefined ? undefined : { error };
    },
    onSubmit: async ({ remark, pictures }: RewardRequestValues): Promise<void> => {
      setUploadErrors(new Map());
      const imageIds = await Promise.all(pictures.map(send));
      if (imageIds.includes(null)) {
        setErrors({ root: t('request.picturesLeft') });
        return;
      }
      const rewardRequest = {
        promotionId,
        remark,
        imageIds: imageIds.filter((id) => id !== null),
      };
      try {
        await request({ rewardRequest }).unwrap();
        showToast({ tone: 'positive', title: t('request.sent') });
      } catch (error) {
        setErrors(toErrors(error));
      }
    },
  };
}
