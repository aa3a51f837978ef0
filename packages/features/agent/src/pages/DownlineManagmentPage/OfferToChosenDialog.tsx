import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Select } from '@parlour/design-system/Select';
import { useContractLabels } from '@parlour/feature-shared';
import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferEditor } from '../ContractsPage/OfferEditor';

export interface OfferToChosenDialogProps {
  memberIds: readonly string[];
  /** Terms of the kinds that the agent may offer, at least one. */
  terms: readonly [ContractTerms, ...ContractTerms[]];
  /** Called with those to whom a contract was offered. */
  onDone: (memberIds: readonly string[]) => void;
  onClose: () => void;
}

/** Offers a contract to the people who were chosen in the list: the kind, and its editor with them (AG-07). */
export default function OfferToChosenDialog({
  memberIds,
  terms,
  onDone,
  onClose,
}: OfferToChosenDialogProps) {
  const { t } = useTranslation('agent');
  const { kinds } = useContractLabels();
  // Whoever has got an offer is chosen no longer, while the dialog still says so.
  const [chosen] = useState(memberIds);
  const [kind, setKind] = useState<string>(terms[0].kind);
  const ofKind = terms.find((one) => one.kind === kind) ?? terms[0];
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('offer.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <Stack gap={24}>
        {terms.length === 1 ? null : (
          <Select
            label={t('agentOffers:kind')}
            options={terms.map((one) => ({ value: one.kind, label: kinds[one.kind] }))}
            value={ofKind.kind}
            onChange={(event) => setKind(event.target.value)}
          />
        )}
        <OfferEditor key={ofKind.kind} terms={ofKind} chosen={chosen} onOffered={onDone} />
      </Stack>
    </Dialog>
  );
}
