import { Button } from '@parlour/design-system/Button';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk, useCentreHref } from '@parlour/feature-core';
import type { PromotionDetail } from '@parlour/gateway-openapi/promotions';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketSection } from '../TicketSection';
import { CancelStep } from './CancelStep';
import { ClaimStep } from './ClaimStep';

// Lazy: forms and their schemas load with the first form.
const RequestStep = lazyChunk(() => import('./RequestStep'));

interface PromotionStepProps {
  detail: PromotionDetail;
  isJoining: boolean;
  joinError: string | null;
  onJoin: () => void;
}

/** The current step of a promotion (PROMO-02, PROMO-03). */
export function PromotionStep({ detail, isJoining, joinError, onJoin }: PromotionStepProps) {
  const { t } = useTranslation('promotions');
  const centreHref = useCentreHref();
  const { promotion, application } = detail;
  // The prize stays visible even after the last ticket, when the promotion has another step.
  const [hasTickets, setHasTickets] = useState(promotion.action === 'openTicket');
  if (promotion.action === 'openTicket' && !hasTickets) setHasTickets(true);
  if (hasTickets) return <TicketSection waitingOf={promotion.promotionId} />;
  switch (promotion.action) {
    case 'join':
      return (
        <Stack gap={12}>
          <Button size="lg" isWide isLoading={isJoining} onClick={onJoin}>
            {t('action.join')}
          </Button>
          {joinError === null ? null : (
            <Notice role="alert" tone="danger">
              {joinError}
            </Notice>
          )}
        </Stack>
      );
    case 'requestReward':
      return (
        <Suspense fallback={<Skeleton height="240px" />}>
          <RequestStep detail={detail} />
        </Suspense>
      );
    case 'cancelRequest':
      return application === null ? null : <CancelStep applicationId={application.applicationId} />;
    case 'claimReward':
      return <ClaimStep promotionId={promotion.promotionId} />;
    case 'viewHistory':
      return (
        <LinkButton href={centreHref('member', 'bonusDetails')} variant="outline" tone="neutral">
          {t('action.viewHistory')}
        </LinkButton>
      );
    default:
      return null;
  }
}
