import { Grid } from '@parlour/design-system/layout/Grid';
import { ProgressBar } from '@parlour/design-system/ProgressBar';
import { type PromotionAction, PromotionCard } from '@parlour/design-system/PromotionCard';
import { PromotionCardSkeleton } from '@parlour/design-system/PromotionCardSkeleton';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { type ImageSource, pictureUrl } from '@parlour/feature-core';
import type { Promotion } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { usePromotionTexts } from '../../model/usePromotionTexts';
import * as S from './PromotionGrid.styles';
import { useRestoredFocus } from './useRestoredFocus';

/** Number of cards that are seen first, whose pictures load at once. */
const FIRST = 3;
/** Minimum width of a card, in px. */
const CARD = 288;

export interface PromotionGridProps {
  promotions: readonly Promotion[];
  images: ImageSource;
  /** Heading level of the titles; default 2. */
  headingLevel?: 2 | 3;
  /** Address of a promotion over the list. */
  hrefOf: (promotionId: string) => string;
  /** The promotion whose step is being taken. */
  actingId?: string | undefined;
  /** Why the last step failed, and for which promotion. */
  error?: { promotionId: string; message: string } | null;
  onAct: (event: { id: string; action: PromotionAction }) => void;
}

/** Promotions as cards, each with the member's state and the next step (PROMO-01, PROMO-02). */
export function PromotionGrid({
  promotions,
  headingLevel = 2,
  images,
  hrefOf,
  actingId,
  error = null,
  onAct,
}: PromotionGridProps) {
  const { t } = useTranslation('promotions');
  const { labels, kindOf, periodOf, remainingOf, progressOf } = usePromotionTexts();
  const root = useRestoredFocus(promotions, actingId);
  return (
    <Grid ref={root} minColumn={CARD} gap={24}>
      {promotions.map((promotion, at) => {
        const { promotionId: id, title, status, action, summary, imageUrl } = promotion;
        const progress = progressOf(promotion);
        return (
          <PromotionCard
            key={id}
            data-promotion={id}
            promotion={{
              id,
              title,
              status,
              action,
              summary,
              href: hrefOf(id),
              src: pictureUrl(images, imageUrl) ?? undefined,
              kind: kindOf(promotion),
              period: periodOf(promotion),
              remaining: remainingOf(promotion),
            }}
            labels={labels}
            headingLevel={headingLevel}
            isEager={at < FIRST}
            isActing={actingId === id}
            onAct={onAct}
          >
            {progress === undefined ? null : (
              <ProgressBar
                label={t('progress.label')}
                isLabelHidden
                size="sm"
                value={progress.value}
                max={progress.max}
                valueText={progress.text}
              />
            )}
            {error?.promotionId === id ? (
              <S.ErrorText role="alert">{error.message}</S.ErrorText>
            ) : null}
          </PromotionCard>
        );
      })}
    </Grid>
  );
}

/** Skeleton of the cards. */
export function PromotionGridSkeleton({ count = 6 }: { count?: number }) {
  const { t } = useTranslation('common');
  return (
    <>
      <VisuallyHidden role="status">{t('common:loading')}</VisuallyHidden>
      <Grid minColumn={CARD} gap={24} aria-hidden>
        {Array.from({ length: count }, (_, at) => (
          <PromotionCardSkeleton key={at} />
        ))}
      </Grid>
    </>
  );
}
