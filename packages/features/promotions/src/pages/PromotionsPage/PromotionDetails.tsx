import { Dialog } from '@parlour/design-system/Dialog';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  useCategoryNames,
  useCoreSelector,
  useDocumentHead,
  useImageSource,
} from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { PromotionDetail, RewardApplication } from '@parlour/gateway-openapi/promotions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationView } from '../../components/ApplicationView/ApplicationView';
import { PromotionView } from '../../components/PromotionView/PromotionView';
import type { JoinError } from '../../model/useJoin';
import { usePromotion } from '../../model/usePromotion';
import { PromotionStep } from './PromotionStep';

/** Whether an application still matters for the current state of the promotion. */
const isAnswerOpen = (
  detail: PromotionDetail,
): detail is PromotionDetail & { application: RewardApplication } =>
  detail.application !== null && detail.application.status === detail.promotion.status;

export interface PromotionDetailsProps {
  promotionId: string;
  /** The promotion that is being joined. */
  joiningId: string | undefined;
  /** Why the last join failed. */
  error: JoinError | null;
  onJoin: (promotionId: string) => void;
  onClose: () => void;
}

/** The promotion of the address in full, over the list (PROMO-02, PROMO-03). */
export default function PromotionDetails({
  promotionId,
  joiningId,
  error,
  onJoin,
  onClose,
}: PromotionDetailsProps) {
  const { t } = useTranslation('promotions');
  const images = useImageSource();
  const categoryOf = useCategoryNames();
  const brand = useCoreSelector(({ merchant }) => merchant.theme.name);
  const state = usePromotion(promotionId);
  const { title, summary, action } = state.status === 'ready' ? state.data.promotion : {};
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The button of a step disappears after the step, and focus would leave the dialog.
    if (action !== undefined && document.activeElement === document.body) dialog.current?.focus();
  }, [action]);
  useDocumentHead(`${title ?? t('title')} · ${brand}`, summary ?? t('text'), 'overlay');
  return (
    <Dialog
      ref={dialog}
      isOpen
      size="md"
      title={title ?? t('title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {state.status === 'loading' ? <Skeleton height="420px" /> : null}
      {state.status === 'failed' ? <LoadError title={t('failedOne')} state={state} /> : null}
      {state.status === 'ready' ? (
        <PromotionView detail={state.data} images={images} categoryOf={categoryOf}>
          {isAnswerOpen(state.data) ? (
            <ApplicationView application={state.data.application} images={images} />
          ) : null}
          <PromotionStep
            detail={state.data}
            isJoining={joiningId === promotionId}
            joinError={error?.promotionId === promotionId ? error.message : null}
            onJoin={() => onJoin(promotionId)}
          />
        </PromotionView>
      ) : null}
    </Dialog>
  );
}
