import { Dialog } from '@parlour/design-system/Dialog';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { OfferEditor } from './OfferEditor';

export interface OfferDialogProps {
  terms: ContractTerms;
  onClose: () => void;
}

/** Offers a contract to one or several people; what it would end is shown before it is sent (AC-05, AG-07). */
export default function OfferDialog({ terms, onClose }: OfferDialogProps) {
  const { t } = useTranslation('agent');
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('offer.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <OfferEditor terms={terms} />
    </Dialog>
  );
}
