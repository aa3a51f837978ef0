import {
  type ContractOutcome,
  type ContractsDraft,
  type ContractsPreview,
  type ContractTerms,
  useOfferContractsMutation,
  usePreviewContractsMutation,
} from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { type OfferValues, tierSchema, toWireTiers } from './offer.schema';

/** The offer that was previewed, and what it would end. */
interface ShownPreview {
  draft: string;
  preview: ContractsPreview;
}

const isHarmless = ({ people }: ContractsPreview): boolean =>
  people.length === 1 &&
  people.every(
    ({ replaces, wouldTerminate, hasOpenOffer }) =>
      replaces === null && wouldTerminate.length === 0 && !hasOpenOffer,
  );

/**
 * Offers a contract to one or several people: first what it would mean for each is shown, then it is sent. To one person
 * of whom nothing would end it is sent at once.
 *
 * @param onOffered called with those to whom it was offered
 */
export function useOffers(
  { kind, periods, ...terms }: ContractTerms,
  onOffered?: (memberIds: readonly string[]) => void,
) {
  const [preview, previewed] = usePreviewContractsMutation();
  const [offer, offered] = useOfferContractsMutation();
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const [sent, setSent] = useState<OfferValues | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ContractOutcome[] | null>(null);
  const schema = tierSchema(terms);

  const draftOf = ({ people, period, tiers }: OfferValues): ContractsDraft => ({
    kind,
    people,
    period: periods.find((one) => one === period) ?? 'daily',
    tiers: toWireTiers(tiers.filter((tier) => schema.isValidSync(tier))),
  });
  const previewOf = (values: OfferValues): ContractsPreview | null =>
    shown?.draft === JSON.stringify(draftOf(values)) ? shown.preview : null;

  const submit = async (values: OfferValues): Promise<void> => {
    const draft = draftOf(values);
    let known = previewOf(values);
    if (known === null) {
      const { data } = await preview({ contractsDraft: draft });
      if (data === undefined) return;
      known = data;
      if (!isHarmless(data)) {
        setShown({ draft: JSON.stringify(draft), preview: data });
        return;
      }
    }
    const people = known.people.map(({ memberId, wouldTerminate }) => ({
      memberId,
      knownTerminations: wouldTerminate.map(({ contractId }) => contractId),
    }));
    const { data } = await offer({ contractsOffer: { ...draft, people, remark: values.remark } });
    // What would end may have changed meanwhile.
    setShown(null);
    if (data === undefined) return;
    setSent(values);
    setOutcomes(data.outcomes);
    onOffered?.(
      data.outcomes.flatMap(({ memberId, refusal }) => (refusal === null ? [memberId] : [])),
    );
  };

  return {
    /** Null until it was sent. */
    outcomes,
    /** What is tried again; null at first. */
    kept: sent,
    error: previewed.error ?? offered.error,
    draftOf,
    /** What was shown for these values; null if nothing was, or if they have changed since. */
    previewOf,
    submit,
    tryAgain: ({ people }: { people: string[] }) => {
      setSent((values) => (values === null ? null : { ...values, people }));
      setOutcomes(null);
    },
  };
}
