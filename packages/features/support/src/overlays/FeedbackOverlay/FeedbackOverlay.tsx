import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../../components/FeedbackForm/FeedbackForm';
import { FeedbackThanks } from '../../components/FeedbackThanks/FeedbackThanks';
import { useFeedback } from '../../model/useFeedback';

/** Feedback and complaints (MOD-08, SUP-02). A press outside does not discard what was written. */
export default function FeedbackOverlay() {
  const { t } = useTranslation('support');
  const { isOpen, close } = useOverlay('feedback');
  const { receipt, ...form } = useFeedback();
  return (
    <Dialog
      isOpen={isOpen}
      title={t('feedback.title')}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={close}
      footer={
        receipt === null ? undefined : (
          <Button isWide onClick={close}>
            {t('common:actions.ok')}
          </Button>
        )
      }
    >
      {receipt === null ? <FeedbackForm {...form} /> : <FeedbackThanks reference={receipt} />}
    </Dialog>
  );
}
