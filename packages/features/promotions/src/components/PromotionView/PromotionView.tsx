import { Badge } from '@parlour/design-system/Badge';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Meter } from '@parlour/design-system/Meter';
import { STATUS_TONES } from '@parlour/design-system/PromotionCard';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { SmartImage } from '@parlour/design-system/SmartImage';
import { checkContentLink, type ImageSource, pictureUrl } from '@parlour/feature-core';
import type { PromotionDetail } from '@parlour/gateway-openapi/promotions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePromotionTexts } from '../../model/usePromotionTexts';
import { PromotionFacts } from '../PromotionFacts/PromotionFacts';
import * as S from './PromotionView.styles';

export interface PromotionViewProps {
  detail: PromotionDetail;
  images: ImageSource;
  /** Name of a game category by its code. */
  categoryOf: (code: string) => string;
  /** The next step, with its content. */
  children?: ReactNode;
}

/** One promotion in full: the member's state, the next step, its figures and its terms. */
export function PromotionView({ detail, images, categoryOf, children }: PromotionViewProps) {
  const { t } = useTranslation('promotions');
  const { labels, kindOf, periodOf, remainingOf, progressOf } = usePromotionTexts();
  const { promotion, terms } = detail;
  const src = pictureUrl(images, promotion.imageUrl);
  const progress = progressOf(promotion);
  const remaining = remainingOf(promotion);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        {src === null ? null : (
          <S.Media>
            <SmartImage src={src} alt="" ratio="5 / 2" isEager />
          </S.Media>
        )}
        <S.Standing>
          <Badge tone={STATUS_TONES[promotion.status]}>{labels.statuses[promotion.status]}</Badge>
          <span>{kindOf(promotion)}</span>
          {remaining === undefined ? null : <span>{remaining}</span>}
        </S.Standing>
        <p>{promotion.summary}</p>
        {progress === undefined ? null : (
          <Meter
            label={t('progress.label')}
            value={progress.value}
            max={progress.max}
            valueText={progress.text}
          />
        )}
      </Stack>
      {children}
      <PromotionFacts detail={detail} period={periodOf(promotion)} categoryOf={categoryOf} />
      <S.Terms>
        <h3>{t('terms')}</h3>
        <SafeHtml html={terms} imageHosts={images.hosts} checkLink={checkContentLink} />
      </S.Terms>
    </Stack>
  );
}
