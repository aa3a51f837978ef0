import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { SmartImage } from '@parlour/design-system/SmartImage';
import { formatMoment, type ImageSource, pictureUrl, useLanguage } from '@parlour/feature-core';
import type { RewardApplication } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import * as S from './ApplicationView.styles';

export interface ApplicationViewProps {
  application: RewardApplication;
  images: ImageSource;
}

/** The member's application, and the answer to it. */
export function ApplicationView({ application, images }: ApplicationViewProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const { status, remark, images: pictures, requestedAt, rejectionReason } = application;
  const isRejected = status === 'rejected';
  return (
    <Notice
      tone={isRejected ? 'danger' : 'info'}
      title={t(isRejected ? 'application.rejected' : 'application.applying')}
    >
      <Stack gap={8}>
        {rejectionReason === null ? null : <p>{rejectionReason}</p>}
        <p>{t('application.sentAt', { date: formatMoment(requestedAt, tag) })}</p>
        {remark === '' ? null : <p>{t('application.remark', { remark })}</p>}
        {pictures.length === 0 ? null : (
          <S.Pictures role="list">
            {pictures.map(({ imageId, imageUrl }, at) => (
              <li key={imageId}>
                <SmartImage
                  // Uploads are stored at the gateway, never at the hosts of public pictures.
                  src={pictureUrl({ ...images, hosts: [] }, imageUrl) ?? undefined}
                  alt={t('application.picture', { number: at + 1 })}
                  ratio="4 / 3"
                />
              </li>
            ))}
          </S.Pictures>
        )}
      </Stack>
    </Notice>
  );
}
