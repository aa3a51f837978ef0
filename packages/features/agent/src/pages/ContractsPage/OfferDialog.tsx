import { Dialog } from '@parlour/design-system/Dialog';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { toPanelState, useLanguage, useReplacedRate } from '@parlour/feature-core';
import { ContractConsequences, LoadError } from '@parlour/feature-shared';
import { useGetTeamLevelQuery } from '@parlour/gateway-openapi/agent';
import {
  type ContractDraft,
  type ContractPreview,
  type ContractTerms,
  useOfferContractMutation,
  usePreviewContractMutation,
} from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoTeam } from '../../components/NoTeam/NoTeam';
import { OfferForm } from '../../components/OfferForm/OfferForm';
import { Outcome } from '../../components/Outcome/Outcome';
import { type OfferValues, toWireTiers } from '../../model/offer.schema';
import { useSubmitErrors } from '../../model/useSubmitErrors';

export interface OfferDialogProps {
  terms: ContractTerms;
  onClose: () => void;
}

/** The offer that was previewed, and what it would end. */
interface ShownPreview {
  draft: string;
  preview: ContractPreview;
}

/** Offers a contract; what it would end is shown before it is sent (AC-05). */
export default function OfferDialog({ terms, onClose }: OfferDialogProps) {
  const { t } = useTranslation('agent');
  const { tag } = useLanguage();
  const people = toPanelState(useGetTeamLevelQuery({}), t, (members) =>
    members.map(({ memberId, account }) => ({ value: memberId, label: account })),
  );
  const [preview, previewed] = usePreviewContractMutation();
  const [offer, offered] = useOfferContractMutation();
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const { errors, formError } = useSubmitErrors(previewed.error ?? offered.error);
  const ended = shown?.preview.wouldTerminate ?? [];
  const replaces = shown?.preview.replaces ?? null;
  const replacedRate = useReplacedRate(replaces);
  const isHarmless = replaces === null && ended.length === 0;

  const handleSubmit = async (values: OfferValues): Promise<void> => {
    const draft: ContractDraft = {
      kind: terms.kind,
      memberId: values.memberId,
      period: terms.periods.find((period) => period === values.period) ?? 'daily',
      tiers: toWireTiers(values.tiers),
    };
    const fingerprint = JSON.stringify(draft);
    let known = shown?.draft === fingerprint ? shown.preview : null;
    if (known === null) {
      const { data } = await preview({ contractDraft: draft });
      if (data === undefined) return;
      known = data;
      setShown({ draft: fingerprint, preview: data });
      // A contract would end: show that before anything is sent.
      if (data.replaces !== null || data.wouldTerminate.length > 0) return;
    }
    const knownTerminations = known.wouldTerminate.map(({ contractId }) => contractId);
    const { error } = await offer({
      contractOffer: { ...draft, remark: values.remark, knownTerminations },
    });
    // What would end may have changed meanwhile.
    if (error !== undefined) setShown(null);
  };

  const draw = () => {
    if (offered.data !== undefined)
      return (
        <Outcome takesFocus tone="positive" title={t('offer.done')}>
          {t('offer.doneText', { account: offered.data.counterpartAccount })}
        </Outcome>
      );
    if (people.status === 'failed') return <LoadError title={t('team.failed')} state={people} />;
    if (people.status === 'loading') return <Skeleton height="20rem" />;
    if (people.data.length === 0) return <NoTeam />;
    return (
      <OfferForm
        terms={terms}
        people={people.data}
        tag={tag}
        errors={errors}
        action={t(isHarmless ? 'offer.send' : 'offer.allTheSame')}
        notice={
          formError !== undefined ? (
            <Outcome tone="danger">{formError}</Outcome>
          ) : isHarmless ? null : (
            <div role="status">
              <ContractConsequences
                isReplacing={replaces !== null}
                replacedRate={replacedRate}
                ended={ended}
              />
            </div>
          )
        }
        onSubmit={handleSubmit}
      />
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('offer.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
